"""How records write the answers of this family: ``poch 2``, ``hold``, ``raise to 4``, ``pass``, ``7h``."""

from __future__ import annotations

import re

from poch_rules.core.cards import NAMES, InvalidCard, parse
from poch_rules.core.decisions import PASS, Decision, InvalidAnswer

_STAKE = re.compile(r"(poch|raise to)\s+(0*)([0-9]{1,9})")
#: What a record can say in the vying, for messages.
VYING_WORDS = "‘pass’, ‘poch 2’, ‘hold’ or ‘raise to 4’"


def read_answer(asking: Decision, text: str) -> int:
    """The answer that a record's text gives to a question.

    An answer of the right form that this question does not offer comes back as a number that is not on the menu.
    Raises `InvalidAnswer` for a text that answers no such question.
    """
    words = " ".join(text.split())
    if asking.kind.startswith("play."):
        try:
            return parse(words)
        except InvalidCard as error:
            raise InvalidAnswer(str(error)) from error
    if words == "pass":
        return PASS
    if words == "in" or asking.kind == "vying.enter":
        return _entering(asking, words)
    level = next((option for option in asking.menu if isinstance(option, int) and option != PASS), None)
    if words == "hold":
        return NOT_OFFERED if level is None else level
    stake = _STAKE.fullmatch(words)
    if stake is None:
        raise InvalidAnswer(f"‘{text}’ is no answer in the vying: expected {VYING_WORDS}")
    opens, amount = stake[1] == "poch", int(stake[3])
    if stake[2]:
        raise InvalidAnswer(f"‘{text}’ has a number that begins with 0: write ‘{stake[1]} {amount}’")
    if opens != (asking.kind == "vying.open") or amount == level:
        return NOT_OFFERED
    return amount


def _entering(asking: Decision, words: str) -> int:
    """The answer to whether one takes part: ``in`` pays what that costs."""
    if words != "in":
        raise InvalidAnswer(f"‘{words}’ does not say whether one takes part: expected ‘in’ or ‘pass’")
    entering = asking.kind == "vying.enter" and len(asking.menu) > 1
    return next(option for option in asking.menu[1:] if isinstance(option, int)) if entering else NOT_OFFERED


#: An answer that no menu holds.
NOT_OFFERED = -2


def write_answer(asking: Decision, answer: int) -> str:
    """The text that a record has for an answer.

    >>> write_answer(Decision(0, "vying.open", (), ""), 2)
    'poch 2'
    """
    if asking.kind.startswith("play."):
        return NAMES[answer]
    if answer == PASS:
        return "pass"
    if asking.kind == "vying.enter":
        return "in"
    if asking.kind == "vying.open":
        return f"poch {answer}"
    return "hold" if answer in asking.menu else f"raise to {answer}"


def wrong_answer(phase: str, text: str) -> str | None:
    """What is wrong with a recorded answer whatever is asked in that phase; nothing where it could be one."""
    stage = phase.split(".")[0]
    try:
        read_answer(Decision(0, "play.lead" if stage == "play" else "vying.open", (), ""), text)
    except InvalidAnswer as error:
        return str(error) if stage in ("play", "vying") else f"nobody is asked in ‘{phase}’: leave ‘{text}’ away"
    return None


def silence(asking: Decision) -> int | None:
    """What it means that a record does not answer: asked whether to raise once more, the player holds."""
    if asking.kind != "vying.again":
        return None
    hold = asking.menu[0]
    assert isinstance(hold, int)
    return hold
