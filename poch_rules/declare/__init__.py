"""From files to variants and hands: what an author writes, read with the place of every word."""
