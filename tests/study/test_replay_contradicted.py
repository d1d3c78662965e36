"""Recorded cards that were not played: under its own variant a record's cards must be among them, in its order.

Anna leads the seven of hearts, Ben's eight and her nine are forced, and nobody has the ten; she leads her king, and the
eight of clubs, her last card, ends the hand.
"""

from __future__ import annotations

import pytest
from recorded import column, found, hand

from poch_rules import load, replay
from poch_rules.core.cards import NAMES
from poch_rules.declare.hand import read_hand
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.replay import Replay
from poch_rules.study.replay.text import replay_text

PASSES = "Anna pass, Ben pass, Clara pass"


def three(play: str, *, variant: str | None = "poch/family-nine-pot", under: str = "", **how: str) -> Replay:
    says = {"vying": PASSES, "play": play}
    record = hand("7h 9h Kd 8c", "8h 10c Qs", "Jh 7d As", upcard="Kh", says=says, variant=variant)
    return column(record, under or "family-nine-pot", **how)


def test_a_recorded_card_that_stands_against_a_forced_one_is_contradicted_by_it() -> None:
    replay = three("Anna 7h, Ben 10c, Clara As, Anna Kd, Ben Qs")
    assert found(replay) == [
        ("contradicted", "Ben", "10c", "8h"),
        ("unused", "Clara", "As", None),
        ("unused", "Ben", "Qs", None),
    ]


def test_from_the_card_that_contradicts_the_record_on_the_hand_is_counterfactual() -> None:
    at = three("Anna 7h, Ben 10c, Anna Kd").counterfactual_from
    replay = three("Anna 7h, Ben 10c, Anna Kd")
    assert at is not None
    assert (replay.events[at].kind, replay.events[at].seat) == ("played", 1)
    assert replay.findings[0].event == at


@pytest.mark.parametrize(
    "play", ["Anna 7h, Anna Kd", "Anna 7h, Ben 8h, Anna 9h, Anna Kd, Anna 8c", "Anna 7h, Anna 9h, Anna Kd"]
)
def test_forced_cards_that_are_right_or_left_out_contradict_nothing(play: str) -> None:
    replay = three(play)
    assert found(replay) == []
    assert replay.counterfactual_from is None


def test_a_card_that_was_played_before_its_place_in_the_record_is_contradicted() -> None:
    assert found(three("Anna 7h, Anna 9h, Ben 8h, Anna Kd")) == [("contradicted", "Ben", "8h", None)]


@pytest.mark.parametrize("wrong", ["Anna Qs", "Anna Qd"])
@pytest.mark.parametrize("otherwise", ["auto", "stop"])
def test_one_wrong_card_is_contradicted_itself_and_not_the_right_ones_after_it(wrong: str, otherwise: str) -> None:
    """Anna's jack of hearts was forced; the card that is written for it, she plays much later."""
    says = {
        "vying": "Anna poch 2, Ben hold, Clara raise to 4, Anna pass, Ben pass",
        "play": f"Clara 7h, Clara 8h, Clara 9h, Clara 10h, {wrong}, Ben Qh, Clara Kh, Ben Ah, Ben Jc, Ben 7s, Anna 8s",
    }
    hands = ("7c 8c 9c 10c Qd Kd Jh 8s 10s Qs As", "Jc Qc Kc 7d Ad Qh Ah 7s Js Ks", "8d 9d 10d Jd 7h 8h 9h 10h Kh 9s")
    record = hand(*hands, upcard="Ac", says=says, variant="poch/family-nine-pot")
    replay = column(record, "family-nine-pot", otherwise=otherwise)
    assert found(replay, verdict="contradicted") == [("contradicted", "Anna", wrong.split()[1], "Jh")]
    (finding,) = (each for each in replay.findings if each.verdict == "contradicted")
    assert NAMES[replay.events[finding.event].details[0]] == "Jh"


def test_a_card_in_another_players_hand_is_contradicted() -> None:
    assert found(three("Anna 7h, Clara 8h, Anna Kd"), verdict="contradicted") == [("contradicted", "Clara", "8h", None)]


def test_a_card_after_the_end_of_the_hand_is_contradicted() -> None:
    assert found(three("Anna 7h, Anna Kd, Clara As")) == [("contradicted", "Clara", "As", None)]


def test_an_entry_that_is_illegal_is_not_contradicted_as_well() -> None:
    assert found(three("Anna Kh, Anna Kd"))[0][0] == "illegal"
    assert found(three("Anna Kh, Anna Kd"), verdict="contradicted") == []


@pytest.mark.parametrize("variant", [None, "poch/finnish-nine-pot"])
def test_under_another_variant_than_the_records_own_nothing_is_contradicted(variant: str | None) -> None:
    replay = three("Anna 7h, Ben 10c, Anna Kd", variant=variant)
    assert found(replay) == [("unused", "Ben", "10c", None)]
    assert replay.counterfactual_from is None


def test_with_stop_the_column_ends_before_the_next_question_that_the_record_passes_over() -> None:
    replay = three("Anna 7h, Ben 10c, Clara As, Anna Kd", otherwise="stop")
    assert not replay.complete
    assert replay.reason is not None
    assert replay.reason.message == "reason-contradicted"
    assert found(replay) == [("contradicted", "Ben", "10c", "8h")]
    assert [event.details[0] for event in replay.events if event.kind == "played"][-1:] != []


def test_with_stop_a_card_that_was_left_at_the_end_leaves_the_column_incomplete() -> None:
    replay = three("Anna 7h, Anna Kd, Clara As", otherwise="stop")
    assert (replay.complete, replay.reason and replay.reason.message) == (False, "reason-contradicted")


def test_a_variant_is_the_records_own_by_its_bare_name_too() -> None:
    assert found(three("Anna 7h, Ben 10c, Anna Kd", variant="family-nine-pot"))[0][0] == "contradicted"


def foot(play: str, language: str = "en", *, variant: str = "poch/family-nine-pot", **how: str) -> str:
    """What stands below the table of the replay."""
    says = {"vying": PASSES, "play": play}
    record = hand("7h 9h Kd 8c", "8h 10c Qs", "Jh 7d As", upcard="Kh", says=says, variant="poch/family-nine-pot")
    return " ".join(replay_text(replay(record, [load(variant)], **how), Wording(language, FAMILIES), width=200).split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("play", "how", "messages"),
    [
        ("Anna 7h, Anna Kd", {}, ["recorded"]),
        ("Anna 7h, Ben 10c, Anna Kd", {}, ["contradicted"]),
        ("Anna 7h, Ben 10c, Anna Kd", {"otherwise": "stop"}, ["contradicted", "recorded-until-stopped"]),
        ("Anna 7h, Ben 10c, Anna Kd", {"variant": "poch/finnish-nine-pot"}, ["recorded-as-asked"]),
        ("Anna Kh, Anna Kd", {}, ["recorded-partly"]),
        ("Anna Kh, Anna Kd", {"otherwise": "stop"}, ["recorded-until-stopped"]),
        ("Anna 7h", {}, ["recorded-partly"]),
    ],
)
def test_decisions_are_said_to_be_as_recorded_only_where_all_of_them_are(
    language: str, play: str, how: dict[str, str], messages: list[str]
) -> None:
    words, text = Wording(language, FAMILIES), foot(play, language, **how)
    whose = ["automatic", "recorded", "contradicted", "recorded-partly", "recorded-as-asked", "recorded-until-stopped"]
    assert [each for each in whose if words.say(f"ui-replay-{each}") in text] == [
        each for each in whose if each in messages
    ]


@pytest.mark.parametrize("language", languages())
def test_the_place_names_the_recorded_card_and_the_played_one(language: str) -> None:
    words = Wording(language, FAMILIES)
    entry = words.say("ui-replay-recorded-entry", seat="Ben", answer="10c")
    said = words.say("ui-replay-recorded-contradicted", answer=words.join_some([entry], "comma"), played="8h")
    assert said in foot("Anna 7h, Ben 10c, Anna Kd", language)
    stopped = foot("Anna 7h, Ben 10c, Anna Kd", language, otherwise="stop")
    assert words.say("reason-contradicted", player="Ben", recorded="10c", played="8h") in stopped


def test_json_has_the_verdict_with_the_line_of_the_entry() -> None:
    record = read_hand(
        "hand: 1\nvariant: poch/family-nine-pot\nplayers: [A, B, C]\ndealer: C\n"
        "deal: {hands: {A: 7h 9h Kd 8c, B: 8h 10c Qs, C: Jh 7d As}, upcard: Kh}\n"
        "decisions:\n  vying: [A pass, B pass, C pass]\n  play: [A 7h, B 10c, C As, A Kd, B Qs]\n"
    )
    [column] = replay(record, [load("poch/family-nine-pot")]).to_json()["replays"]
    first = column["findings"][0]
    assert (first["verdict"], first["seat"], first["recorded"], first["played"]) == ("contradicted", "B", "10c", "8h")
    assert (first["line"], first["event"]) == (8, column["counterfactual_from"])
