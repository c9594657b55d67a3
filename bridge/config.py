"""The settings: what a TOML file and the environment say, and where each of them comes from.

The file is the one that YIMAO_CONFIG names, else `yimao.toml` in the user's folder for configuration. The
environment goes before the file: YIMAO_LANG, YIMAO_TZ and so on, a variable for each key.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from yimao.bridge.errors import InputError, guess, shown

LANGS: Final = ("zh", "en", "both", "zh-hans", "both-hans")
DAY_STARTS: Final = ("23:00", "00:00")
SUMMER_TIME: Final = ("correct", "clock")
PROOFS: Final = ("none", "short", "full")

_TRADITIONAL: Final = ("tw", "hk", "mo", "hant")  # of the locales in Chinese
_LONGEST: Final = 1 << 20  # bytes of a file of settings
_SWITCH: Final = {
    "true": True, "on": True, "yes": True, "1": True, "false": False, "off": False, "no": False, "0": False,
}  # fmt: skip


class Setting(NamedTuple):
    """A setting in force, and where it comes from.

    `origin` is file, environment, locale or default; `place` is the file or the variable, None for a default.
    The value of a default may be None: the machine's time zone, no matter.
    """

    key: str
    value: Any
    origin: str
    place: str | None

    def to_json(self) -> dict[str, Any]:
        """Return the fields."""
        return self._asdict()


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting in force, `file` being the one that was read, None where there is none."""

    file: Path | None
    settings: tuple[Setting, ...]

    def __getitem__(self, key: str) -> Any:
        """Return the value of a setting."""
        return next(setting.value for setting in self.settings if setting.key == key)

    @property
    def readings(self) -> dict[str, str]:
        """The readings that are not left at their default."""
        named = (setting for setting in self.settings if setting.key.startswith("readings."))
        return {setting.key.partition(".")[2]: setting.value for setting in named}

    def to_json(self) -> dict[str, Any]:
        """Return the settings by the names of `yimao config --json`."""
        return {
            "schema": "yimao.config.1",
            "file": None if self.file is None else str(self.file),
            "settings": [setting.to_json() for setting in self.settings],
        }


class _Key(NamedTuple):
    """What a key may hold, and what it is where nothing is said."""

    read: Callable[[Any], Any]  # raises ValueError, saying what is allowed
    default: Any


def _one_of(*allowed: str) -> Callable[[Any], str]:
    def read(given: Any) -> str:
        text = f"{given:%H:%M}" if isinstance(given, time) else given
        if text in allowed:
            return str(text)
        raise ValueError(
            f"allowed are {', '.join(allowed[:-1])} and {allowed[-1]}{guess(str(text), allowed)}"
        )

    return read


def _text(given: Any) -> str:
    if isinstance(given, str) and given.strip():
        return given.strip()
    raise ValueError("text in quotes is wanted")


def _switch(given: Any) -> bool:
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.strip().lower() in _SWITCH:
        return _SWITCH[given.strip().lower()]
    raise ValueError("allowed are true and false")


_KEYS: Final = {
    "lang": _Key(_one_of(*LANGS), "both"),
    "day_starts": _Key(_one_of(*DAY_STARTS), "23:00"),
    "summer_time": _Key(_one_of(*SUMMER_TIME), "correct"),
    "tz": _Key(_text, None),
    "matter": _Key(_text, None),
    "proof": _Key(_one_of(*PROOFS), "short"),
    "journal": _Key(_switch, False),
}


def config_file() -> Path | None:
    """Return where the file of settings is or would be; None where YIMAO_CONFIG is set to nothing."""
    chosen = os.environ.get("YIMAO_CONFIG")
    if chosen is None:
        from platformdirs import user_config_dir

        return Path(user_config_dir("yimao", appauthor=False)) / "yimao.toml"
    return Path(chosen).absolute() if chosen else None


def load() -> Settings:
    """Return the settings in force.

    Raises InputError for a file that YIMAO_CONFIG names and that is not there, one that does not read, a key
    that is none of the settings, and a value that is not allowed.
    """
    file = config_file()
    given = {} if file is None else _given(file)
    settings = []
    for key, (read, default) in _KEYS.items():
        variable = f"YIMAO_{key.upper()}"
        if said := os.environ.get(variable):
            settings.append(Setting(key, _read(read, said, variable), "environment", variable))
        elif key in given:
            settings.append(Setting(key, _read(read, given[key], f"{key} in {file}"), "file", str(file)))
        elif key == "lang" and (chosen := _of_the_locale()):
            settings.append(chosen)
        else:
            settings.append(Setting(key, default, "default", None))
    for name, option in given.get("readings", {}).items():
        read_option = _read(_text, option, f"readings.{name} in {file}")
        settings.append(Setting(f"readings.{name}", read_option, "file", str(file)))
    return Settings(file if file and file.exists() else None, tuple(settings))


def _of_the_locale() -> Setting | None:
    """Return the language of a Chinese locale, in the script of its country."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable, "").lower():
            if not locale.startswith("zh"):
                return None
            lang = "zh" if any(part in locale for part in _TRADITIONAL) else "zh-hans"
            return Setting("lang", lang, "locale", variable)
    return None


def _given(file: Path) -> Mapping[str, Any]:
    """Return what a file of settings says, nothing where there is no such file."""
    try:
        text = _text_of(file)
    except FileNotFoundError:
        if "YIMAO_CONFIG" in os.environ:
            raise InputError(f"YIMAO_CONFIG names {file}, which is not there") from None
        return {}
    except UnicodeDecodeError:
        raise InputError(f"the settings in {file} are not UTF-8") from None
    except OSError as error:
        raise InputError(f"the settings in {file} cannot be read: {error.strerror}") from None
    import tomllib  # late, as most have no such file

    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"the settings in {file} are not TOML: {error}") from None
    for key in given:
        if key not in (*_KEYS, "readings"):
            known = (*_KEYS, "readings")
            near = guess(key, known, "; nearest is ")
            raise InputError(f"{shown(key)} in {file} is none of the settings, {', '.join(known)}{near}")
    if not isinstance(given.get("readings", {}), dict):
        raise InputError(
            f"readings in {file} is {shown(given['readings'])}; a table is wanted, such as [readings]"
        )
    return given


def _text_of(file: Path) -> str:
    """Read a file of settings. Raises InputError for one that is longer than any, such as a device, and for a pipe."""
    if file.is_fifo():  # to open it may wait for ever
        raise InputError(f"{file} is a pipe; the settings stand in a file")
    with file.open("rb") as stream:
        given = stream.read(_LONGEST + 1)
    if len(given) > _LONGEST:
        raise InputError(f"{file} is longer than {_LONGEST} bytes; no file of settings is")
    return given.decode("utf-8-sig")


def _read(read: Callable[[Any], Any], given: Any, place: str) -> Any:
    try:
        return read(given)
    except ValueError as error:
        told = f"{given:%H:%M:%S}" if isinstance(given, time) else shown(given)
        raise InputError(f"{place} is {told}; {error}") from None


def write(key: str, value: Any) -> Path:
    """Set one key in the file of settings, all else in it kept, comments too; return the file.

    Raises InputError where there can be no file, or one that does not read or cannot be written.
    """
    import tomlkit

    file = config_file()
    if file is None:
        raise InputError("YIMAO_CONFIG is set to nothing, so there is no file of settings to write to")
    file = file.resolve()  # a link stays one
    if file.exists() and not file.is_file():
        raise InputError(f"{file} is no file that settings can be written to")
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        document = tomlkit.parse(_text_of(file) if file.exists() else "")
        document[key] = value
        beside.write_text(tomlkit.dumps(document), encoding="utf-8")
        beside.replace(file)
    except tomlkit.exceptions.ParseError as error:
        raise InputError(f"the settings in {file} are not TOML: {error}") from None
    except UnicodeDecodeError:
        raise InputError(f"the settings in {file} are not UTF-8") from None
    except OSError as error:
        raise InputError(f"the settings in {file} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            beside.unlink()
    return file
