"""References that a translation has lost, each at its line of the catalogue."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.pofile import read_po

#: A role with its target, after a text of its own or not; or the address of a link.
_REFERENCE = re.compile(r"\{(?P<role>[\w:+-]+)\}`(?:[^`<]*<)?(?P<target>[^`<>]+)>?`|\]\((?P<address>[^)\s]*)")


class LostReferences(Exception):
    """Translations have lost references, or have some that the English text has not; the message says where."""


def check_catalogues(folder: Path, languages: Iterable[str]) -> None:
    """Raise `LostReferences`, with every place, if a catalogue of these languages has lost a reference."""
    paths = (path for code in languages for path in sorted(folder.glob(f"{code}/LC_MESSAGES/*.po")))
    faults = [f"{path}:{line}: {fault}" for path in paths for line, fault in lost_references(path)]
    if faults:
        raise LostReferences("\n".join(faults))


def lost_references(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a catalogue with a translation whose references are others than those of the English text."""
    with path.open("rb") as file:
        catalogue = read_po(file)
    for message in catalogue:
        if not message.id or not message.string or message.fuzzy:
            continue
        english, translated = references(str(message.id)), references(str(message.string))
        lost, added = (", ".join(names) for names in (english - translated, translated - english))
        said = [f"the translation has lost {lost}"] if lost else []
        said += [f"the English text has no {added}"] if added else []
        if said:
            yield message.lineno or 1, f"{'; '.join(said)}: references stand in a translation as in the English text"


def references(text: str) -> Counter[str]:
    """Every role with its target, and every address of a link.

    >>> list(references("See {doc}`the sources <sources>` and [this](laws.md)"))
    ['{doc}`sources`', '](laws.md)']
    """
    return Counter(
        f"{{{found['role']}}}`{found['target']}`" if found["role"] else f"]({found['address']})"
        for found in _REFERENCE.finditer(text)
    )
