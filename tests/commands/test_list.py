"""``poch list``."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from poch_rules import load


def test_every_variant_and_module_stands_in_an_aligned_table(poch: Callable[..., Any]) -> None:
    ran = poch("list")
    assert (ran.status, ran.err) == (0, "")
    table = ran.out.split("\n\n")[0].splitlines()
    at = {head: table[0].index(head) for head in ("players", "pack", "source", "title")}
    line = next(line for line in table if line.startswith("poch/family-nine-pot "))
    assert line[at["players"] :].startswith("3–6 (4)")
    assert line[at["pack"] :].startswith("thirty-two")
    assert line[at["source"] :].startswith("ar-wikipedia-poch")
    assert line[at["title"] :] == "Poch on nine pools"
    assert "sequence/longest " in ran.out


def test_a_module_stands_with_its_family_so_that_no_line_of_the_table_is_there_twice(poch: Callable[..., Any]) -> None:
    lines = poch("list").out.split("\n\n")[1].splitlines()
    assert lines[0].split()[:3] == ["module", "family", "slot"]
    named = [tuple(line.split()[:2]) for line in lines[1:]]
    assert ("play/by-rank", "nain-jaune") in named
    assert len(named) == len(set(named))


def test_json_names_players_pack_and_source(poch: Callable[..., Any]) -> None:
    told = json.loads(poch("list", "--format", "json").out)
    family = next(variant for variant in told["variants"] if variant["id"] == "poch/family-nine-pot")
    assert family["players"] == {"least": 3, "most": 6, "usual": 4}
    assert family["pack"] == "pack/thirty-two"
    assert family["source"] == "ar-wikipedia-poch"
    assert set(family["title"]) == {"en", "de", "ar", "fi", "pl"}
    longest = next(module for module in told["modules"] if module["id"] == "sequence/longest")
    assert (longest["fills"], longest["rule"]) == ("meld.sequence", "best-run")


def test_every_poch_variant_that_is_listed_can_be_loaded_and_says_the_same(poch: Callable[..., Any]) -> None:
    for variant in json.loads(poch("list", "--format", "json").out)["variants"]:
        if variant["family"] == "poch":
            declaration = load(variant["id"])
            players = declaration.players
            assert variant["players"] == {"least": players.least, "most": players.most, "usual": players.usual}
            assert variant["modules"] == {slot: use.module for slot, use in declaration.slots.items()}


def test_listing_imports_nothing_heavy() -> None:
    code = (
        "import sys; from poch_rules.commands import run; run(['list']);"
        "print([m for m in ('pydantic', 'sphinx', 'hypothesis', 'numpy') if m in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr.strip() == "[]"


def test_the_package_itself_imports_nothing_heavy() -> None:
    code = (
        "import sys, poch_rules;"
        "print([m for m in sys.modules if m.startswith(('pydantic', 'sphinx', 'hypothesis', 'yaml', 'poch_rules.'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
