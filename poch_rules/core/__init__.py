"""What every card game here stands on: cards, seats, a ledger, a table, and one driver that plays rules.

Nothing in this package knows the rules of any game, a file format, or how anything is said in a language.
"""
