"""Cards: every way of writing one, and what is said of a text that is none."""

from __future__ import annotations

import pytest

from poch_rules.core.cards import NAMES, RANK_OF, SUIT_OF, SUITS, SYMBOLS, InvalidCard, Rank, Suit, name, names, parse


def test_every_name_and_every_face_reads_back_as_its_card():
    assert [parse(text) for text in NAMES] == list(range(52))
    assert [parse(f"{name[:-1]}{SYMBOLS[SUITS.index(name[-1])]}") for name in NAMES] == list(range(52))


def test_a_card_is_thirteen_times_its_suit_and_its_rank():
    assert all(card == 13 * SUIT_OF[card] + RANK_OF[card] for card in range(52))
    assert (Suit.HEARTS.number, Rank.TEN.index, parse("10h")) == (2, 8, 13 * 2 + 8)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("7h", "7h"), ("Th", "10h"), ("th", "10h"), ("10H", "10h"), ("qS", "Qs"), ("  Ad ", "Ad"),
        ("♥7", "7h"), ("7♥", "7h"), ("7♥️", "7h"), ("♡10", "10h"), ("A♧", "Ac"), ("♦T", "10d"),
        ("Herz-Ober", "Qh"), ("herz-ober", "Qh"), ("Laub-Daus", "As"), ("Eichel-Sau", "Ac"), ("Schellen-Unter", "Jd"),
        ("Kreuz-10", "10c"), ("Pik-König", "Ks"), ("Grün-Sieben", "7s"), ("Rot-Bube", "Jh"), ("Karo-Dame", "Qd"),
    ],
)  # fmt: skip
def test_a_card_can_be_written_with_letters_signs_or_in_german(text, card):
    assert name(parse(text)) == card


@pytest.mark.parametrize(
    "text", ["", " ", "7", "h", "h7", "1h", "11h", "7x", "7hh", "Herz", "Herz-Herz", "Ober-Herz", "♥"]
)
def test_a_text_that_is_no_card_is_refused_and_quoted(text):
    with pytest.raises(InvalidCard, match=f"‘{text}’ is no card: expected a"):
        parse(text)


@pytest.mark.parametrize(("text", "meant"), [("1Oh", "10h"), ("1os", "10s")])
def test_the_letter_o_for_a_nought_is_pointed_out(text, meant):
    with pytest.raises(InvalidCard, match=f"letter O; did you mean ‘{meant}’"):
        parse(text)


def test_several_cards_are_written_with_blanks_between():
    assert names([parse("As"), parse("10c")]) == "As 10c"
