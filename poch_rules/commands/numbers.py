"""Whole numbers on the command line, written as files have them."""

from __future__ import annotations

import re
from typing import Any

import click

_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")


class Whole(click.IntRange):
    """A whole number without a leading zero, which half of all readers take for base eight."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; refused, with the one that was meant, where it is written in another way."""
        if isinstance(value, str) and not _WHOLE.fullmatch(value):
            from poch_rules.declare.spelling import whole_number

            meant = whole_number(value)
            help = f"write {meant}" if meant else "write it in digits, as in ‘10’"
            self.fail(f"‘{value}’ is not how a whole number is written: {help}", param, ctx)
        number: int = super().convert(value, param, ctx)
        return number
