"""What can be found out about variants: replay, compare, simulate, validate, rule books."""
