"""A family from outside of the package works everywhere, and the page that explains it shows its very code."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from toy.cuckoo import CUCKOO, LowestPays

import poch_rules
from poch_rules.book.build import Book, build
from poch_rules.core.family import Family
from poch_rules.core.play import Play
from poch_rules.core.rules import Place, Step
from poch_rules.core.variant import prepare
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.hand import read_hand, write_hand
from poch_rules.declare.library import UnknownVariant, book_folder, modules, variants
from poch_rules.declare.wording import MissingMessage, Wording
from poch_rules.families import FAMILIES
from poch_rules.study.compare_text import as_text as compared
from poch_rules.study.replay.text import replay_text
from poch_rules.study.rulebook_text import as_text as rulebook
from poch_rules.study.spoken import words_of

HERE = Path(__file__).parent
ONLY: tuple[Family, ...] = (CUCKOO,)
HAND = """
hand: 1
variant: cuckoo/our-table
players: [Anna, Ben, Clara]
dealer: Clara
deal: {hands: {Anna: 4h, Ben: Kd, Clara: 9s}}
decisions: {swap: [Anna swaps, Ben swaps]}
"""


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    path = tmp_path / "hand.yaml"
    path.write_text(HAND, encoding="utf-8")
    return path


def test_its_variants_and_modules_are_listed_and_nobody_elses() -> None:
    assert [heading.id for heading in variants(ONLY)] == ["cuckoo/long-evening", "cuckoo/our-table"]
    assert {heading.family for heading in modules(ONLY)} == {"cuckoo"}
    assert len(modules(ONLY)) == 5
    both = [heading.id for heading in variants((*FAMILIES, CUCKOO))]
    assert both == [*(heading.id for heading in variants()), "cuckoo/long-evening", "cuckoo/our-table"]


def test_without_it_nobody_knows_its_variants() -> None:
    with pytest.raises(UnknownVariant):
        poch_rules.load("cuckoo/our-table")
    with pytest.raises(Refused, match="no family ‘cuckoo’"):
        poch_rules.load(HERE / "variants" / "cuckoo" / "our-table.yaml")


def test_every_setting_has_its_place_and_its_source() -> None:
    declared = poch_rules.load("our-table", families=ONLY)
    setting = declared.settings["swap.kings_refuse"]
    assert (setting.value, setting.standing, setting.at, str(setting.source)) == (True, "stated", "4, 5", "our-table")
    assert declared.settings["settle.lives"].span.path.endswith("modules/settle/three-lives.yaml")


@pytest.mark.parametrize("variant", ["cuckoo/our-table", "cuckoo/long-evening"])
def test_it_is_valid_and_keeps_its_own_law(variant: str) -> None:
    report = poch_rules.validate(variant, hands=20, families=ONLY)
    assert report.valid
    assert report.players == (3, 4, 5, 6, 7, 8)
    law = next(law for law in report.laws if law.name == "lives.lowest-pays")
    assert law.hands == report.hands == 6 * 2 * 20


def test_its_law_can_fail() -> None:
    @dataclass(frozen=True)
    class DealerPays(LowestPays):
        def bind(self, at: Place) -> Step:
            return lambda t: t.pay(t.dealer, at.accounts["lost"], 1, at.slot)

    sound = poch_rules.load("our-table", families=ONLY).variant
    broken = prepare(replace(sound, rules={3: {**sound.rules[3], "settle": DealerPays()}}), 3)
    plays = [
        Play(broken, broken.pack.shuffled(n), dealer=2, balances=[3, 3, 3, 0], watch=True).run(CUCKOO.automatic)
        for n in range(9)
    ]
    assert {violation.name for play in plays for violation in play.violations} == {"lives.lowest-pays"}


def test_a_hand_diverges_where_the_king_refuses_and_says_by_which_setting(hand: Path) -> None:
    table = poch_rules.replay(hand, ["our-table", "long-evening"], families=ONLY)
    assert [column.outcome["net"] for column in table.replays] == [[-1, 0, 0], [0, 0, -1]]
    assert table.divergences[0].first.settings == ("swap.kings_refuse",)
    assert not any(column.findings or column.violations for column in table.replays)
    assert table.to_json()["replays"][0]["events"][3]["text"] == "Anna wants to swap with Ben, who has a king."


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["refused by Ben", "shows ♦K", "swaps with Ben", "lost lives 1", "A king is swapped like any other"]),
        ("de", ["Ben lehnt ab", "zeigt ♦K", "tauscht mit Ben", "verlorene Leben 1", "wie jede andere Karte."]),
    ],
)  # fmt: skip
def test_a_replay_is_told_in_its_own_words(hand: Path, language: str, texts: list[str]) -> None:
    table = poch_rules.replay(hand, ["our-table", "long-evening"], families=ONLY)
    text = replay_text(table, Wording(language, ONLY), width=120)
    assert all(words in text for words in texts)


def test_a_record_is_read_with_its_answers_and_written_again(hand: Path) -> None:
    record = read_hand(hand, families=ONLY)
    assert read_hand(write_hand(record), families=ONLY).decisions is not None
    with pytest.raises(Refused, match="no phase is called ‘swap’"):
        read_hand(hand)


def test_many_hands_are_counted_and_the_dealer_who_may_not_swap_loses_most() -> None:
    run = poch_rules.simulate("our-table", hands=400, families=ONLY, match=True)
    nets = [seat["mean_net"] for seat in run.figures["seats"]]
    assert min(nets) == nets[-1]
    assert run.match is not None
    assert set(run.match["endings"]) == {"out"}


def test_its_rules_are_compared_and_read_in_both_languages() -> None:
    for language, lives in (("en", "five lives"), ("de", "fünf Leben")):
        words = Wording(language, ONLY)
        found = poch_rules.compare(["our-table", "long-evening"], language=language, families=ONLY)
        assert {row.name for row in found.differing} == {"swap.kings_refuse", "settle.lives"}
        assert lives in " ".join(compared(found, words).split())
        declared = poch_rules.load("long-evening", families=ONLY)
        assert lives in " ".join(rulebook(declared, words_of(declared, language)).split())


def test_a_language_that_it_does_not_have_is_not_replaced_by_another() -> None:
    with pytest.raises(MissingMessage):
        Wording("fi", ONLY).rule(CUCKOO, "swap", CUCKOO.rules["swap"]())


# -- words that it lacks ---------------------------------------------------------------------------------------


def without(folder: Path, *lines: str) -> Family:
    """The family with a copy of its words in which some lines are missing, by what they begin with."""
    words = folder / "words"
    shutil.copytree(HERE / "wording", words)
    for file in words.glob("*/*.ftl"):
        kept = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith(lines)]
        file.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return replace(CUCKOO, wording=words)


def test_every_word_that_it_lacks_is_told_at_once_for_each_language(tmp_path: Path) -> None:
    family = without(tmp_path, "cell-refused", "event-kept", "param-swap", "slot-settle", "law-lives", "    .title")
    faults = poch_rules.validate("our-table", hands=0, families=(family,)).diagnostics
    assert [fault.code for fault in faults] == ["P128", "P128"]
    assert [Path(fault.span.path).parent.name for fault in faults] == ["en", "de"]
    named = ["cell-refused", "event-kept", "param-swap-kings-refuse", "slot-settle", "law-lives-lowest-pays"]
    for fault in faults:
        assert all(f"‘{name}’" in fault.message for name in (*named, "pool-lost.title"))


def test_a_message_that_asks_for_what_it_is_not_given_is_told(tmp_path: Path) -> None:
    family = without(tmp_path, "event-kept")
    for file in (tmp_path / "words").glob("*/*.ftl"):
        file.write_text(file.read_text(encoding="utf-8") + "event-kept = { $seat } keeps { $it }.\n", encoding="utf-8")
    assert "‘event-kept’" in poch_rules.validate("our-table", hands=0, families=(family,)).diagnostics[0].message


# -- its book ------------------------------------------------------------------------------------------------


def test_its_book_is_built_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    build(Book(HERE / "book", ("en", "de"), families=ONLY), tmp_path / "site")
    page = tmp_path / "site" / "de" / "variants" / "cuckoo" / "long-evening.html"
    assert "Ein König wird getauscht wie jede andere Karte." in page.read_text(encoding="utf-8")
    laws = (tmp_path / "site" / "en" / "index.html").read_text(encoding="utf-8")
    assert "Nobody loses a life but those who hold the lowest cards." in laws
    assert not (tmp_path / "site" / "en" / "variants" / "poch").exists()


def test_plain_sphinx_builds_a_book_of_the_families_that_its_conf_names(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "sphinx", "-n", "-W", "-q", str(HERE / "book"), str(tmp_path / "html")]
    for _ in range(2):  # the second time from what Sphinx has kept
        ran = subprocess.run(line, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")
    assert "Whoever holds a king" in (tmp_path / "html" / "variants" / "cuckoo" / "our-table.html").read_text("utf-8")
    assert "How we play Cuckoo" in (tmp_path / "html" / "index.html").read_text("utf-8")


# -- the page that explains it -------------------------------------------------------------------------------

PAGE = (book_folder() / "adding-a-game.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_family_fits_on_three_pages_of_paper() -> None:
    assert len((HERE / "cuckoo.py").read_text(encoding="utf-8").splitlines()) < 150


@pytest.mark.parametrize(
    ("kind", "files"), [("python", "*.py"), ("yaml", "variants/**/*.yaml"), ("ftl", "wording/en/*.ftl")]
)
def test_what_the_page_shows_stands_in_the_files(kind: str, files: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (*HERE.glob(files), *HERE.glob("book/*.py"))]
    assert blocks(kind)
    for block in blocks(kind):
        assert any(block in text for text in texts), block


def test_what_the_page_does_comes_out_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE))
    (session,) = blocks("pycon")
    test = doctest.DocTestParser().get_doctest(session, {}, "adding-a-game", None, None)
    assert doctest.DocTestRunner().run(test).failed == 0
