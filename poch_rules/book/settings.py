"""The settings of ``conf.py`` that say what stands in a book: checked and completed before anything is built."""

from __future__ import annotations

from bdb import BdbQuit
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import get_args

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ConfigError
from sphinx.util import logging

from poch_rules.book.library import NameTaken, bookshelf, forget_what_has_changed
from poch_rules.book.project import SUFFIXES
from poch_rules.core.family import Family
from poch_rules.declare import library
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.shelf import is_file_name
from poch_rules.declare.spelling import guess, listed
from poch_rules.declare.wording import Faces, languages
from poch_rules.families import FAMILIES

log = logging.getLogger(__name__)


class Known(tuple[Family, ...]):
    """The families of a build.  They are Python, so Sphinx cannot keep them in its cache as it keeps other settings."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[tuple[()]], tuple[()]]:
        return tuple, ()


class WrongSetting(ConfigError, BdbQuit):
    """What ``conf.py`` says cannot be; it is told where warnings are, once, and ends the build with status 2.

    `sphinx-build` shows every other exception as a crash of its own, with a traceback and where to report it.
    """


def check_settings(app: Sphinx, config: Config) -> None:
    """Complete the settings, and tell what is wrong with them."""
    try:
        complete_settings(app, config)
    except WrongSetting as wrong:
        log.error("%s: %s", wrong.category, wrong)
        raise


def complete_settings(app: Sphinx, config: Config) -> None:
    """Check and complete what ``conf.py`` names; files may be given from the folder that it stands in.

    Raises `WrongSetting`, with the setting and a remedy, for what no book can be made of.
    """
    if config.language not in languages():
        raise _wrong(
            "language", f"no book can be made in ‘{config.language}’", f"the languages are {', '.join(languages())}"
        )
    if config.poch_faces not in get_args(Faces):
        help = guess(str(config.poch_faces), get_args(Faces), "cards have the faces")
        raise _wrong("poch_faces", f"there are no faces ‘{config.poch_faces}’", help)
    for setting in ("poch_variants", "poch_add", "poch_languages"):
        _must_be_names(setting, config[setting])
    config.poch_families = Known(_families(config.poch_families) or FAMILIES)
    if not isinstance(config.poch_folder, str):
        raise _wrong("poch_folder", f"{config.poch_folder!r} is no text", "name one folder")
    here = Path(app.confdir)
    named = [str(here / name) if is_file_name(name) else name for name in config.poch_variants]
    added = [str(here / path) for path in config.poch_add]
    own = [str(path) for path in variant_files((here / config.poch_folder).resolve())] if config.poch_folder else []
    asked = {"poch_variants": named, "poch_add": added, "poch_folder": own}
    for setting, names in asked.items():
        _must_be_yaml(setting, names)
    if own and not named:
        config.poch_variants, config.poch_add = own, added
    else:
        config.poch_variants, config.poch_add = named, added + own
    forget_what_has_changed()
    try:
        bookshelf(config)
    except library.UnknownVariant as unknown:
        raise _wrong("poch_variants", str(unknown)) from None
    except NameTaken as taken:
        raise _wrong("’, ‘".join(setting for setting, names in asked.items() if names), str(taken)) from None
    except Refused as refused:
        setting = _setting_of(refused, asked, config.poch_families)
        raise _wrong(setting, "a variant has faults", f"mend it or leave it out\n\n{refused}") from None


def _wrong(setting: str, what: str, help: str = "") -> WrongSetting:
    return WrongSetting(f"‘{setting}’ in conf.py: {what}{f': {help}' if help else ''}")


def _must_be_names(setting: str, value: object) -> None:
    """Raise `WrongSetting` for what is no list of texts; a text by itself would be taken for its letters."""
    if not isinstance(value, list | tuple) or not all(isinstance(each, str) for each in value):
        raise _wrong(
            setting, f"{value!r} is no list of names", f"write [{value!r}]" if isinstance(value, str) else "write ['…']"
        )


def _families(value: object) -> tuple[Family, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(each, Family) for each in value):
        raise _wrong("poch_families", f"{value!r} is no list of families", "write poch_families = [FAMILY]")
    return tuple(value)


def _must_be_yaml(setting: str, names: Iterable[str]) -> None:
    """Raise `WrongSetting` for a file that Sphinx would take for one of another kind, or wait for."""
    for name in names:
        if name == "-" or (Path(name).is_absolute() and not name.endswith(SUFFIXES)):
            raise _wrong(setting, f"‘{name}’ is no variant file", f"its name ends in {listed(SUFFIXES, 'or')}")


def _setting_of(refused: Refused, asked: Mapping[str, list[str]], families: tuple[Family, ...]) -> str:
    """The setting that named the variant which was refused."""
    for setting, names in asked.items():
        for name in names:
            try:
                library.load(name if setting == "poch_variants" else Path(name), families=families)
            except Refused as again:
                if again.diagnostics == refused.diagnostics:
                    return setting
    return "poch_variants"


def variant_files(folder: Path) -> list[Path]:
    """The variant files in and below a folder; hands, modules and lists may stand beside them.

    A file that cannot be read is one as well: what is wrong with it is said when it is loaded.  Raises
    `WrongSetting` if there is none.
    """
    found = [path for path in _yaml_files(folder) if _may_be_a_variant(path)]
    if not found:
        raise _wrong("poch_folder", f"no variant file is in ‘{folder}’", "name a folder that has one")
    return found


def _yaml_files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES and not path.is_dir())


def _may_be_a_variant(path: Path) -> bool:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return True
    keys = {line.partition(":")[0] for line in text.splitlines()}
    return "variant" in keys and "hand" not in keys


def setup(app: Sphinx) -> None:
    """Register the settings that choose what stands in a book."""
    app.add_config_value("poch_families", (), "", (list, tuple, Known))
    app.connect("config-inited", check_settings)
    app.add_config_value("poch_variants", [], "env", list)
    app.add_config_value("poch_add", [], "env", list)
    app.add_config_value("poch_folder", "", "env", str)
    app.add_config_value("poch_faces", "french", "env", str)
