"""What an author may have meant: near names, swapped words, letters that only look right."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

#: Letters of other scripts that look like a Latin letter or a digit.
_LOOK_ALIKES = dict(
    zip(
        "аеіјорсухѕһԁԛԝвкмнтАВЕЗІЈКМНОРСТУХЅαινορυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "aeijopcyxshdqwbkmhtABE3IJKMHOPCTYXSaivopuxABEZHIKMNOPTYX",
        strict=True,
    )
)
#: A number with its thousands set apart, as messages have it and YAML has not.
_GROUPED = re.compile(r"\d{1,3}(?:,\d{3})+")
#: From how much alike a name is suggested (of four letters one may be wrong), and how many names are listed.
ALIKE, SHORT_ALIKE, FEW = 0.75, 0.65, 12
#: Among how many names the one that was meant is looked for, and how long they are: a file may hold any number.
MOST_KNOWN, LONGEST = 1_000, 100


def plain(word: str) -> str:
    """The word with look-alike letters, digits of other scripts and invisible characters made plain.

    >>> plain("аnte"), plain("٣"), plain("2²")
    ('ante', '3', '22')
    """
    visible = (c for c in word if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFKC", "".join(_plain_letter(c) for c in visible))


def whole_number(word: str) -> str | None:
    """The whole number that somebody meant by a word, as files have it; nothing if it means none.

    >>> whole_number("010"), whole_number("-020"), whole_number("٣"), whole_number("1,000"), whole_number("ten")
    ('10', '-20', '3', '1000', None)
    """
    text = word.replace(",", "") if _GROUPED.fullmatch(word) else word
    sign, digits = ("-", text[1:]) if text[:1] in ("-", "−") else ("", text.removeprefix("+"))
    if not digits.isdecimal():
        return None
    number = plain(digits).lstrip("0")
    return f"{sign}{number}" if number else "0"


def _plain_letter(char: str) -> str:
    return _LOOK_ALIKES.get(char) or (str(unicodedata.decimal(char)) if char.isdecimal() else char)


def oddity(word: str) -> str:
    """What is odd about the characters of a word that should be plain, by code point; empty if nothing is.

    >>> oddity("аnte")
    'the character U+0430 (Cyrillic small letter a)'
    """
    odd = next((c for c in word if not c.isascii() and plain(c) != c), None)
    if odd is None:
        return ""
    return f"the character U+{ord(odd):04X} ({unicodedata.name(odd, 'unnamed').capitalize()})"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The one name that was probably meant, or nothing if none is near.

    >>> nearest("ante_pool", ["pool_ante", "trump"]), nearest("zzz", ["pool_ante", "trump"])
    ('pool_ante', None)
    """
    names = [*islice((name for name in known if len(name) <= LONGEST), MOST_KNOWN)]
    if len(word) > LONGEST:
        return None
    wanted = plain(word).casefold()
    for same in (lambda name: name.casefold() == wanted, lambda name: _bag(name) == _bag(wanted)):
        hits = [name for name in names if same(name)]
        if len(hits) == 1:
            return hits[0]
    by_fold = {name.casefold(): name for name in names}
    letter_o = wanted.replace("o", "0")
    if letter_o in by_fold:
        return by_fold[letter_o]
    if "." not in wanted and "/" not in wanted:  # the last part alone: ``longest`` for ``sequence/longest``
        ends = [name for name in names if _parts(name.casefold())[1] == wanted]
        if len(ends) == 1:
            return ends[0]
    likeness = {name: _likeness(wanted, name) for name in by_fold}
    best = max(likeness, key=lambda name: likeness[name], default="")
    return by_fold[best] if likeness.get(best, 0) else None


def _likeness(word: str, name: str) -> float:
    """How alike two names are, from 0 (too little) to 1, not counting what they share before a dot or a slash."""
    (group, end), (its_group, its_end) = _parts(word), _parts(name)
    pair = (end, its_end) if group == its_group else (word, name)
    matcher = difflib.SequenceMatcher(None, *pair)
    least = ALIKE if len(pair[0]) > 4 else SHORT_ALIKE
    near = matcher.real_quick_ratio() >= least and matcher.quick_ratio() >= least and matcher.ratio() >= least
    return matcher.ratio() if near else 0


def several_nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The names that come nearest, best first: alike as a whole or in their last part, or beginning with the word.

    >>> several_nearest("meyer", ["poch/eight-pool", "poch/meyer-longest"])
    ['poch/meyer-longest']
    """
    wanted = plain(word).casefold()
    end = _parts(wanted)[1]

    def worth(name: str) -> float:
        its_end = _parts(name)[1].casefold()
        if _bag(its_end) == _bag(end) or (len(end) > 2 and its_end.startswith(end)):
            return 1
        begins = _likeness(end, its_end[: len(end)]) if len(end) > 3 else 0
        return max(_likeness(wanted, name.casefold()), _likeness(end, its_end), begins)

    by_worth = {name: worth(name) for name in known}
    near = sorted((name for name in by_worth if by_worth[name] > 0), key=lambda name: (-by_worth[name], len(name)))
    return near[:most]


def listed(names: Iterable[str], last: str = "and", most: int = FEW) -> str:
    """Names in a sentence, each in quotation marks.

    >>> listed(["least", "most", "usual"])
    '‘least’, ‘most’ and ‘usual’'
    """
    quoted = [f"‘{name}’" for name in names]
    return ", ".join(quoted[:most]) + " and more" if len(quoted) > most else joined(quoted, last)


def joined(words: Sequence[str], last: str = "and") -> str:
    """Words in a sentence.

    >>> joined(["3", "5", "6"])
    '3, 5 and 6'
    """
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def guess(word: str, known: Iterable[str], what: str, otherwise: str = "") -> str:
    """One remedy for an unknown name: the name that was meant, or else all that there are.

    `what` introduces the list, `otherwise` is said where it would be too long.
    """
    names = list(known)
    meant = nearest(word, names)
    if meant is not None:
        odd = oddity(word)
        return f"did you mean ‘{meant}’?" + (f" ‘{word}’ holds {odd}" if odd else "")
    return otherwise if otherwise and (not names or len(names) > FEW) else f"{what} {listed(names)}"


def slug(text: str) -> str:
    """The text as a name: small letters, digits, hyphens.

    >>> slug("Sunday Poch!")
    'sunday-poch'
    """
    letters = unicodedata.normalize("NFKD", plain(text).casefold()).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", letters).strip("-") or "my-poch"


def _bag(name: str) -> list[str]:
    for mark in "-_./ ":
        name = name.replace(mark, " ")
    return sorted(name.casefold().split())


def _parts(name: str) -> tuple[str, str]:
    """What stands before the last dot or slash, and after it."""
    at = max(name.rfind("."), name.rfind("/"))
    return name[: at + 1], name[at + 1 :]


def written(value: object) -> str:
    """A value as one would write it in YAML, on one line.

    >>> written(("cards", "rank")), written({3: 8, 4: 6}), written(None)
    ('[cards, rank]', '{3: 8, 4: 6}', 'null')
    """
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {written(each)}" for key, each in value.items()) + "}"
    return "null" if value is None else str(value)
