"""The value of a setting in the language of a book."""

from __future__ import annotations

from enum import Enum
from typing import Any

from docutils import nodes

from poch_rules.book.pages.rules import Reading
from poch_rules.book.text import flow
from poch_rules.core.cards import Card, Rank
from poch_rules.declare.declaration import Setting
from poch_rules.declare.spelling import written
from poch_rules.declare.wording import Wording


def said(reading: Reading, setting: Setting) -> list[nodes.Node]:
    """A value in words; one that has none of its own is said by the sentence of its setting, or as in a file.

    Of a setting that makes no difference in the variant, of which no sentence speaks, there is a dash.
    """
    words = in_words(reading.words, setting.name, setting.value)
    if words is not None:
        return flow(words)
    told = [line.text for line in reading.said(setting.name)]
    if told:
        return flow(" ".join(told))
    return flow("–") if _is_idle(reading, setting) else [nodes.literal("", written(setting.value))]


def _is_idle(reading: Reading, setting: Setting) -> bool:
    slot, _, parameter = setting.name.rpartition(".")
    beside = reading.variant.variant.rules.values()
    return all(slot in rules and parameter in rules[slot].idle(rules) for rules in beside)


def in_words(words: Wording, name: str, value: Any) -> str | None:
    """Numbers, ranks, cards, pools and stages in words; nothing for a choice, which only its sentence can say.

    A value for each number of players is told with these numbers.
    """
    if isinstance(value, dict):
        told = {number: in_words(words, name, each) for number, each in value.items()}
        each = [f"{words.number(number)}: {text}" for number, text in told.items() if text is not None]
        return words.join(each, "comma") if len(each) == len(value) else None
    if isinstance(value, tuple | list):
        several = [in_words(words, name, one) for one in value]
        texts = [text for text in several if text is not None]
        return (words.join(texts, "comma") or "–") if len(texts) == len(value) else None
    if isinstance(value, Rank):
        return words.name("rank", value.value)
    if isinstance(value, Card):
        return words.card(value.number)
    if isinstance(value, int) and not isinstance(value, bool):
        return words.number(value)
    if isinstance(value, str) and not isinstance(value, Enum):
        return words.name("phase" if name == "order" else "pool", value)
    return None
