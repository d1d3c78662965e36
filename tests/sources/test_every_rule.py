"""Each numbered rule of a source is shown by a hand or listed with the reason why none can show it."""

import re
from pathlib import Path

from not_shown import NOT_SHOWN
from rule_numbers import COUNTS, NUMBERS

SOURCES = "|".join(source.lower().replace("-", "_") for source in COUNTS)
TEST = re.compile(rf"^def test_({SOURCES})((?:_\d\d)+)_[a-z]", re.MULTILINE)


def shown() -> list[str]:
    """The numbers in the names of all tests."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.rglob("test_*.py"))]
    return [
        f"{source.upper().replace('_', '-')}-{number}"
        for text in texts
        for source, numbers in TEST.findall(text)
        for number in numbers[1:].split("_")
    ]


def test_every_numbered_rule_is_shown_or_says_why_not():
    assert sorted(set(NUMBERS) - set(shown()) - set(NOT_SHOWN)) == []


def test_no_rule_is_both_shown_and_listed_as_not_shown():
    assert sorted(set(shown()) & set(NOT_SHOWN)) == []


def test_only_numbers_of_the_sources_are_named():
    assert sorted((set(shown()) | set(NOT_SHOWN)) - set(NUMBERS)) == []
