"""How Sphinx builds the site, from the sources that `python docs/pages.py site FOLDER` has put together."""

project = "yimao"
copyright = "the yimao contributors"
extensions = ["myst_parser"]
root_doc = "index"
html_theme = "furo"
html_title = "yimao"
html_show_sphinx = False
html_copy_source = False
smartquotes = False  # they would make one dash of the two of an option
pygments_style = "default"
pygments_dark_style = "monokai"
myst_enable_extensions = ["colon_fence"]
exclude_patterns = ["kb", "schema"]
