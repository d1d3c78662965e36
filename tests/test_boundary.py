"""The boundary between the core and a game: what may import what, what core may speak of, what a family touches."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import poch_rules
from poch_rules.core.family import Family
from poch_rules.declare import library
from poch_rules.families import FAMILIES

PACKAGE = Path(poch_rules.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
#: What each floor may import; families and declare are siblings.
BELOW = {
    "core": set(),
    "families": {"core"},
    "declare": {"core"},
    "study": {"core", "declare"},
    "book": {"core", "declare", "study"},
    "commands": {"core", "declare", "study", "book"},
    "": {"core", "declare", "study"},
}
#: Where a library may be imported; any other is not to be needed anywhere.
LIBRARIES = {
    "annotated_types": {"families"},
    "babel": {"declare", "book"},
    "click": {"commands"},
    "docutils": {"book"},
    "fluent": {"declare/wording", "book/catalogues.py"},
    "pydantic": {"declare/parameters.py"},
    "rich": {"declare/diagnostics.py", "study", "commands"},
    "snowballstemmer": {"book"},
    "sphinx": {"book"},
    "PIL": {"book/print/logo.py"},  # comes with WeasyPrint
    "weasyprint": {"book/print/paper.py"},  # an extra
    "yaml": {"declare"},
}
#: Ideas of one of the games.  Pools, chips, partners, trumps and the names of the four suits are of cards at large.
IDEAS = {
    "poch", "pochen", "pinke", "vying", "vie", "vied", "meld", "melds", "melding", "marriage", "centre", "board",
    "boards", "joker", "shedding", "talon", "dress", "dressed", "dresses", "dressing",
    "nil", "nils", "bid", "bids", "bidding", "bidder", "bag", "bags", "contract", "contracts", "trick", "tricks",
}  # fmt: skip


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def floor(path: Path) -> str:
    first, slash, _ = name(path).partition("/")
    if first == "__main__.py":  # where the command begins
        return "commands"
    return first if slash else ""


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Every module that a file imports, wherever it does so, with the name that it takes from it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from ((node.module or "", alias.name) for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_imports_point_down(path):
    for module, taken in imports(path):
        package, _, rest = module.partition(".")
        target = rest.partition(".")[0]
        if package != "poch_rules" or not rest or target == floor(path):
            continue
        # The tuple of families is handed down from above; as a default it may be named anywhere but in the core.
        if floor(path) not in ("core", "families") and (module, taken) == ("poch_rules.families", "FAMILIES"):
            continue
        assert target in BELOW[floor(path)], f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_library_is_imported_only_where_it_belongs(path):
    for module, _ in imports(path):
        library = module.partition(".")[0]
        if library == "poch_rules" or library in sys.stdlib_module_names:
            continue
        places = LIBRARIES.get(library, set())
        assert any(name(path) == place or name(path).startswith(f"{place}/") for place in places), module


def words(path: Path) -> Iterator[tuple[int, str]]:
    """Every word of a file with its line: of names, of texts and of comments."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
                text = re.sub(r"poch_rules|`+poch [^`]*`+", "", token.string)  # the package and its command
                text = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
                yield from ((token.start[0], word) for word in re.findall(r"[a-z]+", text.lower()))


@pytest.mark.parametrize("path", sorted((PACKAGE / "core").glob("*.py")), ids=name)
def test_nothing_in_core_names_an_idea_of_one_game(path):
    found = [(line, word) for line, word in words(path) if word in IDEAS]
    assert not found


def test_the_words_of_a_file_are_found_in_names_texts_and_comments(tmp_path):
    path = tmp_path / "some.py"
    path.write_text('def best_bid(x):  # a trick\n    """See `poch show` on vying."""\n    return ToNil\n', "utf-8")
    found = {word for _, word in words(path)}
    assert {"bid", "trick", "vying", "nil"} <= found
    assert "poch" not in found


#: Packages that may use one another: Poch, what builds on it, and what the stops games share.
RELATIVES = ("poch", "stops", "nain_jaune", "pope_joan", "pukk")


@pytest.mark.parametrize("family", [family.name.replace("-", "_") for family in FAMILIES])
def test_a_family_is_imported_by_nobody_but_its_relatives_and_the_tuple_of_families(family):
    module, near = f"poch_rules.families.{family}", RELATIVES if family in RELATIVES else (family,)
    users = {name(path) for path in FILES for used, _ in imports(path) if f"{used}.".startswith(f"{module}.")}
    own = tuple(f"families/{each}/" for each in near)
    assert {user for user in users if not user.startswith(own)} == {"families/__init__.py"}


def names_of(family: Family) -> set[str]:
    """What a family calls its rules, slots, events and accounts."""
    return {*family.rules, *(slot.name for slot in family.slots), *family.event_kinds, *family.of_sides({})}


def test_no_name_that_only_spades_uses_stands_outside_its_folder():
    own = {family.name: names_of(family) for family in FAMILIES}
    names = own.pop("spades").difference(*own.values())
    assert {"bidding", "scored", "bags"} <= names
    for path in FILES:
        if not name(path).startswith("families/spades/"):
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            texts = {node.value for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)}
            assert not texts & names, name(path)


#: What games call something that every page, picture or hand has too.
COMMON = {"poch", "board", "deal", "pack", "chips", "match"}


@pytest.mark.parametrize("path", sorted((PACKAGE / "book").rglob("*.py")), ids=name)
def test_nothing_in_the_book_names_a_game_or_its_rules_slots_and_pools(path):
    games = {family.name for family in FAMILIES}
    rules = {rule for family in FAMILIES for rule in family.rules}
    slots = {slot.name for family in FAMILIES for slot in family.slots}
    names = (games | rules | slots | pools_of_all_variants()) - COMMON
    assert {"pope-joan", "owned-board", "vying", "seven"} <= names
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    assert not [node.value for node in tree if isinstance(node, ast.Constant) and node.value in names]


@cache
def pools_of_all_variants() -> set[str]:
    variants = [library.load(heading.id) for heading in library.variants()]
    return {pool for each in variants for pool in each.family.pools(each.plan(each.players.usual))}


@pytest.mark.parametrize("arguments", [["--help"], ["list"], ["list", "--format", "json"]], ids=" ".join)
def test_help_and_list_import_nothing_heavy(arguments):
    heavy = ("sphinx", "docutils", "hypothesis", "numpy", "pydantic", "rich")
    code = (
        f"import sys; from poch_rules.commands import run; assert run({arguments!r}) == 0; "
        f"print([m for m in {heavy!r} if m in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr.strip() == "[]"
    assert ran.stdout
