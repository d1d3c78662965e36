"""The numbered rules that no hand can show, each with the reason."""

NOT_SHOWN = {
    "AR-A-03": "advice: how many players are best; three to eight may play",
    "AR-A-10": "drawing for the first ace comes before the first hand; the setting seating.first_dealer tells it",
    "AR-A-11": "cutting the pack changes nothing that a shuffle has not changed",
    "AR-B-10": "shuffling and cutting come before the hand",
    "AR-B-19": "a comparison with poker; what is like it is said in AR-B-21 to AR-B-33",
    "AR-B-20": "the dealer's question is a form of words; forehand answers it first",
    "FI-06": "drawing lots comes before the first hand; the setting seating.first_dealer tells it",
    "FI-56": "the names of the game",
    "PL-01": "what it takes to win, in general",
    "SP-01": "how popular the game is",
    "SP-02": "two can play too, but no rules are given",
    "SP-03": "history",
    "SP-34": "where won tricks lie on the table",
    "SP-43": "refers back to SP-18 to SP-26",
    "POQ-15": "it is seen who deals before the first hand; the setting seating.first_dealer tells it",
    "NJ-12": "some pages let a player stop of his own accord; the variant does not",
    "PL-37": "what is in the box: the colours of the counters mean nothing",
}
