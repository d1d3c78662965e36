"""How records write the answers of Spades: ``4``, ``nil``, ``double nil``, ``gives 2c 3c 4d``, ``7c``."""

from __future__ import annotations

import re

from poch_rules.core.cards import InvalidCard, name, names, parse
from poch_rules.core.decisions import Decision, InvalidAnswer, LaterAnswer, mask, unmask
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK, NIL

#: Any bid, those that no menu has among them.
_BID = re.compile(r"[0-9]{1,9}")


def read_answer(asking: Decision, text: str) -> int:
    """The answer that a record's text gives to a question.

    Raises `InvalidAnswer` for a text that answers no such question, and `LaterAnswer` for a bid that the player makes
    only after looking.
    """
    words = text.split()
    try:
        if asking.kind.startswith("play."):
            return parse(text)
        if asking.kind.startswith("exchange."):
            if not words or words[0] != "gives":
                raise InvalidAnswer(f"‘{text}’ gives no cards: expected something like ‘gives 2c 3c 4d’")
            return mask([parse(word) for word in words[1:]])
    except InvalidCard as error:
        raise InvalidAnswer(str(error)) from error
    if words == ["double", "nil"]:
        return DOUBLE_NIL
    if words == ["nil"] or (len(words) == 1 and _BID.fullmatch(words[0])):
        if asking.kind == "bidding.blind":
            raise LaterAnswer(f"‘{text}’ is bid after looking")
        if words[0].startswith("0") and words != ["0"]:
            raise InvalidAnswer(f"‘{text}’ is a number that begins with 0: write ‘{int(words[0])}’")
        return NIL if words == ["nil"] else int(words[0])
    raise InvalidAnswer(f"‘{text}’ is no bid: expected a number of tricks, ‘nil’ or ‘double nil’")


def write_answer(asking: Decision, answer: int) -> str:
    """The text that a record has for an answer; nothing for looking, which a record leaves out.

    >>> write_answer(Decision(0, "bidding.bid", (), ""), 0)
    'nil'
    """
    if asking.kind.startswith("play."):
        return name(answer)
    if asking.kind.startswith("exchange."):
        return f"gives {names(unmask(answer))}"
    if answer == DOUBLE_NIL:
        return "double nil"
    if asking.kind == "bidding.blind":
        return ""
    return "nil" if answer == NIL else str(answer)


def wrong_answer(phase: str, text: str) -> str | None:
    """What is wrong with a recorded answer whatever is asked in that phase; nothing where it could be one."""
    kind = {"bidding": "bidding.bid", "exchange": "exchange.give"}.get(phase.split(".")[0], "play.lead")
    try:
        for part in text.split() if kind == "play.lead" else [text]:
            read_answer(Decision(0, kind, (), ""), part)
    except InvalidAnswer as error:
        return str(error)
    return None


def silence(asking: Decision) -> int | None:
    """What it means that a record does not answer: before looking, that the player looks."""
    return LOOK if asking.kind == "bidding.blind" else None
