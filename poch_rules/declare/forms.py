"""The form of a variant file: how what stands under its keys is written, and which keys tell of which kind it is."""

from __future__ import annotations

from poch_rules.declare.located import Entry, Fields, Scalar, each_of
from poch_rules.declare.reader import Reader
from poch_rules.declare.spelling import joined

KINDS = ("source", "house")
#: The keys that only a variant of that kind has.
SOURCE = ("source", "players", "slots")
HOUSE = ("extends", "replace", "add", "remove", "set")
#: What stands under a key, as an author would write it.
FORMS = {
    "slots": "slots with their modules, as in ‘{pack: {use: pack/thirty-two, standing: stated, at: p. 1}}’",
    "replace": "slots with their modules, as in ‘{play: {was: play/rising-runs, use: play/follow-suit}}’",
    "add": "slots with their modules, as in ‘{meld.ten: {use: meld/trump-card, set: {rank: 10}}}’",
    "remove": "slots with the module that stands in each, as in ‘{meld.ten: meld/trump-card}’",
    "set": "settings with their new values, as in ‘{board.stake: 2}’",
}


def form_for(entry: Entry) -> str:
    """How what an author has written as a list, or as one word, is written; nothing where it is neither."""
    first = next(iter(each_of(entry.value)), None)
    key = entry.key.text
    if not isinstance(first, Scalar) or first.value is None or key not in ("remove", "replace", "add"):
        return ""
    rest = {"remove": "<its module>", "replace": "{was: <its module>, use: <another>}", "add": "{use: <a module>}"}[key]
    return f"write ‘{key}: {{{first.text}: {rest}}}’"


def kind_of(fields: Fields, reader: Reader) -> str:
    """The kind of a variant.  A wrong one is reported and, like a missing one, known by the keys that only it has."""
    entry = fields.entries.get("kind")
    shown = {kind for kind, keys in zip(KINDS, (SOURCE, HOUSE), strict=True) if fields.entries.keys() & set(keys)}
    likely = shown.pop() if len(shown) == 1 else ""
    if entry is None:
        return likely
    scalar = reader.scalar(entry, "‘source’ or ‘house’")
    if scalar is None:
        return likely
    if scalar.text not in KINDS:
        reader.findings.error(
            "P103", scalar.span, f"‘kind’ is ‘{scalar.text}’; expected ‘source’ or ‘house’",
            "write ‘kind: house’ for a variant that extends another, ‘kind: source’ for one that transcribes a text",
        )  # fmt: skip
        return likely
    if likely not in ("", scalar.text):
        keys = [f"‘{key}’" for key in (SOURCE if likely == "source" else HOUSE) if key in fields.entries]
        message = f"‘kind’ is ‘{scalar.text}’, and only a variant of ‘kind: {likely}’ has {joined(keys)}"
        reader.findings.error("P103", scalar.span, message, f"write ‘kind: {likely}’")
        return likely
    return scalar.text
