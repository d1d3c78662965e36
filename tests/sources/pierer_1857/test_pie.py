"""*Pierer's Universal-Lexikon*, fourth edition (PIE), rule by rule, and how its gaps are read."""

import pytest
from hands import deal, deal_pack

from poch_rules import load
from poch_rules.core.cards import parse

PIERER = "poch/pierer-1857"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def test_pie_01_german_cards_have_the_daus_the_ober_and_the_unter():
    """The ranks of German cards are those of the French: a record may call them either way."""
    assert [parse(name) for name in ("Herz-Daus", "Herz-Ober", "Herz-Unter")] == [parse(c) for c in ("Ah", "Qh", "Jh")]


def test_pie_02_dealt_to_the_left():
    hand = deal_pack(PIERER, 3, "7c 8c 9c 10c", dealer="Anna")
    assert set(hand.holds("Ben")) > {"7c", "8c"}
    assert set(hand.holds("Clara")) > {"9c", "10c"}


def test_pie_03_five_as_two_and_three():
    hand = deal_pack(PIERER, 3, "7c 8c", dealer="Clara")
    assert {"7c", "8c"} < set(hand.holds("Anna"))
    assert "9c" not in hand.holds("Anna")
    assert [len(hand.holds(name)) for name in ("Anna", "Ben")] == [5, 5]


def test_pie_04_the_card_turned_is_trumps_and_the_dealers():
    hand = deal_pack(PIERER, 3)
    (_, card) = hand.told("took-up")[0]
    assert len(hand.holds("Clara")) == 6
    assert hand.told("trump") == [(None, card // 13)]


def test_pie_05_06_eight_pools_with_a_stich_and_no_marriage_all_dressed():
    hand = deal(PIERER, *PAIRS, trump="h")
    pools = {"ace", "king", "queen", "jack", "ten", "sequence", "poch", "stich"}
    assert hand.pots == dict.fromkeys(pools, 3)


@pytest.mark.parametrize(
    ("card", "pool"), [("Ah", "ace"), ("Qh", "queen"), ("Kh", "king"), ("Jh", "jack"), ("10h", "ten")]
)
def test_pie_07_trumps_take_their_pools(card, pool):
    assert deal(PIERER, f"{card} 7c", "8c 9d", "7d 8s", trump="h").won == {pool: ("Anna", 3)}


def test_pie_08_the_first_or_else_the_next_opens_and_the_others_hold():
    hand = deal(PIERER, *PAIRS, trump="h").says("Anna pass, Ben poch 2")
    assert (hand.asked, hand.menu) == ("Clara", ["pass", "hold"])


def test_pie_09_only_the_last_holder_raises_and_the_others_follow_or_withdraw():
    hand = deal(PIERER, *PAIRS, trump="h").says("Anna poch 1, Ben hold, Clara hold")
    assert (hand.asked, hand.menu) == ("Clara", ["hold", "2-32"])
    hand.says("Clara raise to 4")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "hold"])
    assert hand.says("Anna pass, Ben hold").winner == "Clara"


def test_pie_10_four_beat_three_beat_two():
    hand = deal(PIERER, "9s 9d 9c 7c", "As Ad 8c 7d", "7s 7h Kc 8d", trump="h").says(
        "Anna poch 1, Ben hold, Clara pass"
    )
    hand.says("Ben hold")
    assert hand.won["poch"] == ("Anna", 3 + 2)
    four = deal(PIERER, "As Ad Ac 7c", "8s 8d 8c 8h", "7s Kc", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert four.says("Ben hold").winner == "Ben"


def test_pie_11_sequences_are_shown_after_the_vying():
    hand = deal(PIERER, "9s 9d 10s Js", "Kd Kc 8c 7d", "Qs Qd Ac 8d", trump="h")
    assert "sequence" not in hand.won
    assert hand.all_pass().won["sequence"] == ("Anna", 3)


def test_pie_12_the_longest_of_three_or_more_then_the_highest():
    longest = deal(PIERER, "7s 8s 9s 10s", "Qc Kc Ac", "7d 8c", trump="h").all_pass()
    highest = deal(PIERER, "7s 8s 9s", "Qc Kc Ac", "7d 8c", trump="h").all_pass()
    none = deal(PIERER, "7s 8s 10s", "Kc Ac 9d", "7d 8c", trump="h").all_pass()
    assert (longest.won["sequence"][0], highest.won["sequence"][0]) == ("Anna", "Ben")
    assert "sequence" not in none.won


def test_pie_12_a_run_has_at_most_five_cards():
    """The dealer's six count as five, the highest of them, and the run to the ace is higher."""
    hand = deal(PIERER, "10h Jh Qh Kh Ah", "7s 9d As 8d Jd", "8c 9c 10c Jc Qc Kc", trump="c").all_pass()
    assert hand.won["sequence"] == ("Anna", 3)
    six = deal(PIERER, "9h 10h Jh Qh Kh", "7s 9d As 8d Jd", "8c 9c 10c Jc Qc Kc", trump="c").all_pass()
    assert six.won["sequence"] == ("Clara", 3)


def test_pie_13_between_equals_the_one_in_trumps():
    assert deal(PIERER, "7s 8s 9s", "7h 8h 9h", "7d 8c", trump="h").all_pass().won["sequence"][0] == "Ben"


def test_ruling_last_holder_once():
    """Only whoever held last is asked again, once: when he has raised and been answered, the vying is over."""
    hand = deal(PIERER, *PAIRS, trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert hand.asked == "Ben"
    hand.says("Ben raise to 3, Anna hold")
    assert hand.winner == "Ben"


def test_ruling_pierer_no_set():
    """Anna opens and Ben holds without a set; a pair beats them, and without any the pool stays."""
    hand = deal(PIERER, "9s 8d Ac 7c", "Js Jd 8c 7d", "Qs 9d Kc 8s", trump="h").says("Anna poch 1")
    assert hand.menu == ["pass", "hold"]
    assert hand.says("Ben hold, Clara pass, Ben hold").winner == "Ben"


def test_ruling_nobody_set_stays():
    """Two show, and neither has a set: the pool stays."""
    hand = deal(PIERER, "9s 8d Ac 7c", "Js 9d 8c 7d", "Qs Qd Kc 8s", trump="h").says("Anna poch 1, Ben hold")
    hand.says("Clara pass, Ben hold")
    assert (hand.winner, hand.pots["poch"]) == (None, 3 + 2)


def test_ruling_pierer_cut():
    """As in the second edition: runs rise from any card of forehand's, and a chip is paid for each card."""
    hand = deal(PIERER, "Js 8d", "Qs", "Ks 9c 7h", trump="h").all_pass()
    assert (hand.asked, set(hand.menu)) == ("Anna", {"Js", "8d"})
    hand.says("Anna Js")
    assert hand.told("gave") == [("Clara", 1, 3), ("Anna", 1, 1)]


def test_ruling_pierer_stich():
    """The Stich pool goes to the player who goes out."""
    hand = deal(PIERER, "Js 8d", "Qs", "Ks 9c 7h", trump="h", pots={"stich": 2}).all_pass().says("Anna Js")
    assert (hand.out, hand.won["stich"]) == ("Ben", ("Ben", 2 + 3))


def test_ruling_rank_then_trump():
    """Two equal pairs: the one with the trump wins."""
    hand = deal(PIERER, "9s 9d Ac", "9h 9c 8c", "7s 8d Kc", trump="h").says(
        "Anna poch 1, Ben hold, Clara pass, Ben hold"
    )
    assert hand.winner == "Ben"


def test_the_pools_have_the_names_of_german_cards():
    from poch_rules.declare.wording import Wording
    from poch_rules.families.poch import POCH

    declared = load(PIERER)
    words = Wording("de", (POCH,), terms=declared.terms)
    assert [words.name("pool", pool, form="title") for pool in ("ace", "queen", "stich")] == ["Daus", "Ober", "Stich"]
