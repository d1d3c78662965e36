"""The paragraphs after Pierer and Meyer in the Arabic article (AR-C), rule by rule."""

from hands import deal

PIERER = "poch/pierer-1844"
MEYER = "poch/meyer-longest"


def test_ar_c_01_03_cards_are_laid_upwards_like_dominoes():
    """Each card is laid on the next lower of its suit, by its holder, who may be the same player (AR-C-01, AR-C-03)."""
    hand = deal(PIERER, "8s 10s 7d", "9s Jc 8d", "Js Qs 9c", trump="h").all_pass().says("Anna 8s")
    assert hand.laid == ["Anna 8s", "Ben 9s", "Anna 10s", "Clara Js", "Clara Qs", "Clara 9c"]


def test_ar_c_02_forehand_plays_any_card_first():
    """The first player, forehand, plays any card, whoever has won the vying (AR-C-02)."""
    hand = deal(PIERER, "8s 10s 7d", "9s 9d 8d", "Js Qs 9c", trump="h").says("Anna pass, Ben poch 1, Clara pass")
    assert (hand.winner, hand.asked) == ("Ben", "Anna")
    assert set(hand.menu) == {"8s", "10s", "7d"}


def test_ar_c_04_a_run_ends_with_the_ace_or_at_a_card_in_the_stock():
    """It ends with the ace, or when the next higher card lies in the talon (AR-C-04)."""
    ace = deal(PIERER, "Ks 7s 8d", "As Jc 9d", "Qc 9c 7h", trump="h").all_pass().says("Anna Ks")
    stock = deal(PIERER, "Ks 7s 8d", "9s Jc 9d", "Qc 9c 7h", trump="h").all_pass().says("Anna 7s")
    assert (ace.told("stopped"), ace.asked) == ([("Ben",)], "Ben")
    assert (stock.told("stopped"), stock.asked) == ([("Anna",)], "Anna")


def test_ar_c_05_the_player_of_the_last_card_starts_anew_with_any():
    """Who played the last card starts a new run with any card (AR-C-05)."""
    hand = deal(PIERER, "Ks 7s 8d", "As Jc 9d", "Qc 9c 7h", trump="h").all_pass().says("Anna Ks")
    assert (hand.asked, set(hand.menu)) == ("Ben", {"Jc", "9d"})


def test_ar_c_06_it_goes_on_until_somebody_plays_a_last_card():
    """It ends with somebody's last card, though the run could go on (AR-C-06)."""
    hand = deal(PIERER, "Js 8d", "Qs", "Ks 9c 7h", trump="h").all_pass().says("Anna Js")
    assert hand.laid == ["Anna Js", "Ben Qs"]
    assert (hand.out, hand.asked) == ("Ben", None)


def test_ar_c_07_as_many_chips_as_cards():
    """The one who is out gets as many chips from each player as that player has cards, and no pool (AR-C-07)."""
    hand = deal(PIERER, "Js 8d", "Qs", "Ks 9c 7h", trump="h").all_pass().says("Anna Js")
    assert hand.told("gave") == [("Clara", 1, 3), ("Anna", 1, 1)]
    assert hand.net == {"Anna": -7 - 1, "Ben": -7 + 4, "Clara": -7 - 3}


def test_ar_c_08_a_sequence_has_at_least_three_cards_of_one_suit():
    """Three consecutive cards of a suit are a sequence; two are none, nor are three of mixed suits (AR-C-08)."""
    assert deal(MEYER, "Js 10s 9s", "Kc Ac 7d", "8c 9d", trump="h").won["sequence"] == ("Anna", 3)
    assert "sequence" not in deal(MEYER, "Js 10s 9d", "Kc Ac 7d", "8c 9h", trump="h").won


def test_ar_c_09_the_highest_sequence_takes_the_pool_in_any_suit():
    """The holder of the best sequence takes the pool; it need not be trump seven, eight, nine (AR-C-09)."""
    hand = deal(MEYER, "8c 9h", "7d 8d 9d", "Qs Ks As", trump="h")
    assert hand.won == {"sequence": ("Clara", 3)}


def test_ar_c_10_a_longer_sequence_beats_a_shorter_one():
    """Four low cards beat three high ones (AR-C-10)."""
    hand = deal(MEYER, "Qs Ks As", "7d 8d 9d 10d", "8c 9h", trump="h")
    assert hand.won["sequence"] == ("Ben", 3)


def test_ar_c_11_of_one_length_the_higher_beats_the_lower():
    """Of equal length the one that reaches higher wins, even against trumps (AR-C-11)."""
    hand = deal(MEYER, "8h 9h 10h", "9d 10d Jd", "8c Ks", trump="h")
    assert hand.won["sequence"] == ("Ben", 3)


def test_ar_c_12_if_level_trump_beats_another_suit():
    """Of equal length and height the one in trumps wins (AR-C-12)."""
    hand = deal(MEYER, "9d 10d Jd", "8c Ks", "9h 10h Jh", trump="h")
    assert hand.won["sequence"] == ("Clara", 3)


def test_ar_c_13_if_still_level_the_nearest_to_the_dealers_left_wins():
    """Neither is trumps: the player nearest the dealer's left wins (AR-C-13)."""
    cards = ("9d 10d Jd", "8c Ks", "9s 10s Js")
    assert deal(MEYER, *cards, trump="h").won["sequence"] == ("Anna", 3)
    assert deal(MEYER, *cards, trump="h", dealer="Anna").won["sequence"] == ("Clara", 3)
