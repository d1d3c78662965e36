"""Where a source is silent or unclear, a ruling says how it is read: as a hand, in every variant that uses it."""

import re
from pathlib import Path

import pytest
from hands import deal, deal_pack, match
from rulings_used import RELATIVES, VARIANTS, in_every_variant, rulings_of

from poch_rules import load
from poch_rules.core.match import Match

PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")
#: Rulings that no hand can show, with the reason.
NOT_SHOWN = {
    "usual-players": "how many play where nobody says how many changes no hand",
    "not-played": "what is not played cannot be seen in a hand",
}


def cost(variant: str) -> int:
    """What dressing the board costs a player."""
    return -deal(variant, *PAIRS, trump="h").net["Anna"]


def test_every_ruling_of_a_variant_is_shown_or_says_why_not():
    used = frozenset().union(*(rulings_of(id) for id in (*(f"poch/{name}" for name in VARIANTS), *RELATIVES)))
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.rglob("test_*.py"))]
    named = {name.replace("_", "-") for text in texts for name in re.findall(r"^def test_ruling_(\w+)", text, re.M)}
    assert sorted(used - set(NOT_SHOWN)) == sorted(named)


def test_the_family_game_with_52_cards_differs_in_pack_and_players_alone():
    small, large = load("poch/family-nine-pot").settings, load("poch/family-nine-pot-52").settings
    differing = {name for name in small if small[name].value != large[name].value}
    assert differing == {"pack.size", "players.least", "players.usual"}


def test_the_meyer_variant_differs_from_the_family_game_in_the_sequence_alone():
    family, meyer = load("poch/family-nine-pot").settings, load("poch/meyer-longest").settings
    differing = {name for name in meyer if name not in family or meyer[name].value != family[name].value}
    assert differing == {"meld.sequence.least", "meld.sequence.compare", "meld.sequence.most"}


@in_every_variant("trump-meant")
def test_ruling_trump_meant(variant):
    """A card of trumps takes a pool, the same rank of another suit does not."""
    assert deal(variant, "As 7c", "Ah 8c", "Ac 9d", trump="h").won == {"ace": ("Ben", 3)}


@in_every_variant("awards")
def test_ruling_awards(variant):
    """Pools go of themselves, seat by seat from forehand: Anna's king before Ben's ace."""
    hand = deal(variant, "Kh 7c", "Ah 8c", "9c 10d", trump="h")
    assert list(hand.won) == ["king", "ace"]


@in_every_variant("set-to-vie")
def test_ruling_set_to_vie(variant):
    """Without a set one can neither open nor answer."""
    hand = deal(variant, "9s 8d Ac 7c", "Js Jd 8c 7d", "Qs 9d Kc 8s", trump="h")
    assert hand.menu == ["pass"]
    assert hand.says("Anna pass, Ben poch 1").menu == ["pass"]


@in_every_variant("pass-is-final")
def test_ruling_pass_is_final(variant):
    """Who has passed before the opening is not asked again."""
    hand = deal(variant, *PAIRS, trump="h").says("Anna pass, Ben poch 1, Clara pass")
    assert hand.winner == "Ben"


@in_every_variant("least-stakes")
def test_ruling_least_stakes(variant):
    """One chip opens, one more raises, and the purse is the limit."""
    left = 40 - cost(variant)
    hand = deal(variant, *PAIRS, trump="h")
    assert hand.menu == ["pass", f"1-{left}"]
    may_raise = load(variant).settings["vying.answers"].value != "hold"
    assert hand.says("Anna poch 3").menu[-1] == (f"4-{left}" if may_raise else "hold")


@in_every_variant("purse-limit")
def test_ruling_purse_limit(variant):
    """Ben has two chips left: he cannot meet three, and there is no side pool for him."""
    hand = deal(variant, *PAIRS, trump="h", chips=[40, cost(variant) + 2, 40]).says("Anna poch 3")
    assert (hand.asked, hand.menu) == ("Ben", ["pass"])


@in_every_variant("all-pass")
def test_ruling_all_pass(variant):
    """The Poch pool stays, and forehand starts the shedding."""
    hand = deal(variant, *PAIRS, trump="h", dealer="Ben", pots={"poch": 5})
    before = hand.pots["poch"]
    hand.all_pass()
    assert (hand.winner, hand.pots["poch"], hand.asked) == (None, before, "Clara")


@in_every_variant("showing-order")
def test_ruling_showing_order(variant):
    """Those still in show in dealing order, the dealer last."""
    assert list(deal(variant, *PAIRS, trump="h", dealer="Anna").rest().showed) == ["Ben", "Clara", "Anna"]


@in_every_variant("runs-rise")
def test_ruling_runs_rise(variant):
    """A run stops after the ace, before the upcard, and before a card that was played or not dealt."""
    hand = deal(variant, "As 9d 8h 7h Kc", "Jd Qd Js", "Jh Qh Qs", upcard="10d").all_pass()
    hand.says("Anna As, Anna 9d, Anna 8h, Anna 7h")
    assert hand.told("stopped")[:3] == [("Anna",)] * 3
    assert hand.laid == ["Anna As", "Anna 9d", "Anna 8h", "Anna 7h", "Anna Kc"]


@in_every_variant("short-purse")
def test_ruling_short_purse(variant):
    """From the winner's left each pays a chip a card; Ben, who has one chip, pays that."""
    hand = deal(variant, "As", "9s 8c Kd", "9d Kc 7c", trump="h", chips=[40, cost(variant) + 1, 40]).all_pass()
    assert hand.told("gave") == [("Ben", 0, 1), ("Clara", 0, 3)]
    assert hand.chips["Ben"] == 0


@in_every_variant("upcard-pool")
def test_ruling_upcard_pool(variant):
    """The pool of the upcard and the marriage that needs it stay for the next deal."""
    hand = deal(variant, "Qh 7c", "Ah 8c", "9c 10d", upcard="Kh").all_pass().rest()
    assert {"king", "marriage"}.isdisjoint(hand.won)
    assert (hand.pots["king"], hand.pots["marriage"]) == (3, 3)


@in_every_variant("dealt-singly")
def test_ruling_dealt_singly(variant):
    """One card at a time; the extra cards go to the players next to the dealer's left."""
    hand = deal_pack(variant, 5, "7c Ac 7d Ad 7h 8c", dealer="Anna")
    assert {"7c", "8c"} <= set(hand.holds("Ben"))
    assert len(hand.holds("Ben")) == 7
    assert len(hand.holds("Anna")) == 6


@in_every_variant("match-end")
def test_ruling_match_end(variant):
    """Over before a deal that somebody cannot pay for; most chips win, equal purses together, the board is nobody's."""
    plan, least = load(variant).plan(3), cost(variant)
    board = [20] * len(plan.accounts)
    assert Match(plan, balances=[least, 50, 50, *board]).ending is None
    ending = Match(plan, balances=[least - 1, 50, 50, *board]).ending
    assert (ending.seat, ending.counted, ending.winners) == (0, (0, 1, 2), (1, 2))


@in_every_variant("deal-passes")
def test_ruling_deal_passes(variant):
    """After every deal the next player on the left deals."""
    game, dealers = match(variant, 3), []
    for number in range(3):
        dealers.append(game.dealer)
        game.close(game.deal(game.plan.pack.shuffled(number)).run(game.plan.variant.family.automatic))
    assert dealers == [2, 0, 1]


@in_every_variant("first-dealer")
def test_ruling_first_dealer(variant):
    """Where the table does not draw lots the last seat deals first."""
    assert match(variant, 3).dealer == 2


@in_every_variant("chips-at-start")
def test_ruling_chips_at_start(variant):
    """Everybody starts with the same, enough for several deals."""
    purses = match(variant, 3).balances[:3]
    assert len(set(purses)) == 1
    assert purses[0] >= 3 * cost(variant)


@pytest.mark.parametrize("run", ["7c 8c 9d", "7c 8c", "Kc Ac 7c"])
@in_every_variant("run-of-three")
def test_ruling_run_of_three(variant, run):
    """Two cards, cards of two suits, and ace with seven make no sequence."""
    assert "sequence" not in deal(variant, run, "10d Qs", "9s Jd", trump="h").won


@in_every_variant("highest-run")
def test_ruling_highest_run(variant):
    """Any suit counts, and the higher top card beats the longer sequence."""
    hand = deal(variant, "7s 8s 9s 10s", "Jc Qc Kc", "8h 9h 10h", trump="h")
    assert hand.won["sequence"] == ("Ben", 3)


@in_every_variant("raise-again")
def test_ruling_raise_again(variant):
    """Level stakes are asked about again, first of the last raiser, until all have held one after another."""
    hand = deal(variant, *PAIRS, trump="h").says("Anna poch 1, Ben raise to 2, Clara pass, Anna hold")
    assert (hand.asked, hand.menu[0]) == ("Ben", "hold")
    hand.says("Ben hold, Anna raise to 3, Ben hold")
    assert hand.asked == "Anna"
    assert hand.says("Anna hold, Ben hold").winner == "Ben"
