### The replay on a page, and what steps through it.
