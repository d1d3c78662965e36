"""``poch deal``: a seeded hand or match, played by the automatic player and written as hand files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from poch_rules.commands.completion import Variant
from poch_rules.commands.output import (
    STANDARD,
    deliver,
    language_option,
    output_option,
    players_option,
    seed_option,
    seen_from,
    show,
    write_folder,
)

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration


@click.command()
@click.argument("variant", type=Variant(), metavar="VARIANT")
@players_option
@seed_option
@click.option("--match", is_flag=True, help="Play a whole match: pools are carried over and the deal passes on.")
@language_option
@output_option
def command(variant: str, players: int | None, seed: int, match: bool, language: str, output: str | None) -> int:
    """Deal and play a seeded hand, and write it as a hand file that ‘poch replay’ takes.

    With --match a whole match is played: the seed of its n-th hand is SEED * 1000000000 + n.  Its course is printed,
    and -o names a new folder that gets a hand file for every hand.
    """
    from poch_rules.declare.hand import write_hand
    from poch_rules.declare.library import load
    from poch_rules.study.deal import course, deal_hand, deal_match
    from poch_rules.study.simulate import LONGEST_MATCH
    from poch_rules.study.spoken import words_of

    declaration = load(variant)
    number = players or declaration.players.usual
    if not match:
        record = deal_hand(declaration, players=number, seed=seed)
        record = replace(record, variant=seen_from(output, record.variant))
        deliver(write_hand(record, comment=told(declaration, number, seed)), output)
        return 0
    played = deal_match(declaration, players=number, seed=seed)
    if output is not None and output != STANDARD:
        digits = max(2, len(str(len(played.hands))))
        named = seen_from(f"{output}/hand", played.hands[0].variant)
        files = {
            f"hand-{n:0{digits}}.yaml": write_hand(
                replace(hand, variant=named), comment=told(declaration, number, seed, n)
            )
            for n, hand in enumerate(played.hands, 1)
        }
        write_folder(Path(output), files)
    show(course(played, words_of(declaration, language)))
    if played.ending is None:
        click.echo(f"the match was broken off after {LONGEST_MATCH} hands", err=True)
        return 3
    return 0


def told(declaration: Declaration, players: int, seed: int, hand: int = 0) -> str:
    """The comment above a hand file: how to deal the same again."""
    said = f"Dealt and played by: poch deal {declaration.id} --players {players} --seed {seed}"
    return f"{said} --match (hand {hand})" if hand else said
