"""The settings: which file is read, what goes before what, and what is refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from yimao.bridge import config
from yimao.bridge.errors import InputError

VARIABLES = ("LANG", "TZ", "DAY_STARTS", "SUMMER_TIME", "MATTER", "PROOF", "JOURNAL")


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Name a file of settings, which is not there yet, in an environment that says nothing."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", *(f"YIMAO_{key}" for key in VARIABLES)):
        monkeypatch.delenv(name, raising=False)
    path = tmp_path / "yimao.toml"
    monkeypatch.setenv("YIMAO_CONFIG", str(path))
    return path


def written(file: Path, text: str) -> config.Settings:
    """Write the file and read the settings."""
    file.write_text(text, encoding="utf-8")
    return config.load()


def refusal(file: Path, text: str) -> str:
    """Return why a file is refused."""
    with pytest.raises(InputError) as refused:
        written(file, text)
    return refused.value.message


def test_without_a_file_everything_is_at_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YIMAO_CONFIG", "")
    settings = config.load()
    assert settings.file is None
    assert {setting.key: setting.value for setting in settings.settings} == {
        "lang": "both", "day_starts": "23:00", "summer_time": "correct", "tz": None, "matter": None,
        "proof": "short", "journal": False,
    }  # fmt: skip
    assert {(setting.origin, setting.place) for setting in settings.settings} == {("default", None)}
    assert settings.readings == {}


def test_a_file_is_read(file: Path) -> None:
    settings = written(
        file,
        'lang = "zh-hans"\nday_starts = "00:00"\nsummer_time = "clock"\ntz = "Asia/Shanghai"\n'
        'matter = "疾病"\nproof = "none"\njournal = true\n[readings]\nban = "ren_yi"\n',
    )
    assert settings.file == file
    assert {setting.origin for setting in settings.settings} == {"file"}
    assert {setting.place for setting in settings.settings} == {str(file)}
    values = {setting.key: setting.value for setting in settings.settings}
    assert values == {
        "lang": "zh-hans", "day_starts": "00:00", "summer_time": "clock", "tz": "Asia/Shanghai",
        "matter": "疾病", "proof": "none", "journal": True, "readings.ban": "ren_yi",
    }  # fmt: skip
    assert settings.readings == {"ban": "ren_yi"}
    assert settings["matter"] == "疾病"


def test_the_environment_goes_before_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YIMAO_LANG", "en")
    monkeypatch.setenv("YIMAO_JOURNAL", "off")
    settings = written(file, 'lang = "zh"\njournal = true\nproof = "full"\n')
    origins = {setting.key: (setting.value, setting.origin, setting.place) for setting in settings.settings}
    assert origins["lang"] == ("en", "environment", "YIMAO_LANG")
    assert origins["journal"] == (False, "environment", "YIMAO_JOURNAL")
    assert origins["proof"] == ("full", "file", str(file))
    assert origins["tz"] == (None, "default", None)


@pytest.mark.parametrize(
    ("variables", "lang", "origin"),
    [
        ({"LANG": "zh_TW.UTF-8"}, "zh", "locale"),
        ({"LANG": "zh_HK.UTF-8"}, "zh", "locale"),
        ({"LANG": "zh_Hant"}, "zh", "locale"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-hans", "locale"),
        ({"LANG": "zh_SG"}, "zh-hans", "locale"),
        ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, "zh-hans", "locale"),
        ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, "both", "default"),
        ({"LANG": "de_DE.UTF-8"}, "both", "default"),
    ],
)
def test_the_locale_chooses_language_and_script(
    monkeypatch: pytest.MonkeyPatch, file: Path, variables: dict[str, str], lang: str, origin: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    setting = written(file, "").settings[0]
    assert (setting.key, setting.value, setting.origin) == ("lang", lang, origin)
    assert written(file, 'lang = "en"\n')["lang"] == "en"


def test_where_the_file_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("YIMAO_CONFIG")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    file = config.config_file()
    assert file is not None
    assert file.name == "yimao.toml"
    if sys.platform == "linux":
        assert file == tmp_path / "settings" / "yimao" / "yimao.toml"
    assert config.load().file is None  # one that nobody named need not be there


def test_a_file_that_is_named_must_be_there(file: Path) -> None:
    with pytest.raises(InputError, match=r"YIMAO_CONFIG names .*yimao\.toml, which is not there"):
        config.load()


def test_a_byte_order_mark_and_a_time_of_toml_will_do(file: Path) -> None:
    assert written(file, "\ufeffday_starts = 00:00:00\n")["day_starts"] == "00:00"


REFUSED: dict[str, tuple[str, list[str]]] = {
    "unknown key": ('langg = "en"', ["'langg'", "lang, day_starts", "nearest is lang"]),
    "unknown value": (
        'lang = "fr"',
        ["lang in ", "'fr'", "zh, en, both, zh-hans and both-hans"],
    ),
    "a value near to one": ('lang = "zh-han"', ["'zh-han'", "nearest is zh-hans"]),
    "wrong case": ('proof = "Full"', ["'Full'", "nearest is full"]),
    "no switch": ('journal = "perhaps"', ["journal in", "'perhaps'", "true and false"]),
    "a number": ("tz = 8", ["tz in", "is 8", "text in quotes"]),
    "empty text": ('matter = " "', ["matter in", "text in quotes"]),
    "no table": ('readings = "ban"', ["readings in", "[readings]"]),
    "a reading that is a number": ("[readings]\nban = 1", ["readings.ban in", "is 1"]),
    "another time": ("day_starts = 01:00:00", ["01:00:00", "23:00 and 00:00"]),
    "not TOML": ("lang = en", ["not TOML", "line 1"]),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(file: Path, name: str) -> None:
    text, parts = REFUSED[name]
    message = refusal(file, text)
    assert [part for part in parts if part not in message] == []
    assert str(file) in message
    assert "\n" not in message


def test_a_variable_that_is_refused_is_named(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setenv("YIMAO_PROOF", "long")
    assert "YIMAO_PROOF is 'long'" in refusal(file, "")


def test_a_file_that_cannot_be_read_is_refused(file: Path) -> None:
    file.write_bytes(b"lang = '\xff'")
    with pytest.raises(InputError, match="not UTF-8"):
        config.load()
    file.unlink()
    file.mkdir()
    with pytest.raises(InputError, match="cannot be read"):
        config.load()


# ── writing ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "before",
    [
        "",
        '# mine\nlang = "en"  # for guests\n',
        "[readings]\nban = 'ren_yi'\n",
        "journal = false # not yet\n",
    ],
)
@pytest.mark.parametrize("value", [True, False])
def test_a_key_is_set_and_all_else_kept(file: Path, before: str, value: bool) -> None:
    file.write_text(before, encoding="utf-8")
    old = config.load()
    assert config.write("journal", value) == file
    new = config.load()
    assert new["journal"] is value
    others = [setting for setting in new.settings if setting.key != "journal"]
    assert others == [setting for setting in old.settings if setting.key != "journal"]
    text = file.read_text(encoding="utf-8")
    assert all(remark in text for remark in ("# mine", "# for guests", "# not yet") if remark in before)
    assert list(file.parent.iterdir()) == [file]


def test_a_file_is_made_with_its_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "yimao.toml"
    monkeypatch.setenv("YIMAO_CONFIG", str(file))
    config.write("journal", True)
    assert file.read_text(encoding="utf-8") == "journal = true\n"


def test_a_link_stays_one(file: Path, tmp_path: Path) -> None:
    real = tmp_path / "real.toml"
    real.write_text('lang = "en"\n', encoding="utf-8")
    file.symlink_to(real)
    config.write("journal", True)
    assert file.is_symlink()
    assert 'lang = "en"\njournal = true' in real.read_text(encoding="utf-8")


@pytest.mark.parametrize("bad", [b"lang = en\n", b"\xff\n"])
def test_a_file_that_does_not_read_is_not_written(file: Path, bad: bytes) -> None:
    file.write_bytes(bad)
    with pytest.raises(InputError):
        config.write("journal", True)
    assert file.read_bytes() == bad
    assert list(file.parent.iterdir()) == [file]


def test_without_a_file_nothing_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("YIMAO_CONFIG", "")
    with pytest.raises(InputError, match="no file of settings"):
        config.write("journal", True)
    monkeypatch.setenv("YIMAO_CONFIG", str(tmp_path / "none" / "yimao.toml"))
    (tmp_path / "none").write_text("not a folder", encoding="utf-8")
    with pytest.raises(InputError, match="cannot be written"):
        config.write("journal", True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX")
def test_what_is_no_file_is_not_written_over(file: Path) -> None:
    os.mkfifo(file)
    with pytest.raises(InputError, match="is no file that settings can be written to"):
        config.write("journal", True)
    assert file.is_fifo()
    file.unlink()
    file.mkdir()
    with pytest.raises(InputError, match="is no file that settings can be written to"):
        config.write("journal", True)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="/dev/zero is of POSIX")
def test_what_never_ends_is_no_file_of_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YIMAO_CONFIG", "/dev/zero")
    with pytest.raises(InputError, match="no file of settings is"):
        config.load()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX")
def test_a_pipe_is_not_waited_for(file: Path) -> None:
    os.mkfifo(file)
    with pytest.raises(InputError, match="is a pipe; the settings stand in a file"):
        config.load()


def test_as_json(file: Path) -> None:
    shown: dict[str, Any] = written(file, "journal = true\n").to_json()
    assert (shown["schema"], shown["file"]) == ("yimao.config.1", str(file))
    assert shown["settings"][-1] == {"key": "journal", "value": True, "origin": "file", "place": str(file)}
