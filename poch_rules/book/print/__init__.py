"""Paper: the whole book of a language as one PDF, and leaflets for a box."""
