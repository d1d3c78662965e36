"""Files as hypothesis writes them: right ones, ones that are nearly right, and any bytes at all.

A file is drawn as a tree of plain data and then written as YAML, now in lines, now in brackets, with anchors, aliases
and merges.  What the trees are made of is asked from the library, so that a new rule or game is tried without a word
here.
"""

from __future__ import annotations

import json
import string
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from poch_rules import load
from poch_rules.core.cards import NAMES
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.library import data_folder, modules, variants
from poch_rules.declare.located import data
from poch_rules.declare.parameters import Allowed, allowed_values
from poch_rules.declare.tree import read_text

TESTS = Path(__file__).parent
LANGUAGES = ("en", "de", "ar", "fi", "pl", "pt-BR", "und")
LARGE = (0, -1, 1, 2, 10**6, 10**6 + 1, 10**12, 10**12 + 1, 10**29, 10**30, -(10**40), 2**63)
#: Characters that have been trouble somewhere: blanks, controls, directions, wide and joined ones, signs of YAML and
#: of the messages that texts are put into.
ODD = "\0\t\n\r\x1b\x7f\x85\xa0\u00ad\u061c\u200b\u200d\u200f\u202e\u2028\u2066\u2067\u2069\ufeff\ufffd\U000e0041"
SIGNS = "{}[]<>&*!|%@`'\"\\#:,?-_=$^~/+.‘’…é漢字ا٣²ßİ♠😀👩‍👩‍👧"
TEXTS = (
    "h", "yes", "null", "~", "010", "1e9", "7:8", "{n}", "{ $n }", "{ -x }", "{", "}", "*b*", "[a](b)", "a: b",
    "<script>alert(1)</script>", "`{doc}`x``", "{doc}`x`", "```", "# h", "|a|b|", "%s %(a)s {0} {a.b}", "../../x", "-",
    "/dev/zero", "http://a.b/c", "poch/family-nine-pot", "a" * 300, "ab " * 2000, "\u2066a\u2069", "é" * 90, ".", "..",
)  # fmt: skip


# -- values of any kind


def odd_texts() -> st.SearchStrategy[str]:
    """Texts that a page or a sentence could stumble over, and that a file may hold."""
    letters = st.characters(exclude_categories=("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
    signs = st.sampled_from(string.ascii_letters + string.digits + " " + SIGNS)
    return st.sampled_from(TEXTS) | st.text(signs, min_size=1, max_size=20) | st.text(letters, min_size=1, max_size=8)


def refused_texts() -> st.SearchStrategy[str]:
    """Texts without content, and with characters that no file may hold."""
    return st.sampled_from(("", " ", "\n")) | st.text(st.sampled_from(ODD + "ab"), max_size=4)


def scalars() -> st.SearchStrategy[Any]:
    """Words, numbers, truth and nothing."""
    return st.sampled_from((*LARGE, None, True, False, 1.5, float("inf"))) | odd_texts() | refused_texts()


def anything() -> st.SearchStrategy[Any]:
    """A value of whatever kind, tables over players and deep nests among them."""
    return st.one_of(
        scalars(),
        st.recursive(
            scalars(), lambda some: st.lists(some, max_size=4) | st.dictionaries(odd_texts(), some, max_size=4)
        ),
        st.dictionaries(st.sampled_from(("0", "1", "3", "4", "04", "٣", "x", "9" * 5000)), scalars(), max_size=4),
        st.builds(_nested, st.integers(1, 60), scalars(), st.booleans()),
        st.builds(lambda one, many: [one] * many, scalars(), st.sampled_from((1, 53, 2000))),
    )


def _nested(depth: int, value: Any, lists: bool) -> Any:
    for _ in range(depth):
        value = [value] if lists else {"a": value}
    return value


# -- right trees


@cache
def ids() -> tuple[str, ...]:
    """The ids of all variants of the library."""
    return tuple(heading.id for heading in variants())


@cache
def loaded(id: str) -> Declaration:
    """A variant of the library."""
    return load(id)


@cache
def pools_of(id: str) -> tuple[str, ...]:
    """The pools of a variant's usual board, or a name that is none where it has no board."""
    declared = loaded(id)
    return tuple(declared.family.pools(declared.plan(declared.players.usual))) or ("x",)


@cache
def modules_of(family: str) -> tuple[tuple[str, str, str], ...]:
    """Id, slot and rule of every module of a family."""
    return tuple((each.id, each.fills, each.rule) for each in modules() if each.family == family)


@cache
def allowed_in(variant: str) -> dict[str, Allowed]:
    """What each setting of a variant may be, by its dotted name."""
    declared = loaded(variant)
    return {
        f"{slot}.{name}": allowed
        for slot, use in declared.slots.items()
        for name, allowed in allowed_values(declared.family.rules[use.rule]).items()
    }


@st.composite
def fitting(draw: st.DrawFn, allowed: Allowed, names: tuple[str, ...], players: tuple[int, ...]) -> Any:
    """A value that a setting may have, for all numbers of players or for each.

    `names` are those that could be meant where any name may stand.
    """
    some: list[st.SearchStrategy[Any]] = []
    if allowed.choices:
        some.append(st.sampled_from(allowed.choices))
    if allowed.number:
        least = 0 if allowed.least is None else allowed.least
        most = least + 40 if allowed.most is None else allowed.most
        some += [st.integers(least, min(most, least + 9)), st.sampled_from((least, most))]
    if allowed.name:
        some.append(st.sampled_from(names))
    one = st.one_of(some) if some else st.none()
    value = one if allowed.several is None else st.lists(one, max_size=4, unique_by=str)
    return draw(value | value | st.fixed_dictionaries({str(n): value for n in players}))


@st.composite
def house_trees(draw: st.DrawFn, *, name: str = "v") -> dict[str, Any]:
    """A house variant as its author could mean it; many of them are valid."""
    parent = draw(st.sampled_from(ids()))
    declared = loaded(parent)
    slots, names = declared.slots, pools_of(parent)
    numbers = tuple(declared.players.numbers())
    tree: dict[str, Any] = {"format": 1, "variant": name, "kind": "house", "extends": parent}
    parts = draw(st.sets(st.sampled_from(("set", "replace", "add", "remove", "order", "words", "module", "players"))))
    settings = allowed_in(parent)
    if "set" in parts:
        chosen = draw(st.lists(st.sampled_from(sorted(settings)), min_size=1, max_size=3, unique=True))
        tree["set"] = {name: draw(fitting(settings[name], names, numbers)) for name in chosen}
        if draw(st.booleans()):
            tree["set"][chosen[0]] = {"use": tree["set"][chosen[0]], "because": draw(said())}
    if "players" in parts:
        least, most = sorted(draw(st.tuples(st.integers(2, 12), st.sampled_from(numbers))))
        changed = {"players.least": least, "players.usual": draw(st.sampled_from((least, most))), "players.most": most}
        tree["set"] = tree.get("set", {}) | changed
    known = modules_of(declared.family.name)
    if "replace" in parts:
        pairs = [(slot, each[0]) for slot in slots for each in known if _fits(each[1], slot)]
        slot, module = draw(st.sampled_from(pairs))
        tree["replace"] = {slot: {"was": slots[slot].module, "use": module}}
    if "add" in parts:
        groups = [each for each in known if each[1].endswith("*")] or list(known)
        module, fills, rule = draw(st.sampled_from(groups))
        slot = fills.replace("*", draw(st.sampled_from(("nine", "x", "extra-pool", "king"))))
        settings = allowed_values(declared.family.rules[rule])
        few = sorted(settings) if draw(st.booleans()) else []
        tree["add"] = {
            slot: {"use": module, "set": {each: draw(fitting(settings[each], NAMES, numbers)) for each in few}}
        }
    if "remove" in parts:
        slot = draw(st.sampled_from(sorted(slots)))
        tree["remove"] = {slot: {"was": slots[slot].module, "because": draw(said())}}
    if "order" in parts:
        use = draw(st.permutations(declared.order) | st.lists(st.sampled_from(declared.order), max_size=7))
        tree["order"] = {"was": list(declared.order), "use": list(use)}
    if "words" in parts:
        tree |= draw(words(names))
    if "module" in parts:
        slot = draw(st.sampled_from(sorted(slots)))
        tree["modules"] = {"own/one": draw(own_module(slot, slots[slot].rule, declared, names))}
        tree.setdefault("replace", {})[slot] = {"was": slots[slot].module, "use": "own/one"}
    return tree


def _fits(fills: str, slot: str) -> bool:
    return slot.startswith(fills[:-1]) if fills.endswith("*") else slot == fills


@st.composite
def own_module(draw: st.DrawFn, slot: str, rule: str, declared: Declaration, names: tuple[str, ...]) -> dict[str, Any]:
    """A module of the author's own for a slot, with the rule that stands there already."""
    settings = allowed_values(declared.family.rules[rule])
    fills = draw(st.sampled_from((slot, f"{slot.partition('.')[0]}.*")))
    about: dict[str, Any] = {"fills": fills, "rule": rule, "set": {}}
    numbers = tuple(declared.players.numbers())
    about["set"] = {name: draw(fitting(each, names, numbers)) for name, each in settings.items()}
    return about | draw(st.fixed_dictionaries({}, optional={"title": said(), "about": said()}))


def said() -> st.SearchStrategy[Any]:
    """A text, in one language or several."""
    return odd_texts() | st.dictionaries(st.sampled_from(LANGUAGES), odd_texts(), max_size=3)


@st.composite
def words(draw: st.DrawFn, pools: tuple[str, ...]) -> dict[str, Any]:
    """What authors say in words of their own."""
    concepts = st.sampled_from((*pools, "pool", "trump", "centre", "dealer", "spades", "hand", "nothing-known"))
    forms = st.dictionaries(st.sampled_from(("name", "genitive", "accusative", "one", "x")), odd_texts(), max_size=3)
    calls = st.sampled_from(("open", "hold", "pass", "raise", "bid", "x"))
    spoken = st.sampled_from(LANGUAGES)
    return draw(
        st.fixed_dictionaries(
            {},
            optional={
                "title": said(),
                "about": said(),
                "terms": st.dictionaries(
                    spoken, st.dictionaries(concepts, odd_texts() | forms, max_size=3), max_size=2
                ),
                "calls": st.dictionaries(spoken, st.dictionaries(calls, odd_texts(), max_size=3), max_size=2),
                "rulings": st.dictionaries(odd_texts(), said(), max_size=2),
                "sources": st.dictionaries(
                    st.sampled_from(("s", "pierer-1857", "a b")),
                    st.fixed_dictionaries(
                        {"title": odd_texts()}, optional={"year": scalars(), "note": said(), "address": odd_texts()}
                    ),
                    max_size=2,
                ),
            },
        )
    )


@st.composite
def hand_trees(draw: st.DrawFn) -> dict[str, Any]:
    """A recorded hand as somebody could write it down; many of them can be played."""
    variant = draw(st.sampled_from(ids()))
    declared = loaded(variant)
    players = draw(st.sampled_from([*declared.players.numbers()]))
    names = [*"ABCDEFGHIJKL"[:players]]
    tree: dict[str, Any] = {"hand": 1, "variant": variant, "players": names, "dealer": draw(st.sampled_from(names))}
    pack = [NAMES[card] for card in declared.plan(players).pack.shuffled(draw(st.integers(0, 99)))]
    kind = draw(st.sampled_from(("seed", "pack", "hands")))
    if kind == "seed":
        tree["deal"] = {"seed": draw(st.integers(0, 10**30 - 1))}
    elif kind == "pack":
        tree["deal"] = {"pack": " ".join(pack)}
    else:
        each = draw(st.integers(1, len(pack) // players))
        hands = {name: " ".join(pack[n * each : (n + 1) * each]) for n, name in enumerate(names)}
        tree["deal"] = {"hands": hands} | draw(
            st.fixed_dictionaries({}, optional={"upcard": st.just(pack[-1]), "trump": st.sampled_from("cdhs")})
        )
    answer = st.sampled_from(("pass", "hold", "poch 1", "poch 2", "raise to 4", "4", "nil", "look", "x", *pack[:6]))
    entry = st.builds("{} {}".format, st.sampled_from(names), answer)
    phases = st.sampled_from((*declared.order, "vying", "play", "bidding", "exchange", "meld"))
    amounts = st.sampled_from((0, 1, 3, 40, 10**12))
    return tree | draw(
        st.fixed_dictionaries(
            {},
            optional={
                "title": odd_texts(),
                "notes": odd_texts(),
                "chips": amounts | st.fixed_dictionaries(dict.fromkeys(names, amounts)),
                "pots": st.dictionaries(st.sampled_from((*pools_of(variant), "x")), amounts, max_size=3),
                "score": st.just({"A+C": 420, "B+D": -380}),
                "bags": st.just({"A+C": 7, "B+D": 0}),
                "decisions": st.dictionaries(phases, st.lists(entry, max_size=5), max_size=3),
            },
        )
    )


@cache
def shipped_trees() -> tuple[dict[str, Any], ...]:
    """Every variant file of the library and of the tests, and the hands of the library, as plain data."""
    paths = [path for folder in (data_folder(), TESTS / "variants") for path in sorted(folder.rglob("*.yaml"))]
    found = []
    for path in paths:
        if path.stem not in ("sources", "rulings", "glossary"):
            node = read_text(path.read_text(encoding="utf-8"), str(path), Findings())
            assert node is not None
            tree = data(node)
            assert isinstance(tree, dict)
            found.append(tree)
    return tuple(found)


# -- trees that are nearly right


@st.composite
def spoilt(draw: st.DrawFn, trees: st.SearchStrategy[dict[str, Any]]) -> dict[str, Any]:
    """A tree in which something is of another kind, gone, misnamed, or there without need."""
    tree: dict[str, Any] = json.loads(json.dumps(draw(trees)))
    for _ in range(draw(st.integers(0, 3))):
        holder, key = draw(st.sampled_from([*_places(tree)]))
        match draw(st.sampled_from(("value", "value", "gone", "name", "more"))):
            case "value":
                holder[key] = draw(anything())
            case "gone" if isinstance(holder, dict):
                del holder[key]
            case "name" if isinstance(holder, dict):
                holder[draw(odd_texts() | st.just(f"{key}s"))] = holder.pop(key)
            case _ if isinstance(holder, dict):
                holder[draw(odd_texts())] = draw(anything())
        if not tree:
            break
    return tree


def _places(node: Any) -> Any:
    """Every place of a tree: what holds it, and its key or number there."""
    for key, each in [*(node.items() if isinstance(node, dict) else enumerate(node))]:
        yield node, key
        if isinstance(each, dict | list):
            yield from _places(each)


# -- from trees to texts


@st.composite
def texts(draw: st.DrawFn, trees: st.SearchStrategy[dict[str, Any]]) -> str:
    """A tree as YAML, in one of the ways in which people write it."""
    tree = draw(trees)
    parts = [f"{_key(name)}: {_flow(value)}" for name, value in tree.items()]
    style = draw(st.sampled_from(("lines", "lines", "block", "brackets", "aliases", "merge")))
    if style == "block":
        parts = [_block({name: value}, 0) for name, value in tree.items()]
    elif style == "brackets":
        return "{" + ", ".join(parts) + "}\n"
    elif style in ("aliases", "merge") and len(tree) > 1:
        one, other = draw(st.lists(st.integers(0, len(parts) - 1), min_size=2, max_size=2, unique=True))
        first, second = min(one, other), max(one, other)
        names = [_key(name) for name in tree]
        values = [_flow(value) for value in tree.values()]
        parts[first] = f"{names[first]}: &a {values[first]}"
        parts[second] = f"{names[second]}: " + ("*a" if style == "aliases" else "{<<: *a}")
    return "\n".join(parts) + "\n"


def _key(name: str) -> str:
    return name if name.isascii() and name.replace("_", "").isalnum() else json.dumps(name, ensure_ascii=False)


def _flow(value: Any) -> str:
    """A value as YAML in brackets; JSON is YAML, but for infinity."""
    return json.dumps(value, ensure_ascii=False).replace("Infinity", ".inf")


def _block(value: Any, depth: int) -> str:
    """A value as YAML in indented lines, three levels deep, and in brackets below."""
    if not value or depth > 2 or not isinstance(value, dict | list):
        return _flow(value)
    blank, entries = "  " * depth, []
    for key, each in value.items() if isinstance(value, dict) else enumerate(value):
        start = f"{blank}{_key(key)}:" if isinstance(value, dict) else f"{blank}-"
        inside = _block(each, depth + 1)
        entries.append(start + ("\n" if inside.startswith("  ") else " ") + inside)
    return "\n".join(entries)


def house_files(*, name: str = "v") -> st.SearchStrategy[bytes]:
    """House variants that are meant to be right."""
    return texts(house_trees(name=name)).map(as_bytes)


def variant_files() -> st.SearchStrategy[bytes]:
    """Variant and module files, right or spoilt."""
    shipped = st.sampled_from([tree for tree in shipped_trees() if "hand" not in tree])
    return texts(spoilt(house_trees() | shipped) | house_trees()).map(as_bytes)


def hand_files() -> st.SearchStrategy[bytes]:
    """Hand files, right or spoilt."""
    shipped = st.sampled_from([tree for tree in shipped_trees() if "hand" in tree])
    return texts(spoilt(hand_trees() | shipped) | hand_trees()).map(as_bytes)


def as_bytes(text: str) -> bytes:
    """A text as the bytes of a file, lone surrogates too."""
    return text.encode("utf-8", "surrogatepass")


# -- any bytes

PIECES = [
    b"\0", b"\t", b"\n", b"  ", b"- ", b": ", b"[", b"]", b"{", b"}", b"&a ", b"*a", b"!t ", b"<<: ", b"? ", b"|\n",
    b">", b"'", b'"', b"#", b"---\n", b"...\n", b"%", b"null", b"-1", b"1e9", b"9" * 40, b"\xe2\x80\xae", b"\xff",
    b"\xc3\xa9", b"standing: ", b"use: ", b"set: ", b"slots:\n", b"extends: ", b"vying", b"meld.", b"players",
    b"{3: 8}", b"[a, a]", b"\r", b"\xc2\x85", b"\xef\xbb\xbf", b"\xe2\x81\xa6", b"&a {<<: *a}", b"example: ", b"0",
]  # fmt: skip


@cache
def seeds() -> tuple[bytes, ...]:
    """Files that are in order, or nearly: those of the library and the tests."""
    paths = [*sorted(data_folder().rglob("*.yaml")), *sorted((TESTS / "variants").glob("*.yaml"))]
    paths += sorted((TESTS / "declare" / "bad").glob("*.yaml"))
    return tuple(path.read_bytes() for path in paths if path.is_file() and path.stat().st_size < 20_000)


@st.composite
def mangled(draw: st.DrawFn) -> bytes:
    """A file that was once in order, or nearly, with pieces cut out, put in and moved."""
    content = bytearray(draw(st.sampled_from(seeds())))
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(content)))
        end = min(len(content), at + draw(st.integers(0, 30)))
        content[at:end] = draw(st.sampled_from([*PIECES, b"", bytes(content[: draw(st.integers(0, 40))])]))
    return bytes(content)


def any_bytes() -> st.SearchStrategy[bytes]:
    """What may stand in a file of that name."""
    return st.binary(max_size=200) | st.text(string.printable, max_size=200).map(str.encode) | mangled()


#: What the trial can be limited to, and what it tries then.
KINDS: dict[str, Callable[[], st.SearchStrategy[bytes]]] = {
    "variant": variant_files, "hand": hand_files, "way": house_files, "bytes": any_bytes,
}  # fmt: skip
