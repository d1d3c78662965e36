"""What the stops games on a board share: pools that are won by playing their cards, each with a stake of its own.

No family in itself: *Nain jaune* and *Pope Joan* are made of these rules and of some of Poch's.
"""
