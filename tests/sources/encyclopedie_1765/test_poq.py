"""The article *Poque* of the *Encyclopédie* (POQ), rule by rule, and how its gaps are read.

The game goes to the right: of three players the last deals, Ben is forehand, and Anna speaks after him.
"""

from hands import deal, deal_pack, match

from poch_rules import load

POQUE = "poch/poque-1765"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def test_poq_01_three_to_six_players_and_a_pack_for_their_number():
    assert load(POQUE).players.numbers() == range(3, 7)
    assert {n: len(load(POQUE).plan(n).pack.cards) for n in (3, 4, 6)} == {3: 32, 4: 32, 6: 36}


def test_poq_02_the_pack_is_cut_at_the_left_and_the_game_goes_to_the_right():
    hand = deal(POQUE, *PAIRS, trump="h")
    assert hand.asked == "Ben"
    assert hand.says("Ben pass").asked == "Anna"


def test_poq_03_04_five_as_two_and_three_and_one_is_turned():
    hand = deal_pack(POQUE, 3, "7c 8c")
    assert {"7c", "8c"} < set(hand.holds("Ben"))
    assert [len(hand.holds(name)) for name in hand.people] == [5, 5, 5]
    assert hand.told("turned")


def test_poq_05_the_dealer_takes_the_pool_of_the_upcard_before_the_others():
    hand = deal(POQUE, "9s Qh 10c", "Js 8d 7d", "As 9d 8s", upcard="Kh", pots={"king": 4})
    assert hand.won == {"king": ("Clara", 4 + 3)}
    hand.all_pass()
    assert list(hand.won.items())[:2] == [("king", ("Clara", 4 + 3)), ("queen", ("Anna", 3))]


def test_poq_05_the_dealer_bets_with_the_chips_of_the_upcards_pool():
    """Dressing leaves Clara nothing; with the nine chips of the ace she holds two, and wins with her aces."""
    hands = "7c 8c 9d 10d Jh", "7h 7s Qc Kd 9s", "Ac Ad 8h 9h Qs"
    hand = deal(POQUE, *hands, upcard="As", chips=[20, 20, 6], pots={"ace": 6})
    assert hand.won == {"ace": ("Clara", 6 + 3)}
    hand.says("Ben poch 2, Anna pass, Clara hold")
    assert (hand.winner, hand.won["poch"]) == ("Clara", ("Clara", 3 + 4))


def test_poq_06_six_pools_each_dressed_by_everybody():
    hand = deal(POQUE, *PAIRS, trump="h")
    assert hand.pots == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "poch"), 3)


def test_poq_07_cards_take_their_pools_after_the_vying():
    hand = deal(POQUE, "Ah Kh 9s 9d", "Js Jd 8c 7d", "Qs Qd Kc 8d", trump="h")
    assert hand.won == {}
    hand.says("Ben poch 1, Anna hold, Clara pass")
    assert list(hand.won)[:3] == ["poch", "ace", "king"]


def test_poq_08_whoever_holds_two_alike_bets_holds_raises_or_gives_up():
    hand = deal(POQUE, *PAIRS, trump="h", chips=40)
    assert hand.menu == ["pass", "1-34"]
    assert hand.says("Ben poch 2").menu == ["pass", "hold", "3-34"]
    assert deal(POQUE, "9s 8d", "Js 7d", "Qs Qd", trump="h").menu == ["pass"]


def test_poq_09_a_sole_survivor_shows_nothing():
    hand = deal(POQUE, *PAIRS, trump="h").says("Ben poch 1, Anna pass, Clara pass")
    assert (hand.winner, hand.showed) == ("Ben", {})


def test_poq_10_more_cards_beat_fewer_whatever_their_rank():
    hand = deal(POQUE, "7s 7d 7c", "As Ad 8c", "Qs 9d", trump="h").says("Ben poch 1, Anna hold, Clara pass")
    assert hand.won["poch"] == ("Anna", 3 + 2)


def test_poq_11_who_can_goes_on_and_who_laid_the_last_card_leads_again():
    hand = deal(POQUE, "9s Kd 10c", "7s 8s 7d", "10s Qc 9d", trump="h").all_pass().says("Ben 7s")
    assert hand.laid == ["Ben 7s", "Ben 8s", "Anna 9s", "Clara 10s"]
    assert (hand.told("stopped"), hand.asked) == ([("Clara",)], "Clara")


def test_poq_12_cards_left_cost_their_points_to_every_player():
    """Clara keeps a king and a nine, nineteen points, and pays Ben and Anna as much; Anna keeps an eight."""
    hand = deal(POQUE, "9s 8d", "7s 8s 10s", "Kh 9d", trump="c", chips=60).all_pass().says("Ben 7s")
    assert hand.out == "Ben"
    assert hand.told("gave") == [("Anna", 1, 8), ("Anna", 2, 8), ("Clara", 1, 19), ("Clara", 0, 19)]


def test_poq_13_what_nobody_takes_stays():
    hand = deal(POQUE, *PAIRS, trump="h", pots={"ten": 2}).all_pass()
    assert hand.pots["ten"] == 2 + 3


def test_poq_14_twenty_counters_and_four_worth_five_each():
    assert match(POQUE, 4).balances[:4] == [40] * 4


def test_ruling_poque_direction():
    """Forehand is the player at the dealer's right."""
    assert deal(POQUE, *PAIRS, trump="h", dealer="Ben").asked == "Anna"


def test_ruling_poque_five():
    """Five play with the sixes."""
    assert len(load(POQUE).plan(5).pack.cards) == 36


def test_ruling_poque_pools():
    """The jack and the ten of trumps have pools as well."""
    hand = deal(POQUE, "Jh 7c", "10h 8c", "9c 9d", trump="h").all_pass()
    assert {hand.won["jack"], hand.won["ten"]} == {("Anna", 3), ("Ben", 3)}


def test_ruling_poque_points():
    """Court cards count ten and aces one; nobody pays more than he has."""
    hand = deal(POQUE, "9s Ad", "8s 10s", "Kh Qd", trump="c", chips=[60, 60, 30]).all_pass().says("Ben 8s")
    assert hand.out == "Ben"
    assert hand.told("gave") == [("Anna", 1, 1), ("Anna", 2, 1), ("Clara", 1, 20), ("Clara", 0, 5)]


def test_ruling_deal_passes_right():
    """The deal passes to the right."""
    game, dealers = match(POQUE, 4), []
    for number in range(3):
        dealers.append(game.dealer)
        game.balances[:4] = [60] * 4
        game.close(game.deal(game.plan.pack.shuffled(number)).run(game.plan.variant.family.automatic))
    assert dealers == [3, 2, 1]


def test_ruling_first_lead():
    """Forehand plays first, whoever won the vying."""
    hand = deal(POQUE, *PAIRS, trump="h").says("Ben poch 1, Anna hold, Clara hold")
    assert (hand.winner, hand.asked) == ("Clara", "Ben")
