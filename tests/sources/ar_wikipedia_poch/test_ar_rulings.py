"""Rulings on single points of the Arabic article: the older form, the modern one, the Meyer paragraph."""

from hands import deal, deal_pack

OLDER, FAMILY, MEYER = "poch/eight-pool", "poch/family-nine-pot", "poch/meyer-longest"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def best_of(first: str, second: str) -> str | None:
    """Whose set wins in the older form when Anna and Ben have staked the same."""
    hand = deal(OLDER, first, second, "3c 4h", trump="h")
    return hand.says("Anna poch 1, Ben hold, Clara pass, Anna hold, Ben hold").winner


def test_ruling_set_order():
    """More cards, then rank, then the trump; a triplet with a pair is a triplet, of two pairs one counts."""
    assert best_of("7c 7d 7s", "Ac Ad") == "Anna"
    assert best_of("7c 7d", "Ac Ad") == "Ben"
    assert best_of("Jc Jd", "Jh Js") == "Ben"
    assert best_of("7c 7d 7s Ac Ad", "8c 8d 8s") == "Ben"
    assert best_of("Kc Kd Qc Qd", "Kh Ks") == "Ben"


def test_ruling_winner_takes_poch():
    """The highest set wins the Poch pool with all the stakes and what was left there."""
    hand = deal(OLDER, *PAIRS, trump="h", pots={"poch": 4}).says("Anna poch 1, Ben raise to 2, Clara pass, Anna pass")
    assert hand.won["poch"] == ("Ben", 4 + 1 + 2)


def test_ruling_upcard_nobodys():
    """The card turned stays beside the stock, in no hand."""
    hand = deal_pack(OLDER, 3, "2c 3c 4c 5d 6d 7d 8h 9h 10h Js Qs Kc Ks Ac Ad As")
    assert "ace" not in hand.won
    assert [len(hand.holds(name)) for name in hand.people] == [5, 5, 5]


def test_ruling_survivor_unseen():
    """The only player left shows nothing."""
    hand = deal(OLDER, *PAIRS, trump="h").says("Anna poch 1, Ben pass, Clara pass")
    assert (hand.winner, hand.showed) == ("Anna", {})


def test_ruling_stayers_show():
    """All who met the last stake show, not only its raiser; who passed does not."""
    hand = deal(OLDER, *PAIRS, trump="h").says("Anna poch 1, Ben raise to 2, Clara hold, Anna pass")
    hand.says("Ben hold, Clara hold")
    assert set(hand.showed) == {"Ben", "Clara"}


def test_ruling_any_card_of_suit():
    """A follower may play below the lead, and a trump takes no trick of another suit."""
    hand = deal(OLDER, "9c 4d 2s", "Kc 7c 5h", "Ah 10h 6h", trump="h").all_pass().says("Anna 9c")
    assert hand.menu == ["7c", "Kc"]
    hand.says("Ben 7c")
    assert [name for name, _ in hand.told("took")] == ["Anna"]


def test_ruling_forehand_speaks():
    """Forehand speaks first, not the dealer."""
    assert deal(FAMILY, *PAIRS, trump="h", dealer="Ben").asked == "Clara"


def test_ruling_height_before_trump():
    """Of equal length the higher top card wins against trumps."""
    hand = deal(MEYER, "8h 9h 10h", "9d 10d Jd", "8c Ks", trump="h")
    assert hand.won["sequence"] == ("Ben", 3)


def test_ruling_run_cards_too():
    """The cards of a trump sequence take their own pools as well."""
    hand = deal(MEYER, "10h Jh Qh Kh", "7c 8d", "9s Ad", trump="h")
    assert set(hand.won) == {"ten", "jack", "queen", "king", "marriage", "sequence"}
