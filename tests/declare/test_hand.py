"""Hand files: what they may say, and that nothing is lost when they are written."""

from __future__ import annotations

import io
import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poch_rules.core.cards import NAMES, parse
from poch_rules.core.play import Hands
from poch_rules.core.record import DealtPack, DealtSeed, Entry, HandRecord
from poch_rules.declare.diagnostics import Diagnostic, Refused, Unreadable
from poch_rules.declare.hand import read_hand, write_hand
from poch_rules.declare.hand.writing import text

HAND = """\
hand: 1
title: The run that was not trump
variant: poch/family-nine-pot
players: [Anna, Ben, Clara]
dealer: Clara
chips: 40
pots: {sequence: 6}
deal:
  hands:
    Anna: 7h 8h 9h Kh Qh 10c 10d Ad 7c 8c 9c
    Ben: [10h, Js, ♥J, 9♠, Kreuz-Ass]
    Clara: 'Qd Kd'
  upcard: Ah
decisions:
  vying: [Anna poch 2, Ben hold, Clara pass]
  play:
    - Anna 7c
    - Ben Js
date: 2024-01-01
notes: "no: nothing"
"""


def cards(text: str) -> tuple[int, ...]:
    """Cards by their names."""
    return tuple(parse(word) for word in text.split())


def faults(text: str) -> tuple[Diagnostic, ...]:
    """Everything wrong with a hand."""
    with pytest.raises(Refused) as refusal:
        read_hand(text)
    return refusal.value.diagnostics


def places(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of everything wrong with a hand."""
    return [(d.code, d.span.line, d.span.column) for d in faults(text)]


def test_a_hand_is_read_whole() -> None:
    record = read_hand(HAND)
    assert record == HandRecord(
        players=("Anna", "Ben", "Clara"),
        dealer=2,
        deal=Hands(
            (cards("7h 8h 9h Kh Qh 10c 10d Ad 7c 8c 9c"), cards("10h Js Jh 9s Ac"), cards("Qd Kd")), parse("Ah"), -1
        ),
        title="The run that was not trump",
        variant="poch/family-nine-pot",
        chips=(40, 40, 40),
        carried={"sequence": 6},
        decisions={
            "vying": (Entry(0, "poch 2", 15, 11), Entry(1, "hold", 15, 24), Entry(2, "pass", 15, 34)),
            "play": (Entry(0, "7c", 17, 7), Entry(1, "Js", 18, 7)),
        },
        notes={"date": "2024-01-01", "notes": "no: nothing"},
    )


def test_a_hand_comes_from_a_file_a_text_or_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hand.yaml"
    path.write_text(HAND, encoding="utf-8-sig")
    assert read_hand(path) == read_hand(str(path)) == read_hand(HAND)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(HAND.encode())))
    assert read_hand("-") == read_hand(HAND)


def test_a_hand_may_be_json() -> None:
    hand = {"hand": 1, "players": ["Anna", "Ben"], "dealer": "Ben", "deal": {"pack": "7h 8h"}, "pots": {}}
    assert read_hand(json.dumps(hand)).deal == DealtPack(cards("7h 8h"))


def test_what_is_not_said_is_left_open() -> None:
    record = read_hand("hand: 1\nplayers: [A, B]\ndealer: B\ndeal: {seed: 7}\n")
    assert record == HandRecord(("A", "B"), 1, DealtSeed(7))


@pytest.mark.parametrize("seed", [0, 7, 10**18 + 3])
def test_seeds_may_be_as_large_as_those_of_simulations(seed: int) -> None:
    assert read_hand(f"hand: 1\nplayers: [A, B]\ndealer: B\ndeal: {{seed: {seed}}}\n").deal == DealtSeed(seed)


def test_an_entry_starts_with_the_longest_name_that_fits() -> None:
    text = HAND.replace("Clara", "Anna Maria").replace("Anna Maria pass", "Anna  Maria pass")
    decisions = read_hand(text).decisions
    assert decisions is not None
    assert [(entry.seat, entry.text) for entry in decisions["vying"]] == [(0, "poch 2"), (1, "hold"), (2, "pass")]


def test_names_that_are_words_for_yes_or_numbers_are_names() -> None:
    record = read_hand("hand: 1\nplayers: [no, 7, Ünsal, لينا, O'Neill]\ndealer: 7\ndeal: {seed: 1}\n")
    assert record.players == ("no", "7", "Ünsal", "لينا", "O'Neill")
    assert record.dealer == 1


@pytest.mark.parametrize("names", ["[Anna, Anna]", "[Anna, anna]", "[Straße, STRASSE]", '["E\\u0301va", Éva]'])
def test_names_that_could_be_mistaken_are_refused(names: str) -> None:
    assert "P402" in [code for code, *_ in places(f"hand: 1\nplayers: {names}\ndealer: Anna\ndeal: {{seed: 1}}\n")]


@pytest.mark.parametrize("name", ["a,b", "a:b", "a+b", "a#b", "\\u2066a\\u2069", "a\\u200bb"])
def test_names_with_characters_that_separate_or_hide_are_refused(name: str) -> None:
    text = f'hand: 1\nplayers: [Ben, "{name}"]\ndealer: Ben\ndeal: {{seed: 1}}\n'
    assert places(text) == [("P402", 2, 16)]


def test_every_fault_is_at_its_own_place() -> None:
    text = (
        HAND.replace("dealer: Clara", "dealer: Klara")
        .replace("chips: 40", "chips: {Anna: 40, Bn: 3, Clara: -1}")
        .replace("{sequence: 6}", "{sequence: six}")
        .replace("7h 8h 9h", "7h 8x 9h")
        .replace("'Qd Kd'", "'Qd 7h'")
        .replace("upcard: Ah", "upcard: Ah\n  trump: s")
        .replace("Ben hold", "Bob hold")
        .replace("- Ben Js", "- Ben Jx")
        .replace("  play:", "  plays:\n    - Anna 7c\n  play:")
    )
    assert places(text) == [
        ("P403", 5, 9), ("P403", 6, 19), ("P103", 6, 33), ("P103", 7, 18), ("P406", 10, 14), ("P407", 12, 16),
        ("P408", 14, 10), ("P403", 16, 24), ("P409", 17, 3), ("P410", 21, 7),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("deal", "code"),
    [("{}", "P405"), ("{seed: 1, pack: 7h}", "P405"), ("{pack: 7h, hands: {A: 8h, B: 9h}}", "P405"),
     ("{seed: 1, upcard: 7h}", "P405"), ("{pack: 7h 8h, trump: h}", "P405"), ("{seed: -1}", "P103"),
     ("{seed: 1.5}", "P103"), ("{seed: x}", "P103"), ("{pack: 7h 7h}", "P407"), ("{pack: 7h 1Oh}", "P406"),
     ("{pack: [7h, [8h]]}", "P103"), ("{pack: }", "P103"), ("{hands: {A: 7h}}", "P404"),
     ("{hands: {A: 7h, B: []}}", "P404"), ("{hands: {A: 7h, B: }}", "P103"), ("{hands: {A: 7h, B: 8h, C: 9h}}", "P403"),
     ("{hands: {A: 7h, B: 8h}, upcard: 8h}", "P407"), ("{hands: {A: 7h, B: 8h}, upcard: 8d 9d}", "P103"),
     ("{hands: {A: 7h, B: 8h}, trump: x}", "P406"), ("{hands: {A: 7h, B: 8h}, upcard: 9d, trump: h}", "P408"),
     ("{hands: [7h, 8h]}", "P103"), ("7h 8h", "P103"), ("[7h]", "P103"), ("{sed: 1}", "P101")],
)  # fmt: skip
def test_a_deal_that_is_none_is_refused(deal: str, code: str) -> None:
    assert code in [found for found, *_ in places(f"hand: 1\nplayers: [A, B]\ndealer: A\ndeal: {deal}\n")]


@pytest.mark.parametrize("trump", ["h", "H", "♥", "Herz", "herz"])
def test_the_trump_suit_may_be_a_letter_a_sign_or_a_german_name(trump: str) -> None:
    record = read_hand(f"hand: 1\nplayers: [A, B]\ndealer: A\ndeal: {{hands: {{A: 7h, B: 8h}}, trump: {trump}}}\n")
    assert record.deal == Hands((cards("7h"), cards("8h")), -1, 2)


@pytest.mark.parametrize(
    "decisions",
    ["vying: [A bets 2]", "vying: [A]", "vying: [A poch]", "vying: [A poch 2x]", "vying: [A 7h]", "play: [A pass]",
     "play: [A 7h 8h]", "vying: [{A: pass}]", "vying: [[A, pass]]", "vying: A pass", "vying: [A pass, ]\n  play: x",
     "vyng: [A pass]", "pack: [A pass]", "x: []"],
)  # fmt: skip
def test_an_answer_that_makes_no_sense_in_its_phase_is_refused(decisions: str) -> None:
    text = f"hand: 1\nvariant: poch/x\nplayers: [A, B]\ndealer: A\ndeal: {{seed: 1}}\ndecisions:\n  {decisions}\n"
    assert {found for found, *_ in places(text)} <= {"P410", "P409", "P103"}


def test_no_decisions_and_empty_decisions_are_left_to_the_automatic_player() -> None:
    assert read_hand(HAND[: HAND.index("decisions")] + "decisions: {}\n").decisions is None
    assert read_hand(HAND[: HAND.index("decisions")] + "decisions: {play: []}\n").decisions == {"play": ()}


def test_numbers_of_partnerships_become_accounts_of_their_sides() -> None:
    text = (
        "hand: 1\nplayers: [Anna, Ben, Clara, Dora]\ndealer: Dora\ndeal: {seed: 1}\n"
        "score: {Ben+Dora: -380, Anna+Clara: 420}\nbags: {Anna+Clara: 7, Ben+Dora: 0}\n"
    )
    record = read_hand(text)
    assert record.carried == {"score.0": 420, "score.1": -380, "bags.0": 7, "bags.1": 0}
    assert read_hand(write_hand(record)) == record
    assert [code for code, *_ in places(text.replace("Ben+Dora", "Ben+Clara"))] == ["P403", "P403"]
    assert [code for code, *_ in places(text.replace("Ben+Dora: -380, ", ""))] == ["P404"]


@pytest.mark.parametrize("score", ["{Anna+Clara: 3, Ben: 4}", "{Anna+Clara: 3}", "{}"])
def test_three_players_form_no_partnerships(score: str) -> None:
    (fault,) = faults(f"hand: 1\nplayers: [Anna, Ben, Clara]\ndealer: Ben\ndeal: {{seed: 1}}\nscore: {score}\n")
    assert fault.message == "‘score’ is of partnerships, and 3 players cannot form any"
    assert fault.help.startswith("leave ‘score’ away")


@pytest.mark.parametrize(
    ("names", "score", "sides"),
    [
        ("A, B", "{A: 1, B: 2}", 2), ("A, B, C, D", "{A+C: 1, B+D: 2}", 2), ("A, B, C", "{A: 1, B: 2, C: 3}", 3),
        ("A, B, C, D, E, F", "{A+C+E: 1, B+D+F: 2}", 2), ("A, B, C, D, E, F", "{A+D: 1, B+E: 2, C+F: 3}", 3),
    ],
)  # fmt: skip
def test_sides_of_equally_many_players_have_scores(names: str, score: str, sides: int) -> None:
    text = f"hand: 1\nplayers: [{names}]\ndealer: A\ndeal: {{seed: 1}}\nscore: {score}\n"
    assert read_hand(text).carried == {f"score.{side}": side + 1 for side in range(sides)}


@pytest.mark.parametrize("names", ["A, B, C, D", "A, B, C, D, E, F"])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_partnerships_that_are_offered_instead_have_equally_many_players(names: str, count: int) -> None:
    wrong = ", ".join(f"X{n}: 0" for n in range(count))
    text = f"hand: 1\nplayers: [{names}]\ndealer: A\ndeal: {{seed: 1}}\nscore: {{{wrong}}}\n"
    for fault in faults(text):
        if "partners sit opposite" in fault.help:
            offered = re.findall("‘(.*?)’", fault.help)
            assert len({side.count("+") for side in offered}) == 1


@pytest.mark.parametrize("key", ["hand", "players", "dealer", "deal"])
def test_a_key_that_is_needed_is_not_to_be_left_away_when_it_is_empty(key: str) -> None:
    lines = {"hand": "1", "players": "[Anna, Ben, Clara]", "dealer": "Clara", "deal": "{seed: 1}"}
    filled = "".join(f"{name}: {value}\n" for name, value in lines.items())
    text = "".join(f"{name}: {'' if name == key else value}\n" for name, value in lines.items())
    (fault,) = faults(text)
    assert fault.help == f"write ‘{key}: {lines[key]}’"
    assert read_hand(filled)


def test_the_dealer_who_is_proposed_sits_at_the_table() -> None:
    (fault,) = faults("hand: 1\nplayers: [Gus, Hal]\ndealer:\ndeal: {seed: 1}\n")
    assert fault.help == "write ‘dealer: Hal’"


@pytest.mark.parametrize(
    ("whole", "empty", "help"),
    [
        ("chips: 40", "chips: {Anna: 40, Ben: , Clara: 40}", "write ‘Ben: …’"),
        ("    Ben: [10h, Js, ♥J, 9♠, Kreuz-Ass]", "    Ben:", "write ‘Ben: …’"),
        ("decisions:\n", "score: {Anna: 1, Ben: , Clara: 3}\ndecisions:\n", "write ‘Ben: 0’"),
        ("title: The run that was not trump", "title:", "write a text after ‘title:’, or leave the key away"),
    ],
)  # fmt: skip
def test_what_everybody_has_cannot_be_left_away_and_other_things_can(whole: str, empty: str, help: str) -> None:
    assert [fault.help for fault in faults(HAND.replace(whole, empty))] == [help]


@pytest.mark.parametrize("kind", ["hands", "pack", "seed"])
def test_the_only_way_in_which_a_deal_is_given_cannot_be_left_away(kind: str) -> None:
    (fault,) = faults(f"hand: 1\nplayers: [A, B]\ndealer: A\ndeal: {{{kind}: }}\n")
    assert fault.help.startswith(f"write ‘{kind}: ")


@pytest.mark.parametrize("line", ["chips: {}", "pots: {{sequence: {}}}", "deal: {{seed: {}}}"])
def test_a_number_that_is_too_large_names_the_largest_which_is_taken(line: str) -> None:
    for digits in (32, 5_000):
        text = "hand: 1\nplayers: [A, B]\ndealer: A\n" + line.format("9" * digits)
        text += "" if line.startswith("deal") else "\ndeal: {seed: 1}"
        (fault,) = faults(text)
        *_, largest = re.findall("[0-9]+", fault.help)
        assert fault.help == f"write a whole number from 0 to {largest}"
        assert fault.message.endswith(f"; expected a whole number from 0 to {int(largest):,}")
        assert read_hand(text.replace("9" * digits, largest))


@pytest.mark.parametrize(("written", "meant"), [("1,000", "1000"), ("010", "10"), ("'٣'", "3")])
def test_a_number_that_is_written_otherwise_is_offered_as_it_should_be(written: str, meant: str) -> None:
    (fault,) = faults(HAND.replace("chips: 40", f"chips: {written}"))
    assert fault.help == f"write {meant}"


@pytest.mark.parametrize("content", ["\n", "# nothing\n"])
def test_an_empty_hand_file_is_to_start_from_a_hand(content: str) -> None:
    (fault,) = faults(content)
    assert fault.help == "write something, or start from a hand that ‘poch deal’ writes"


@pytest.mark.parametrize("content", [b"", b"# nothing\n", b"\0\1\2", b"\xff\xfehand", b"[1, 2]", b"hand: 1", b"{"])
def test_a_file_that_is_no_hand_is_refused_with_a_reason(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hand.yaml"
    path.write_bytes(content)
    with pytest.raises(Refused) as refusal:
        read_hand(path)
    assert refusal.value.diagnostics


@pytest.mark.parametrize("name", ["missing.yaml", ".", "a\0b.yaml", "/dev/zero"])
def test_a_file_that_cannot_be_opened_is_unreadable(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Unreadable):
        read_hand(Path(name))


# -- writing -----------------------------------------------------------------------------------------------------------

TEXT = st.text(
    st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp", "Cn", "Co"], exclude_characters="\u00a0"),
    min_size=1,
).map(lambda text: " ".join(text.split()))
NAME = TEXT.filter(lambda name: name and not set(name) & set(",:+#") and name.isprintable())


@st.composite
def records(draw: st.DrawFn) -> HandRecord:
    """Any record that a file can hold."""
    import unicodedata

    names = draw(
        st.lists(
            NAME.map(lambda name: " ".join(unicodedata.normalize("NFC", name).split())).filter(bool),
            min_size=2, max_size=6, unique_by=str.casefold,
        )
    )  # fmt: skip
    pack = draw(st.permutations(range(52)))
    each = draw(st.integers(1, 5))
    hands = tuple(tuple(pack[each * seat : each * seat + each]) for seat in range(len(names)))
    upcard = draw(st.sampled_from([-1, pack[-1]]))
    trump = draw(st.sampled_from([-1, upcard // 13 if upcard >= 0 else 2]))
    deal = draw(st.sampled_from([Hands(hands, upcard, trump), DealtPack(tuple(pack)), DealtSeed(each)]))
    answers = st.sampled_from(["pass", "hold", "poch 3", "raise to 12"])
    vying = draw(st.lists(st.tuples(st.integers(0, len(names) - 1), answers), max_size=12))
    play = draw(st.lists(st.tuples(st.integers(0, len(names) - 1), st.sampled_from(NAMES)), max_size=12))
    return HandRecord(
        players=tuple(names),
        dealer=draw(st.integers(0, len(names) - 1)),
        deal=deal,
        title=draw(TEXT | st.just("")),
        variant=draw(st.sampled_from([None, "poch/family-nine-pot", "my poch.yaml"])),
        chips=draw(st.none() | st.tuples(*[st.integers(0, 300)] * len(names))),
        carried=draw(st.dictionaries(NAME.filter(lambda name: "." not in name), st.integers(0, 50), max_size=3)),
        decisions=draw(
            st.none()
            | st.just({"vying": tuple(Entry(*e) for e in vying), "play": tuple(Entry(*e) for e in play)})
        ),
        notes=draw(st.dictionaries(st.sampled_from(["date", "place", "source", "notes"]), TEXT.filter(bool))),
    )  # fmt: skip


def unplaced(record: HandRecord) -> HandRecord:
    """The record without the places of its entries."""
    if record.decisions is None:
        return record
    return replace(record, decisions={k: tuple(Entry(e.seat, e.text) for e in v) for k, v in record.decisions.items()})


@given(records())
def test_a_record_that_is_written_and_read_again_is_the_same(record: HandRecord) -> None:
    assert unplaced(read_hand(write_hand(record, comment="Dealt by\nnobody"))) == record


def test_a_text_of_many_words_is_written_without_trying_every_way_to_cut_it() -> None:
    words = "poch/weihnachtsabendfamilienpoch mit allen Großmüttern, seed 1" * 20
    assert json.loads(text(words)) == words
