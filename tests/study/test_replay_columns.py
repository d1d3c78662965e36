"""A hand under several variants: what each column gives, where they part, and what no column may do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from recorded import ANNA, BEN, CLARA, MOCK, PLAYERS, cards, column, hand, under

from poch_rules import load, replay
from poch_rules.core.pack import Pack
from poch_rules.core.record import DealtPack, DealtSeed, HandRecord
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.replay import Comparison
from poch_rules.study.replay.text import replay_text

VARIANTS = Path(__file__).parents[1] / "variants"
BOTH = under(MOCK, "family-nine-pot", "meyer-longest")


def passages(comparison: Comparison, phase: str) -> list[list[str]]:
    """The rows of a phase, each as the kinds of its passages and where they start."""
    section = next(section for section in comparison.sections if section.phase == phase)
    return [[f"{p.kind} {p.seat}" if p else "–" for p in row] for row in section.rows]


# -- results -------------------------------------------------------------------------------------------------------


def test_the_picture_of_the_aim_comes_out_to_the_chip() -> None:
    family, meyer = (column.outcome for column in BOTH.replays)
    assert (family["chips"], family["pots"]["sequence"], sum(family["pots"].values())) == ([34, 49, 31], 9, 12)
    assert (meyer["chips"], meyer["pots"]["sequence"], sum(meyer["pots"].values())) == ([34, 58, 31], 0, 3)


def test_differences_name_what_is_not_the_same_and_nothing_else() -> None:
    values = {difference.what: tuple(difference.values.values()) for difference in BOTH.differences}
    assert values == {"chips.Ben": (49, 58), "pots.sequence": (9, 0), "won.sequence": (None, "Ben 9")}


def test_a_pool_that_a_variant_lacks_is_no_difference_where_the_other_is_empty() -> None:
    told = {difference.what for difference in under(MOCK, "family-nine-pot", "eight-pool").differences}
    assert "pots.centre" not in told
    assert "won.centre" in told


def test_gains_are_compared_where_the_purses_are_not_the_same() -> None:
    record = hand(chips=None)
    told = {difference.what for difference in under(record, "family-nine-pot", "polish-leaflet").differences}
    assert {"chips.Anna", "net.Anna"} <= told


def test_chips_and_pools_keep_their_sum_in_every_column() -> None:
    for one in under(MOCK, "family-nine-pot", "eight-pool", "pierer-1844", "polish-leaflet").replays:
        assert sum(one.outcome["chips"]) + sum(one.outcome["pots"].values()) == 126


def test_purses_are_the_variants_own_where_the_record_says_none() -> None:
    family, polish = under(hand(chips=None), "family-nine-pot", "polish-leaflet").replays
    assert family.opening[:3] == (60, 60, 60)
    assert polish.opening[:3] == (100, 100, 100)


def test_a_beaten_highest_bidder_pays_the_centre_again_under_the_leaflet() -> None:
    says = {"vying": "Anna pass, Ben poch 4, Clara pass"}
    replay = column(hand(says=says), "polish-leaflet")
    penalty = next(n for n, event in enumerate(replay.events) if event.kind == "beaten")
    assert replay.events[penalty][:2] == ("beaten", 1)
    assert replay.events[penalty].details == (4,)
    assert ("centre", 0, 8) in replay.outcome["won"]


# -- deals ---------------------------------------------------------------------------------------------------------


def test_hands_are_dealt_as_they_stand_and_other_sizes_are_said() -> None:
    family, eight = under(MOCK, "family-nine-pot", "eight-pool").replays
    assert family.usual_sizes is None
    assert eight.usual_sizes == (5, 5, 5)
    assert [e.details for e in family.events if e.kind == "dealt"] == [
        e.details for e in eight.events if e.kind == "dealt"
    ]


def test_a_seed_shuffles_each_variants_own_pack() -> None:
    record = HandRecord(PLAYERS, 2, DealtSeed(7))
    small, large = under(record, "family-nine-pot", "eight-pool").replays
    assert small.upcard == Pack.of(32).shuffled(7)[31]
    assert large.upcard == Pack.of(52).shuffled(7)[15]


def test_a_pack_is_dealt_by_each_variant_in_its_own_way_but_must_be_its_own() -> None:
    pack = DealtPack(tuple(Pack.of(32).shuffled(7)))
    family, pierer, eight = under(HandRecord(PLAYERS, 2, pack), "family-nine-pot", "pierer-1844", "eight-pool").replays
    assert (family.upcard, pierer.upcard) == (pack.cards[31], pack.cards[15])
    assert (eight.complete, eight.reason and eight.reason.message) == (False, "reason-pack")


@pytest.mark.parametrize(
    ("record", "variant", "reason"),
    [
        (HandRecord(("Anna", "Ben"), 1, DealtSeed(1)), "family-nine-pot", "reason-players"),
        (hand(ANNA.replace("7h", "2h"), BEN, CLARA), "family-nine-pot", "reason-cards"),
        (hand(upcard=None), "family-nine-pot", "reason-trump"),
        (hand(chips=(40, 8, 40)), "family-nine-pot", "reason-purse"),
        (hand(carried={"centre": 3}), "eight-pool", "reason-pool"),
        (HandRecord(PLAYERS, 2, DealtPack(cards("7h Kh"))), "family-nine-pot", "reason-pack"),
    ],
)
def test_a_record_that_does_not_fit_ends_that_column_only(record: HandRecord, variant: str, reason: str) -> None:
    refused = column(record, variant)
    assert (refused.complete, refused.played) == (False, False)
    assert refused.reason is not None
    assert refused.reason.message == reason


@pytest.mark.parametrize("language", languages())
def test_a_hand_of_another_game_is_said_to_be_one(language: str) -> None:
    words = Wording(language, FAMILIES)
    poch, spades = hand(variant="poch/family-nine-pot"), load("spades/partnership")
    told = replay_text(replay(poch, [spades]), words, width=200)
    assert words.say("reason-other-game", variant="poch/family-nine-pot") in told
    unnamed = replay(hand(), [spades]).to_json()["replays"][0]["reason"]
    relative = replay(hand(variant="poch/family-nine-pot"), [load("pukk/husfreyjan-1969")]).replays[0].reason
    assert unnamed == "it is for 4 players, and here are 3"
    assert relative is None or relative.message != "reason-other-game"


@pytest.mark.parametrize("language", languages())
def test_of_a_pool_that_is_mistyped_the_nearest_is_named(language: str) -> None:
    words = Wording(language, FAMILIES)
    told = replay_text(under(hand(carried={"sequenz": 3}), "family-nine-pot"), words, width=200)
    assert "sequenz" in told
    assert "sequence" in told
    strange = replay_text(under(hand(carried={"xylophone": 3}), "family-nine-pot"), words, width=200)
    assert "xylophone" in strange
    assert words.say("reason-pool-near", pools="", number=1, meant="").rpartition("(")[2][:5] not in strange


def test_the_other_columns_go_on() -> None:
    family, eight = under(hand(chips=(40, 8, 40)), "family-nine-pot", "eight-pool").replays
    assert (family.complete, eight.complete) == (False, True)


def test_chips_of_a_column_that_was_not_played_are_where_they_were() -> None:
    told = under(hand(carried={"centre": 3}), "eight-pool").to_json()["replays"][0]
    assert sum(told["chips"].values()) + sum(told["pots"].values()) == 123
    assert set(told["net"].values()) == {0}


def test_an_empty_pool_that_a_variant_lacks_keeps_nobody_from_playing() -> None:
    assert column(hand(carried={"centre": 0}), "eight-pool").complete


def test_a_trump_suit_in_the_record_will_do_where_nothing_is_turned_up() -> None:
    replay = column(hand(upcard=None, trump=2), "polish-leaflet")
    assert replay.complete
    assert replay.trump == 2


def test_a_hand_that_does_not_end_ends_its_column_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poch_rules.core.play.MOST_QUESTIONS", 4)
    endless = column(MOCK)
    assert (endless.complete, endless.reason and endless.reason.message) == (False, "reason-endless")
    assert sum(endless.outcome["chips"]) + sum(endless.outcome["pots"].values()) == 126


# -- rows ----------------------------------------------------------------------------------------------------------


def test_a_question_that_one_variant_lacks_is_a_gap_and_the_rest_stays_aligned() -> None:
    assert passages(under(MOCK, "family-nine-pot", "eight-pool"), "vying") == [
        ["turn 0", "turn 0"],
        ["turn 1", "turn 1"],
        ["turn 2", "turn 2"],
        ["–", "turn 0"],
        ["–", "turn 1"],
        ["–", "turn 2"],
        ["close 0", "close 0"],
    ]


def test_a_phase_in_another_place_is_a_gap_on_either_side() -> None:
    comparison = replay(MOCK, [load("poch/family-nine-pot"), load(VARIANTS / "other-order.yaml")])
    melds = [section for section in comparison.sections if section.phase == "meld"]
    assert [{tuple(p is None for p in row) for row in section.rows} for section in melds] == [
        {(False, True)},
        {(True, False)},
    ]


def test_every_event_of_every_column_stands_in_exactly_one_passage() -> None:
    comparison = under(MOCK, "family-nine-pot", "eight-pool", "polish-leaflet", "pierer-1844")
    for number, one in enumerate(comparison.played):
        told = [p for section in comparison.sections for row in section.rows if (p := row[number])]
        assert sorted(n for p in told for n in range(p.start, p.stop)) == list(range(len(one.events)))


def test_pools_meet_in_the_order_of_the_variant_whoever_wins_them_first() -> None:
    # Under the longest sequence Anna takes that pool before Ben takes the ace; the rows are those of the board.
    record = hand("Kh Js Qs Ks 9d", "Ah 8c 8d 7c 7d", "9c 10d Jc Qd 10s", upcard="7h")
    comparison = under(record, "family-nine-pot", "meyer-longest")
    rows = next(section.rows for section in comparison.sections if section.phase == "meld")
    slots = [[p.slot for p in row if p] for row in rows]
    assert [pair[0] for pair in slots] == [
        f"meld.{pool}" for pool in ["ace", "king", "queen", "jack", "ten", "marriage", "sequence"]
    ]
    assert all(len(set(pair)) == 1 and len(pair) == 2 for pair in slots)


# -- the first divergence ------------------------------------------------------------------------------------------


def test_the_first_divergence_names_the_sequence_pool_and_both_modules() -> None:
    told = BOTH.to_json()["divergences"]
    assert [where["settings"] for where in told] == [["meld.sequence"]]
    sides = told[0]["sides"]
    assert {variant: side["module"] for variant, side in sides.items()} == {
        "poch/family-nine-pot": "sequence/trump-seven-eight-nine",
        "poch/meyer-longest": "sequence/longest",
    }
    for side in sides.values():
        setting = side["settings"][0]
        assert (setting["standing"], setting["source"]) == ("stated", "ar-wikipedia-poch")


def settings(one: str | Path, other: str | Path, record: HandRecord = MOCK) -> tuple[str, ...]:
    """By which settings two variants first part."""
    divergences = replay(record, [load(one), load(other)]).divergences
    return divergences[0].first.settings if divergences else ()


def test_settings_that_differ_are_named_and_others_of_the_slot_are_not() -> None:
    assert settings("poch/family-nine-pot", "poch/polish-leaflet") == ("board.undressed",)
    assert settings("poch/family-nine-pot", "poch/eight-pool") == ("board.further", "board.undressed")


def test_a_pool_that_only_one_variant_has_is_the_cause_of_another_dressing() -> None:
    assert settings("poch/family-nine-pot", VARIANTS / "added-pool.yaml") == ("meld.nine",)
    assert settings("poch/family-nine-pot", VARIANTS / "removed-pool.yaml") == ("meld.marriage",)


def test_another_order_of_the_phases_is_named_as_the_cause() -> None:
    assert settings("poch/family-nine-pot", VARIANTS / "other-order.yaml") == ("order",)


def test_where_only_one_column_has_a_passage_the_other_has_no_event_to_name(tmp_path: Path) -> None:
    """Only where taking part costs something is anybody asked whether he does."""
    path = tmp_path / "fee.yaml"
    head = "format: 1\nvariant: fee\nfamily: poch\nkind: house\ntitle: Fee\nextends: poch/family-nine-pot\n"
    path.write_text(f"{head}set: {{vying.fee: 1}}\n", encoding="utf-8")
    pair = [load("poch/family-nine-pot"), load(path)]
    (without_first,) = replay(MOCK, pair).divergences
    (with_first,) = replay(MOCK, pair[::-1]).divergences
    assert without_first.first.settings == with_first.first.settings == ("vying.fee",)
    assert (without_first.first.event, with_first.other.event) == (None, None)
    assert without_first.other.event == with_first.first.event
    assert with_first.first.event is not None


def test_another_pack_is_the_cause_of_another_deal() -> None:
    five = HandRecord(("Anna", "Ben", "Clara", "Dora", "Emil"), 4, DealtSeed(3))
    assert settings("poch/family-nine-pot", "poch/family-nine-pot-52", five) == ("pack.size",)


def test_the_setting_that_an_event_names_is_the_cause_and_not_another_that_differs_in_its_slot(tmp_path: Path) -> None:
    """Anna leads the seven, and the run stops with Clara; of the two changes only one is about what she is paid."""
    head = "format: 1\nvariant: mine\nfamily: poch\nkind: house\ntitle: Mine\nextends: poch/hamburg-1873\n"
    path = tmp_path / "mine.yaml"
    path.write_text(f"{head}set: {{play.restart: next-player, play.stop_chips: 2}}\n", encoding="utf-8")
    record = hand("7h 9h 8d", "8h Kc Qs", "10h As Jd", upcard=None, trump=0, says={"play": "Anna 7h, Clara As"})
    assert settings("poch/hamburg-1873", path, record) == ("play.stop_chips",)


def test_variants_that_play_a_hand_alike_have_no_divergence() -> None:
    assert settings("poch/family-nine-pot", "poch/finnish-nine-pot") == ()


def test_a_variant_against_itself_has_neither_divergence_nor_differences() -> None:
    comparison = under(MOCK, "eight-pool", "eight-pool")
    assert (comparison.divergences, comparison.differences) == ((), ())
    assert comparison.labels == ("poch/eight-pool", "poch/eight-pool (2)")


# -- JSON ----------------------------------------------------------------------------------------------------------


def test_json_has_the_keys_of_the_contract() -> None:
    told = BOTH.to_json()
    assert told["hand"] == {
        "title": "The run that was not trump",
        "players": ["Anna", "Ben", "Clara"],
        "dealer": "Clara",
    }
    family = told["replays"][0]
    assert (family["variant"], family["complete"], family["reason"]) == ("poch/family-nine-pot", True, None)
    assert (family["trump"], family["upcard"], family["counterfactual_from"]) == ("c", "10c", None)
    assert family["chips"] == {"Anna": 34, "Ben": 49, "Clara": 31}
    assert family["net"] == {"Anna": -6, "Ben": 9, "Clara": -9}
    assert {"pot": "ace", "by": "Clara", "chips": 3} in family["won"]
    assert (family["vying_winner"], family["out"], family["violations"]) == ("Anna", "Ben", [])
    assert {d["what"]: d["values"] for d in told["differences"]}["won.sequence"] == {
        "poch/family-nine-pot": None,
        "poch/meyer-longest": "Ben 9",
    }


def test_json_is_json_and_every_event_has_its_text_and_the_setting_that_caused_it() -> None:
    told = json.loads(json.dumps(BOTH.to_json()))
    for event in told["replays"][1]["events"]:
        assert {"kind", "phase", "seat", "text", "rule"} <= set(event)
        assert event["text"]
    sequence = next(e for e in told["replays"][1]["events"] if e["details"].get("pool") == "sequence")
    assert (sequence["rule"], sequence["phase"], sequence["seat"]) == ("meld.sequence.compare", "meld", "Ben")


def test_json_says_who_answered_each_question() -> None:
    says = {"vying": "Anna poch 1, Ben pass, Clara pass"}
    events = under(hand(says=says), "family-nine-pot").to_json()["replays"][0]["events"]
    assert [event["by"] for event in events if "by" in event and event["phase"] == "vying"] == ["record"] * 3
    assert {event["by"] for event in events if "by" in event and event["phase"] == "play"} == {"automatic"}


def test_a_record_whose_answers_are_illegal_elsewhere_is_counterfactual_there_and_only_there() -> None:
    # Nobody can hold under the leaflet: it is overbid or pass.
    says = {"vying": "Anna poch 1, Ben hold, Clara hold", "play": "Anna 7h, Anna 8d, Clara 7s, Ben 9c, Ben Jc"}
    family, polish = under(hand(says=says), "family-nine-pot", "polish-leaflet").to_json()["replays"]
    assert (family["findings"], family["counterfactual_from"]) == ([], None)
    first = polish["findings"][0]
    assert (first["verdict"], first["phase"], first["seat"]) == ("illegal", "vying", "Ben")
    assert (first["recorded"], first["played"]) == ("hold", "pass")
    assert polish["counterfactual_from"] == first["event"]
    assert polish["events"][first["event"]]["seat"] == "Ben"


def test_replays_can_be_read_in_every_language() -> None:
    from poch_rules.declare.wording import Wording, languages
    from poch_rules.families import FAMILIES

    texts = {language: BOTH.to_json(Wording(language, FAMILIES)) for language in languages()}
    told = {language: json_["replays"][0]["events"][0]["text"] for language, json_ in texts.items()}
    assert len(set(told.values())) == len(told)


# -- a card turned up that belongs to somebody

GIVEN = ("10h Jh Qh Kh Ah", "7s 9d As 8d Jd", "8c 9c 10c Jc Qc")


@pytest.mark.parametrize("language", languages())
def test_where_the_upcard_is_a_players_a_note_says_how_to_write_it_down(language: str) -> None:
    words = Wording(language, FAMILIES)
    comparison = under(hand(*GIVEN, upcard="Kc"), "pierer-1857", "eight-pool")
    pierer, eight = comparison.to_json(words)["replays"]
    note = words.say("ui-replay-upcard-owned", variant="poch/pierer-1857", seat="Clara", card="Kc", suit="c")
    assert (pierer["notes"], eight["notes"]) == ([note], [])
    told = " ".join(replay_text(comparison, words, width=200).split())
    assert " ".join(note.replace("poch/", "").split()) in told


def test_written_as_the_note_says_the_hand_is_that_of_the_pack() -> None:
    written = column(hand(GIVEN[0], GIVEN[1], f"{GIVEN[2]} Kc", upcard=None, trump=0), "pierer-1857")
    order = "10h Jh 7s 9d 8c 9c Qh Kh Ah As 8d Jd 10c Jc Qc Kc"
    rest = [card for card in Pack.of(32).cards if card not in cards(order)]
    packed = column(HandRecord(PLAYERS, 2, DealtPack((*cards(order), *rest)), chips=(40, 40, 40)), "pierer-1857")
    assert written.outcome["won"] == packed.outcome["won"]
    assert ("king", 2, 3) in written.outcome["won"]
    assert written.upcard_owner is None


@pytest.mark.parametrize("variant", ["poque-1765", "family-nine-pot", "meyer-1908"])
def test_where_the_upcard_is_nobodys_there_is_no_such_note(variant: str) -> None:
    assert column(hand(*GIVEN, upcard="Kc"), variant).upcard_owner is None
