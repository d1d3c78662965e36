"""What every card game here stands on: cards, seats, a ledger, a table, and one driver that plays rules.

Nothing in this package knows a game, a file format or a language.
"""
