"""Rules side by side: a table in a book or a page that stands alone, and what a reader can choose in it."""
