"""The Finnish page (FI), rule by rule."""

import pytest
from hands import deal, deal_pack, match

from poch_rules import load
from poch_rules.core.cards import SUITS, parse
from poch_rules.core.decisions import IllegalAnswer
from poch_rules.core.match import Match
from poch_rules.core.variant import CannotBePlayed

FINNISH = "poch/finnish-nine-pot"
#: Three pairs without a card of the pay suit (hearts) that takes a pot: nines, jacks, queens.
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")
HONOURS = {"ace": "Ah", "king": "Kh", "queen": "Qh", "jack": "Jh", "ten": "10h"}


def best_of(first: str, second: str) -> str | None:
    """Whose set wins when Anna and Ben have staked the same."""
    return deal(FINNISH, first, second, "8c 9h", trump="h").says("Anna poch 1, Ben hold, Clara pass").winner


def test_fi_01_three_to_six_players():
    """Three to six may play (FI-01)."""
    variant = load(FINNISH)
    assert [variant.plan(n).players for n in range(3, 7)] == [3, 4, 5, 6]
    for number in (2, 7):
        with pytest.raises(CannotBePlayed):
            variant.plan(number)


def test_fi_02_thirty_two_cards():
    """A pack of 32, whatever the number of players (FI-02)."""
    assert {len(load(FINNISH).plan(n).pack.cards) for n in range(3, 7)} == {32}


def test_fi_03_a_board_with_nine_pots():
    """Ace, king, queen, jack, ten, mariage, sequence, Pochen and centre (FI-03)."""
    pots = ["ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch", "centre"]
    assert sorted(load(FINNISH).plan(3).accounts) == sorted(pots)


def test_fi_04_everyone_has_equally_many_counters():
    """All purses are equal at the start (FI-04)."""
    purses = match(FINNISH, 5).balances[:5]
    assert len(set(purses)) == 1
    assert purses[0] >= 9


def test_fi_05_before_each_deal_one_counter_in_each_pot():
    """Everyone puts one counter into each of the nine pots, at the second deal again (FI-05)."""
    game = match(FINNISH, 3)
    for _ in range(2):
        play = game.deal(game.plan.pack.shuffled(game.hands + 1))
        assert [event[3:] for event in play.log if event[0] == "dressed"] == [(tuple(range(3, 12)), 1)] * 3
        game.close(play.run(game.plan.variant.family.automatic))


def test_fi_07_the_deal_passes_to_the_left():
    """After each deal the next player on the left deals (FI-07)."""
    game, dealers = match(FINNISH, 3), []
    for number in range(4):
        dealers.append(game.dealer)
        game.close(game.deal(game.plan.pack.shuffled(number)).run(game.plan.variant.family.automatic))
    assert dealers == [2, 0, 1, 2]


def test_fi_08_one_card_at_a_time_clockwise_until_one_is_left():
    """Cards go round singly from the dealer's left, and exactly one is left over (FI-08)."""
    hand = deal_pack(FINNISH, 3, "7c Kd 9s 8c Jh", dealer="Anna")
    assert {"7c", "8c"} <= set(hand.holds("Ben"))
    assert {"Kd", "Jh"} <= set(hand.holds("Clara"))
    assert "9s" in hand.holds("Anna")
    assert sum(len(hand.holds(name)) for name in hand.people) == 31


def test_fi_09_10_the_last_card_is_nobodys_and_its_suit_is_the_pay_suit():
    """The last card is turned up, has no owner, and its suit decides the pay pots (FI-09, FI-10)."""
    spades = "7s 8s 9s 10s Js Qs Ks As"
    hand = deal_pack(FINNISH, 3, f"{spades} 7c 8c 9c 10c Jc Qc Kc Ac 7d 8d 9d 10d Jd Qd Kd Ad 7h 8h 9h 10h Jh Qh Ah")
    assert hand.told("turned") == [(None, parse("Kh"))]
    assert hand.told("trump") == [(None, SUITS.index("h"))]
    assert not any("Kh" in hand.holds(name) for name in hand.people)
    assert {"ace", "queen", "jack", "ten"} == set(hand.won)


def test_fi_11_hands_may_differ_in_size():
    """With three players eleven cards and ten, with four eight and seven (FI-11)."""
    three, four = deal_pack(FINNISH, 3), deal_pack(FINNISH, 4)
    assert [len(three.holds(name)) for name in three.people] == [11, 10, 10]
    assert [len(four.holds(name)) for name in four.people] == [8, 8, 8, 7]


def test_fi_12_the_ace_is_highest_and_the_seven_lowest():
    """A run goes from the seven by all the ranks to the ace (FI-12)."""
    hand = deal(FINNISH, "7s 9s Js Ks 8d", "8s 10s Qs As 9c", "10d Kc", trump="h").all_pass().says("Anna 7s")
    assert [card.split()[1] for card in hand.laid] == ["7s", "8s", "9s", "10s", "Js", "Qs", "Ks", "As", "9c"]


def test_fi_13_14_15_16_17_the_cards_of_the_pay_suit_take_their_pots():
    """Pay-suit ace, king, queen, jack and ten take their pots; the same ranks of other suits do not."""
    hand = deal(FINNISH, "Ah 10c Js", "Kh Jh Ac", "Qh 10h Ks", trump="h")
    assert hand.won == {
        "ace": ("Anna", 3), "king": ("Ben", 3), "jack": ("Ben", 3), "queen": ("Clara", 3), "ten": ("Clara", 3),
    }  # fmt: skip


def test_fi_18_mariage_comes_with_king_and_queen():
    """Both pay-suit king and queen: mariage, king and queen pots (FI-18)."""
    hand = deal(FINNISH, "Ks Qs 7c", "Kh Qh 8c", "9c 10d", trump="h")
    assert hand.won == {"king": ("Ben", 3), "queen": ("Ben", 3), "marriage": ("Ben", 3)}


def test_fi_19_sequence_is_seven_eight_nine_of_the_pay_suit():
    """The holder of pay-suit seven, eight and nine takes the sequence pot (FI-19)."""
    assert deal(FINNISH, "7s 8s 9s", "7h 8h 9h", "Jc Qc Kc", trump="h").won == {"sequence": ("Ben", 3)}
    assert deal(FINNISH, "7s 8s 9s", "8h 9h 10h Jh", "7h Jc Qc Kc", trump="h").won.keys() == {"ten", "jack"}


def test_fi_20_21_mariage_and_sequence_pots_stay_when_nobody_takes_them():
    """They stay for the next deal (FI-20, FI-21)."""
    hand = deal(FINNISH, "Kh 7h 8h", "Qh 9h 9s", "9c 10d", trump="h").all_pass().rest()
    assert (hand.pots["marriage"], hand.pots["sequence"]) == (3, 3)


@pytest.mark.parametrize("pot", HONOURS)
def test_fi_22_the_pot_of_the_upcard_is_not_paid(pot):
    """If the upcard is ace, king, queen, jack or ten, that pot is not paid (FI-22)."""
    others = " ".join(card for name, card in HONOURS.items() if name != pot)
    hand = deal(FINNISH, others, "7c 8d", "9s 10c", upcard=HONOURS[pot])
    assert set(HONOURS) - set(hand.won) == {pot}
    assert hand.pots[pot] == 3


def test_fi_23_there_is_no_full_house():
    """Three and a pair are not more than three: the higher three wins (FI-23)."""
    assert best_of("7c 7d 7s Ac Ad", "8h 8d 8s 10s") == "Ben"


def test_fi_24_the_bidding_is_on_the_best_pair_three_or_four():
    """What is bet on is sets: a run of five cards in a suit does not even let one in (FI-24)."""
    hand = deal(FINNISH, "10s Js Qs Ks As", "7c 7d", "8c 9d", trump="h")
    assert hand.menu == ["pass"]
    assert hand.says("Anna pass").menu == ["pass", "1-31"]


def test_fi_25_the_bidding_pot_is_not_the_centre_pot():
    """Bets go into the Pochen pot; the centre is not touched (FI-25)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna poch 2, Ben pass, Clara pass")
    assert hand.won["poch"] == ("Anna", 5)
    assert hand.pots["centre"] == 3


def test_fi_26_the_player_left_of_the_dealer_starts():
    """The bidding starts at the dealer's left (FI-26)."""
    assert deal(FINNISH, *PAIRS, trump="h", dealer="Ben").asked == "Clara"
    assert deal(FINNISH, *PAIRS, trump="h", dealer="Clara").asked == "Anna"


def test_fi_27_then_clockwise_until_all_have_staked_the_same():
    """Pass, bet, call or raise in turn, until those still in have staked the same (FI-27)."""
    hand = deal(FINNISH, *PAIRS, "10s 10c 9h", trump="h").says("Anna poch 1, Ben hold, Clara raise to 3, Dora pass")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "hold", "4-31"])
    hand.says("Anna hold")
    assert hand.asked == "Ben"
    assert hand.says("Ben pass").winner == "Clara"


def test_fi_28_fours_beat_threes_and_threes_beat_a_pair():
    """More cards are better (FI-28)."""
    assert best_of("7c 7d 7h 7s", "Ac Ad As") == "Anna"
    assert best_of("7c 7d 7s", "Ac Ad") == "Anna"


def test_fi_29_with_equally_many_cards_the_higher_rank_wins():
    """Of two pairs, or two threes, the higher rank (FI-29)."""
    assert best_of("9c 9d", "10c 10d") == "Ben"
    assert best_of("Ac Ad As", "Kc Kd Ks") == "Anna"


def test_fi_30_between_equal_pairs_the_pay_suit_decides():
    """The pair with the pay-suit card wins against the other of its rank (FI-30)."""
    assert best_of("Jc Jd", "Jh Js") == "Ben"
    assert best_of("Jh Js", "Jc Jd") == "Anna"


def test_fi_31_of_two_pairs_only_the_higher_counts():
    """A second pair adds nothing: aces win against kings and queens (FI-31)."""
    assert best_of("Kc Kd Qc Qd", "Ac Ad") == "Ben"
    assert best_of("Kc Kd Qc Qd", "Kh Ks 7d 8d") == "Ben"


def test_fi_32_three_and_a_pair_count_as_three_only():
    """The pair beside a three does not help even between the best threes (FI-32)."""
    assert best_of("9c 9d 9s Ac Ad", "10c 10d 10s 7c") == "Ben"


def test_fi_33_without_a_pair_one_may_not_take_part():
    """Who has no pair can neither bet nor call (FI-33)."""
    hand = deal(FINNISH, "9s 10d Ac 7c", *PAIRS[1:], trump="h")
    assert hand.menu == ["pass"]
    with pytest.raises(IllegalAnswer):
        hand.says("Anna poch 1")
    hand = deal(FINNISH, "9s 9d", "10c 8d", "Qs Qd", trump="h").says("Anna poch 1")
    assert hand.menu == ["pass"]


def test_fi_34_38_who_passes_loses_the_counters_staked():
    """Giving up costs what has been staked (FI-34, FI-38)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna poch 2, Ben raise to 4, Clara pass, Anna pass")
    assert hand.net["Anna"] == -9 - 2
    assert hand.won["poch"] == ("Ben", 3 + 2 + 4)


def test_fi_35_a_bet_is_at_least_one():
    """One may bet a single counter, or any number one has (FI-35)."""
    hand = deal(FINNISH, *PAIRS, trump="h")
    assert hand.menu == ["pass", "1-31"]
    with pytest.raises(IllegalAnswer):
        hand.says("Anna poch 0")


def test_fi_36_to_call_is_to_stake_what_the_bid_was():
    """Calling costs as much as the bid before (FI-36)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna poch 3, Ben hold")
    assert hand.chips["Ben"] == 31 - 3


def test_fi_37_to_raise_is_to_go_above_the_bid_before():
    """A raise goes above the last bid, and the others must answer it (FI-37)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna poch 3")
    with pytest.raises(IllegalAnswer):
        hand.says("Ben raise to 3")
    hand.says("Ben raise to 4, Clara hold")
    assert hand.asked == "Anna"


def test_fi_39_level_bids_are_shown_and_the_best_takes_bids_and_pot():
    """When bids are level the sets are shown; the best takes the bids and the pot (FI-39)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna poch 1, Ben hold, Clara hold")
    assert set(hand.showed) == {"Anna", "Ben", "Clara"}
    assert hand.won["poch"] == ("Clara", 3 + 3)


def test_fi_40_if_all_pass_the_pot_stays():
    """Nobody bids: the pot stays for the next deal (FI-40)."""
    hand = deal(FINNISH, *PAIRS, trump="h", pots={"poch": 5}).all_pass().rest()
    assert hand.pots["poch"] == 5 + 3


def test_fi_41_the_only_one_left_shows_at_least_a_pair():
    """Who is left alone shows a pair or better and takes all (FI-41)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna poch 1, Ben pass, Clara pass")
    assert hand.showed == {"Anna": ["9d", "9s"]}
    assert hand.won["poch"] == ("Anna", 4)


def test_fi_42_playing_off_builds_rising_runs_of_one_suit():
    """A run stays in its suit and rises (FI-42)."""
    hand = deal(FINNISH, "Js 9d 7h", "Qs Qd 10c", "Ks Qh 8c", trump="c").all_pass().says("Anna Js")
    assert hand.laid == ["Anna Js", "Ben Qs", "Clara Ks"]


def test_fi_43_the_pochen_winner_starts_with_any_card():
    """The winner of the bidding starts, with any card (FI-43)."""
    hand = deal(FINNISH, *PAIRS, trump="h").says("Anna pass, Ben poch 1, Clara pass")
    assert (hand.asked, set(hand.menu)) == ("Ben", {"Js", "Jd", "8c", "7d"})


def test_fi_44_if_all_passed_the_player_left_of_the_dealer_starts():
    """Nobody has bid: the dealer's left starts (FI-44)."""
    assert deal(FINNISH, *PAIRS, trump="h", dealer="Ben").all_pass().asked == "Clara"


def test_fi_45_the_next_higher_card_must_be_played():
    """Nobody is asked: the next card of the suit comes down at once (FI-45)."""
    hand = deal(FINNISH, "7s 9d 7h", "8s Qd 10c", "9s Qh 8c", trump="c").all_pass().says("Anna 7s")
    assert hand.laid == ["Anna 7s", "Ben 8s", "Clara 9s"]
    assert hand.asked == "Clara"


def test_fi_46_49_the_turn_jumps_to_the_holder_of_the_next_card():
    """Anna's seven, the eight two seats on, and the nine between them: the turn does not go round (FI-46, FI-49)."""
    hand = deal(FINNISH, "7h 9d", "9h Qd 10c", "8h Qs 8c", "Kd 10s", trump="c").all_pass().says("Anna 7h")
    assert hand.laid[:3] == ["Anna 7h", "Clara 8h", "Ben 9h"]


def test_fi_47_a_run_breaks_where_the_next_card_is_missing_played_or_turned():
    """A run breaks at the ace, before the upcard, and before a card already played (FI-47)."""
    ace = deal(FINNISH, "As 8d Kd", "9c Kc", "10h Jh", trump="h").all_pass().says("Anna As")
    turned = deal(FINNISH, "9d 7s Kc", "Jd Qd", "Jh Qh", upcard="10d").all_pass().says("Anna 9d")
    played = deal(FINNISH, "8h 7h As Kd", "10h Jd", "Jh Qh", trump="c").all_pass().says("Anna 8h, Anna 7h")
    assert (ace.laid, ace.asked) == (["Anna As"], "Anna")
    assert (turned.laid, turned.asked) == (["Anna 9d"], "Anna")
    assert (played.laid, played.asked) == (["Anna 8h", "Anna 7h"], "Anna")


def test_fi_48_the_player_of_the_last_card_opens_a_new_run():
    """Who played the last, highest card opens a new run with any card (FI-48)."""
    hand = deal(FINNISH, "Js 9d 7h", "Qs Qd 10c", "Ks Qh 8c", trump="c").all_pass().says("Anna Js")
    assert (hand.asked, set(hand.menu)) == ("Clara", {"Qh", "8c"})


def test_fi_50_51_52_going_out_wins_the_centre_and_a_counter_a_card():
    """Play ends when one has no cards; he takes the centre and one counter for every card left (FI-50 to FI-52)."""
    hand = deal(FINNISH, "As", "9s 8c", "9d Kc 7c", trump="h", pots={"centre": 4}).all_pass()
    assert (hand.out, hand.asked) == ("Anna", None)
    assert hand.won["centre"] == ("Anna", 4 + 3)
    assert hand.told("gave") == [("Ben", 0, 2), ("Clara", 0, 3)]


def test_fi_53_the_match_lasts_until_somebody_cannot_place_nine():
    """With nine counters one goes on, with eight the match is over (FI-53)."""
    plan = load(FINNISH).plan(3)
    pots = [0] * 9
    assert Match(plan, balances=[9, 50, 40, *pots]).ending is None
    over = Match(plan, balances=[8, 50, 40, *pots]).ending
    assert (over.kind, over.seat) == ("undressed", 0)
    with pytest.raises(CannotBePlayed):
        deal(FINNISH, *PAIRS, trump="h", chips=[8, 50, 40])


def test_fi_54_then_the_most_counters_win():
    """The purses are counted and most counters win (FI-54)."""
    ending = Match(load(FINNISH).plan(4), balances=[8, 50, 61, 40, *[0] * 9]).ending
    assert ending.winners == (2,)


def test_fi_55_counters_on_the_board_are_nobodys():
    """What lies on the board is left there and decides nothing (FI-55)."""
    game = Match(load(FINNISH).plan(3), balances=[8, 50, 40, *[20] * 9])
    assert game.ending.winners == (1,)
    assert game.balances[3:] == [20] * 9


def test_fi_57_unwon_pots_are_kept_for_the_next_deal():
    """Mariage and sequence that nobody takes are there at the next deal, with the new counters (FI-57)."""
    first = deal(FINNISH, *PAIRS, trump="h").all_pass().rest()
    second = deal(FINNISH, *PAIRS, trump="h", pots=first.pots).all_pass().rest()
    assert (first.pots["marriage"], first.pots["sequence"]) == (3, 3)
    assert (second.pots["marriage"], second.pots["sequence"]) == (6, 6)
