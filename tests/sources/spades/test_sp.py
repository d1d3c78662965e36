"""Partnership Spades, rule by rule (SP-01 … SP-50).  Hands are small: a few cards tell a rule as well as thirteen."""

import pytest

from poch_rules import load
from poch_rules.core.cards import NAMES, parse
from poch_rules.core.decisions import Choose, IllegalAnswer, Range, mask
from poch_rules.core.match import Match
from poch_rules.core.play import Hands, Play
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.fixture(scope="module")
def plan():
    return load("spades/partnership").plan(4)


def deal(*hands):
    return Hands(tuple(tuple(parse(card) for card in hand.split()) for hand in hands))


def start(plan, hands, *, dealer=WEST, scores=(0, 0), bags=(0, 0)):
    return Play(plan, deal(*hands), dealer=dealer, balances=[0, 0, 0, 0, *scores, *bags, 0], watch=True)


def bid(play, *bids):
    """Give the bids in turn, looking first unless the bid is double nil."""
    for answer in bids:
        if play.asking.kind == "bidding.blind":
            play.answer(DOUBLE_NIL if answer == DOUBLE_NIL else LOOK)
        if answer != DOUBLE_NIL:
            play.answer(answer)
    return play


def cards(play, *names):
    for name in names:
        play.answer(parse(name))
    return play


def menu(play):
    return [NAMES[card] for card in play.asking.menu]


def score(play):
    return [play.table.chips(play.plan.account(f"score.{side}")) for side in (0, 1)]


def bags(play):
    return [play.table.chips(play.plan.account(f"bags.{side}")) for side in (0, 1)]


def scored(plan, bids, tricks, *, scores=(0, 0), had=(0, 0)):
    """Play spades so that each player wins so many tricks (his own long suit of trumps in miniature)."""
    rule = plan.rules["score"]
    totals = []
    for side in (0, 1):
        own = [bids[side], bids[side + 2]], [tricks[side], tricks[side + 2]]
        lines = rule.lines(*own, had[side])
        totals.append((scores[side] + sum(x.points for x in lines), had[side] + sum(x.bags for x in lines)))
    return totals


FOUR = ("2c 3h 4s", "5c 6h 7s", "8c 9h 10s", "Jc Qh Ks")


def test_sp_04_four_players_in_two_partnerships(plan):
    assert plan.players == 4
    assert [plan.seats.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_sp_05_the_standard_pack_of_52(plan):
    assert len(plan.pack.cards) == 52


def test_sp_06_ace_is_high_and_two_is_low(plan):
    play = bid(start(plan, ("Kc", "Ac", "2c", "Qc")), 1, 1, 0, 0)
    assert play.table.public["tricks"] == [0, 1, 0, 0]


@pytest.mark.parametrize(("scores", "over"), [((499, 120), False), ((500, 120), True), ((130, 507), True)])
def test_sp_07_the_first_partnership_at_500_wins(plan, scores, over):
    match = Match(plan, balances=[0, 0, 0, 0, *scores, 0, 0, -sum(scores)])
    assert (match.ending is not None) is over


def test_sp_08_partners_sit_opposite(plan):
    assert plan.seats.partners(NORTH) == (SOUTH,)
    assert plan.seats.partners(EAST) == (WEST,)


def test_sp_09_thirteen_cards_to_each(plan):
    play = Play(plan, plan.pack.shuffled(3), dealer=WEST, balances=[0] * 9)
    assert [len(hand) for hand in play.table.hands] == [13] * 4
    assert play.table.hands[NORTH] == sorted(plan.pack.shuffled(3)[0::4])


@pytest.mark.parametrize("dealer", range(4))
def test_sp_10_the_player_at_the_dealers_left_bids_first(plan, dealer):
    assert start(plan, FOUR, dealer=dealer).asking.seat == (dealer + 1) % 4


def test_sp_11_a_bid_is_a_number_of_tricks_made_after_looking(plan):
    play = start(plan, FOUR)
    assert list(play.view(NORTH).hand) == []
    play.answer(LOOK)
    assert play.asking.kind == "bidding.bid"
    assert list(play.view(NORTH).hand) == play.table.hands[NORTH]


def test_sp_12_the_bids_of_partners_are_added(plan):
    assert scored(plan, [4, 3, 2, 2], [6, 5, 0, 0]) == [(60, 0), (50, 0)]
    assert scored(plan, [4, 3, 2, 2], [5, 5, 0, 0])[0] == (-60, 0)


def test_sp_13_every_number_from_nil_to_thirteen_may_be_bid(plan):
    play = Play(plan, plan.pack.shuffled(1), dealer=WEST, balances=[0] * 9)
    play.answer(LOOK)
    assert play.asking.menu == (Range(0, 13),)


def test_sp_14_nobody_may_pass(plan):
    play = start(plan, FOUR)
    play.answer(LOOK)
    with pytest.raises(IllegalAnswer):
        play.answer(-1)


def test_sp_15_bids_need_not_rise(plan):
    play = bid(start(plan, FOUR), 3, 1, 1, 0)
    assert play.table.public["bids"] == [3, 1, 1, 0]


def test_sp_16_there_is_one_round_of_bids(plan):
    play = bid(start(plan, FOUR), 1, 1, 1, 1)
    assert play.asking.kind == "play.lead"


def test_sp_17_alex_4_and_charlie_2_need_6_beth_3_and_david_2_need_5(plan):
    assert scored(plan, [4, 3, 2, 2], [4, 3, 2, 4]) == [(60, 0), (52, 2)]
    assert scored(plan, [4, 3, 2, 2], [4, 4, 1, 4])[0] == (-60, 0)
    assert scored(plan, [4, 3, 2, 2], [5, 4, 4, 0])[1] == (-50, 0)


def test_sp_18_a_nil_made_scores_100(plan):
    assert scored(plan, [0, 1, 4, 1], [0, 1, 4, 1])[0] == (140, 0)


@pytest.mark.parametrize("taken", [1, 2, 5])
def test_sp_19_a_nil_that_takes_a_trick_costs_100(plan, taken):
    points, kept = scored(plan, [0, 1, 4, 1], [taken, 1, 4, 1])[0]
    assert points == 40 - 100 + taken
    assert kept == taken


def test_sp_20_the_partner_of_a_nil_still_needs_his_own_number(plan):
    assert scored(plan, [0, 1, 4, 1], [0, 1, 3, 1])[0] == (100 - 40, 0)


def test_sp_21_alex_4_and_charlie_nil_alex_needs_four(plan):
    assert scored(plan, [4, 1, 0, 1], [4, 1, 0, 1])[0] == (140, 0)
    assert scored(plan, [4, 1, 0, 1], [3, 1, 1, 1])[0] == (-40 - 100 + 1, 1)


@pytest.mark.parametrize(("tricks", "points"), [((0, 0), 200), ((1, 1), -200 + 2), ((0, 1), 0 + 1)])
def test_sp_22_both_partners_may_bid_nil(plan, tricks, points):
    assert scored(plan, [0, 1, 0, 1], [tricks[0], 1, tricks[1], 1])[0][0] == points


def test_sp_23_double_nil_is_bid_before_looking(plan):
    play = start(plan, FOUR)
    assert play.asking.kind == "bidding.blind"
    assert list(play.view(NORTH).hand) == []
    play.answer(LOOK)
    with pytest.raises(IllegalAnswer):
        play.answer(DOUBLE_NIL)


def test_sp_24_a_double_nil_bidder_exchanges_three_cards_with_his_partner(plan):
    play = bid(start(plan, ("As Ks Qs 2c", "3h 4h 5h 6h", "3c 4c 5c 6c", "7h 8h 9h 10h")), DOUBLE_NIL, 1, 1, 1)
    assert play.asking.kind == "exchange.give"
    assert play.asking.menu[0].number == 3
    play.answer(mask([parse("As"), parse("Ks"), parse("Qs")]))
    assert isinstance(play.asking.menu[0], Choose)
    assert parse("As") not in play.asking.menu[0].cards, "the partner chooses before he sees what he gets"
    play.answer(mask([parse("3c"), parse("4c"), parse("5c")]))
    assert [NAMES[card] for card in play.table.hands[NORTH]] == ["2c", "3c", "4c", "5c"]
    assert [NAMES[card] for card in play.table.hands[SOUTH]] == ["6c", "Qs", "Ks", "As"]


@pytest.mark.parametrize(("taken", "points"), [(0, 200 + 10), (1, -200 + 1 + 10)])
def test_sp_25_a_double_nil_scores_or_costs_200(plan, taken, points):
    assert scored(plan, [DOUBLE_NIL, 1, 1, 1], [taken, 1, 1, 1])[0][0] == points


@pytest.mark.parametrize(("tricks", "points"), [((0, 0), 400), ((1, 2), -400 + 3), ((0, 1), 0 + 1)])
def test_sp_26_both_may_bid_double_nil_and_then_nothing_is_exchanged(plan, tricks, points):
    play = bid(start(plan, FOUR), DOUBLE_NIL, 1, DOUBLE_NIL, 1)
    assert play.asking.kind == "play.lead"
    assert scored(plan, [DOUBLE_NIL, 1, DOUBLE_NIL, 1], [tricks[0], 1, tricks[1], 1])[0][0] == points


@pytest.mark.parametrize("dealer", range(4))
def test_sp_27_the_player_at_the_dealers_left_leads_first(plan, dealer):
    play = bid(start(plan, FOUR, dealer=dealer), 1, 1, 1, 1)
    assert (play.asking.kind, play.asking.seat) == ("play.lead", (dealer + 1) % 4)


def test_sp_28_the_first_lead_is_no_spade_unless_there_is_nothing_else(plan):
    assert menu(bid(start(plan, FOUR), 1, 1, 1, 1)) == ["2c", "3h"]
    only_spades = ("2s 3s", "5c 6h", "8c 9h", "Jc Qh")
    assert menu(bid(start(plan, only_spades), 1, 1, 1, 1)) == ["2s", "3s"]


def test_sp_29_spades_are_not_led_before_they_are_broken(plan):
    play = bid(start(plan, ("Ac 3h 4h 5s", "2c 6h 7h 8h", "8c 9h 9d 10d", "Jc Qh Qd Kd")), 1, 1, 1, 1)
    cards(play, "Ac")
    assert (play.asking.kind, play.asking.seat) == ("play.lead", NORTH)
    assert menu(play) == ["3h", "4h"]


def test_sp_30_play_goes_clockwise(plan):
    play = bid(start(plan, FOUR, dealer=NORTH), 1, 1, 1, 1)
    cards(play, "5c")
    assert [event[1] for event in play.log if event[0] == "played"][:4] == [EAST, SOUTH, WEST, NORTH]


def test_sp_31_suit_must_be_followed(plan):
    play = bid(start(plan, ("2h 3c", "5h 6h", "8h 9s", "Jc Qh")), 1, 1, 1, 1)
    cards(play, "2h")
    assert menu(play) == ["5h", "6h"]
    with pytest.raises(IllegalAnswer):
        play.answer(parse("9s"))


def test_sp_32_the_highest_card_of_the_suit_led_wins(plan):
    play = bid(start(plan, ("2h", "Ac", "9h", "Ad")), 1, 1, 1, 1)
    assert play.table.public["tricks"] == [0, 0, 1, 0]


def test_sp_33_the_highest_spade_wins_where_spades_are_played(plan):
    play = bid(start(plan, ("Ah", "2s", "9h", "3s")), 1, 1, 1, 1)
    assert play.table.public["tricks"] == [0, 0, 0, 1]


def test_sp_35_spades_are_broken_by_a_player_who_cannot_follow(plan):
    play = bid(start(plan, ("2h 3s 4d", "5h 6h 7h", "8h 9h 10h", "Js Qs Kd")), 1, 1, 1, 1)
    cards(play, "2h")
    cards(play, "5h", "8h")
    assert not play.table.public["broken"]
    cards(play, "Js")
    assert play.table.public["broken"]
    assert menu(play) == ["Kd", "Qs"], "the winner may now lead a spade although he has another card"


def test_sp_36_nobody_is_made_to_play_a_spade(plan):
    play = bid(start(plan, ("2h", "5h 6h", "8h 9h", "Js Qd")), 1, 1, 1, 1)
    cards(play, "5h", "8h")
    assert menu(play) == ["Qd", "Js"]


def test_sp_37_spades_are_broken_too_by_a_leader_who_has_nothing_else(plan):
    play = bid(start(plan, ("2s 3s", "5h 6h", "8h 9h", "Jd Qd")), 1, 1, 1, 1)
    assert not play.table.public["broken"]
    cards(play, "2s")
    assert play.table.public["broken"]


def test_sp_38_david_without_hearts_may_play_a_spade_a_club_or_a_diamond(plan):
    play = bid(start(plan, ("2h 3h", "5h 6h", "8h 9h", "Js Qc Kd")), 1, 1, 1, 1)
    cards(play, "2h", "5h", "8h")
    assert menu(play) == ["Qc", "Kd", "Js"]


def test_sp_39_a_bid_that_is_made_scores_10_a_trick(plan):
    assert scored(plan, [3, 1, 2, 1], [3, 1, 2, 1])[0] == (50, 0)


def test_sp_40_tricks_above_the_bid_score_1_each(plan):
    assert scored(plan, [3, 1, 2, 1], [4, 1, 4, 1])[0] == (53, 3)


def test_sp_41_beth_and_david_bid_5_and_win_7_for_52(plan):
    assert scored(plan, [1, 3, 1, 2], [1, 4, 1, 3])[1] == (52, 2)


def test_sp_42_a_bid_that_fails_costs_10_a_trick(plan):
    assert scored(plan, [3, 1, 4, 1], [3, 1, 3, 1])[0] == (-70, 0)


def test_sp_44_tricks_of_a_failed_nil_are_bags_and_no_help(plan):
    assert scored(plan, [4, 1, 0, 1], [3, 1, 2, 1])[0] == (-40 - 100 + 2, 2)


def test_sp_45_every_tenth_bag_costs_100(plan):
    assert scored(plan, [2, 1, 2, 1], [3, 1, 3, 1], had=(8, 0))[0] == (40 + 2 - 100, 0)


def test_sp_46_eleven_bags_cost_100_and_one_is_carried(plan):
    """Bid 4 win 7, bid 3 win 6, bid 4 win 9: the source adds 3 + 3 + 4; nine tricks on four are five bags."""
    kept, total = 0, 0
    for contract, won in [(4, 7), (3, 6), (4, 9)]:
        ((points, kept), _) = scored(plan, [contract, 1, 0, 1], [won, 1, 0, 1], had=(kept, 0))
        total += points - 100  # the made nil that stands in for a partner
    assert (total, kept) == (40 + 3 + 30 + 3 + 40 + 5 - 100, 1)
    assert scored(plan, [2, 1, 2, 1], [8, 1, 5, 1], had=(1, 0))[0] == (40 + 9 - 100, 0), "nine more: another penalty"


def test_sp_47_the_deal_passes_to_the_left_while_nobody_has_500(plan):
    match = Match(plan, dealer=NORTH)
    match.close(match.deal(plan.pack.shuffled(1)).run(plan.variant.family.automatic))
    assert match.ending is None
    assert match.dealer == EAST


def test_sp_48_the_partnership_at_500_has_won(plan):
    match = Match(plan, balances=[0, 0, 0, 0, 340, 503, 0, 0, -843])
    assert match.ending.winners == (EAST, WEST)


def test_sp_49_both_over_500_the_higher_wins(plan):
    match = Match(plan, balances=[0, 0, 0, 0, 520, 503, 0, 0, -1023])
    assert match.ending.winners == (NORTH, SOUTH)


def test_sp_49_a_bag_penalty_counts_before_the_two_are_compared(plan):
    """Both make what they bid from 480 and 470; the side with nine bags falls back."""
    (first, second) = scored(plan, [4, 2, 0, 1], [5, 2, 0, 1], scores=(480, 470), had=(9, 0))
    assert (first[0], second[0]) == (480 + 100 + 40 + 1 - 100, 500)
    match = Match(plan, balances=[0, 0, 0, 0, 480 + 41 - 100, 500, 0, 0, 0])
    assert match.ending.winners == (EAST, WEST)


def test_sp_50_level_at_505_another_hand_is_played(plan):
    match = Match(plan, balances=[0, 0, 0, 0, 505, 505, 0, 0, -1010])
    assert match.ending is None


def test_the_winner_of_a_trick_leads_to_the_next(plan):
    """No number: the source leaves it out, and every trick-taking game has it."""
    play = bid(start(plan, ("2h 3c", "5h 6d", "Kh 9d 10d", "Jh Qd")), 1, 1, 1, 1)
    cards(play, "2h")
    assert play.asking.seat == SOUTH
