"""The page of a variant: always in the same order, every setting with its anchor, its standing and its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages import CUSTOM, Page, read

from poch_rules.declare import library
from poch_rules.declare.wording import Wording, languages
from poch_rules.study.spoken import sentences
from poch_rules.study.trial import laws_of

LANGUAGES = languages()
VARIANTS = [heading.id for heading in library.variants()]


def page_of(site: Path, variant: str, language: str) -> Page:
    return read(site / language / "variants" / f"{variant}.html")


def page_players(variant: str) -> int:
    return library.load(variant).players.usual


def is_before(page: Page, *ids: str) -> bool:
    places = [page.ids.index(id) for id in ids]
    return places == sorted(places)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_page_has_its_parts_in_the_order_of_the_game(site: Path, variant: str) -> None:
    stages = [f"stage-{phase}" for phase in library.load(variant).order]
    page = page_of(site, variant, "en")
    # Where nobody but its own relatives plays the same game, it does not differ from them but they from it.
    described = [id for id in VARIANTS if id.partition("/")[0] == variant.partition("/")[0]]
    alone = not library.load(variant).parent and not [
        id for id in described if id != variant and not library.load(id).parent
    ]
    differences = [] if alone else ["differences"]
    declaration = library.load(variant)
    board = ["the-board"] if declaration.family.pools(declaration.plan(page_players(variant))) else []
    worked = ["end-of-match", "worked-hand", "open"]
    assert is_before(page, "at-a-glance", *board, "need", *stages, *worked, *differences, "standings")
    assert (("the-board" in page.ids), ("differences" in page.ids)) == (bool(board), bool(differences))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_slot_and_setting_has_an_anchor_and_shows_where_it_comes_from(
    site: Path, variant: str, language: str
) -> None:
    page, declaration = page_of(site, variant, language), library.load(variant)
    words = Wording(language, (declaration.family,))
    for slot in declaration.slots:
        assert slot in page.ids
    said = {f"{slot}.{each.parameter}" for slot in declaration.slots for each in sentences(declaration, words, slot)}
    for name, setting in declaration.settings.items():
        assert name in page.ids
        shown = page.by_id[name if name in said or "." not in name or name.startswith("players.") else "standings"]
        assert words.name("standing", setting.standing) in shown, (name, shown)
        for place in filter(None, setting.at.split(", ")):
            assert place in shown, (name, shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_that_a_variant_rests_on_is_printed_with_its_reason(site: Path, language: str) -> None:
    page, declaration = page_of(site, "poch/polish-leaflet", language), library.load("poch/polish-leaflet")
    rulings = {s.ruling.key: s.ruling for s in declaration.settings.values() if s.ruling}
    rulings |= {ruling.key: ruling for use in declaration.slots.values() for ruling, _ in use.gaps}
    for ruling in rulings.values():
        assert " ".join(ruling.text(language).text.split()) in " ".join(page.by_id["open"].split()), ruling.key


def test_a_stated_sentence_that_leaves_something_open_is_not_marked_as_stated(site: Path) -> None:
    whole = "Whoever holds the king and queen of trumps in one hand takes the marriage"
    html = page_of(site, "poch/family-nine-pot", "en").path.read_text(encoding="utf-8")
    items = [re.sub(r"<[^>]+>", "", item) for item in re.findall(r"<li\b.*?</li>", html, re.DOTALL)]
    headlines = [item for item in items if "whoever passes is out of the vying" in item]
    assert headlines
    assert not [item for item in headlines if "stated" in item]
    assert any("stated" in item for item in items if whole in item)


def test_stages_of_a_variant_with_another_order_stand_in_that_order(site: Path) -> None:
    assert is_before(page_of(site, "poch/other-order", "en"), "stage-vying", "stage-meld", "stage-play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_custom_variant_that_only_sets_parameters_has_true_pages(site: Path, language: str) -> None:
    custom, parent = library.load(CUSTOM / "changed-settings.yaml"), library.load("poch/family-nine-pot")
    page = page_of(site, "poch/changed-settings", language)
    words = Wording(language, (custom.family,), custom.terms, custom.calls)
    for slot, parameter in (("board", "stake"), ("chips", "chips"), ("vying", "least_bet")):
        here, there = (
            next(
                text
                for name, text in words.rule(v.family, v.slots[slot].rule, v.variant.rules[4][slot], slot=slot)
                if name == parameter
            )
            for v in (custom, parent)
        )
        assert here != there
        shown = page.by_id[f"{slot}.{parameter}"]
        assert here in shown
        assert there not in shown
        assert words.name("standing", "house") in shown
        assert here in page.by_id["differences"]
        assert there in page.by_id["differences"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_text_in_one_language_only_is_marked_with_it(site: Path, language: str) -> None:
    page = page_of(site, "poch/added-pool", language)
    marked = {text: (lang, direction) for lang, direction, text in page.foreign}
    assert marked["Poch with a pool for the nine"] == ("en", "ltr")
    assert marked["the board has ten hollows"] == ("en", "ltr")


def test_a_table_over_players_says_each_rule_with_its_numbers(site: Path) -> None:
    page = page_of(site, "poch/table-over-players", "en")
    assert "eight cards" in page.by_id["stage-deal"]
    assert "six cards" in page.by_id["stage-deal"]


def test_the_words_of_a_variant_stand_on_its_page_only(site: Path) -> None:
    assert "dish" in page_of(site, "poch/own-words", "en").text
    assert "dish" not in page_of(site, "poch/family-nine-pot", "en").text


def test_a_pool_that_a_variant_adds_or_removes_is_so_on_its_page(site: Path) -> None:
    assert "meld.nine" in page_of(site, "poch/added-pool", "en").ids
    assert "meld.marriage" not in page_of(site, "poch/removed-pool", "en").ids


def test_a_module_of_a_variants_own_is_among_the_modules(site: Path) -> None:
    assert "modules/poch/own-module/sequence/four-in-a-row.html" in read(site / "en" / "modules.html").links


def test_a_description_is_compared_with_its_two_nearest_relatives_and_a_house_with_its_parent(site: Path) -> None:
    ids = page_of(site, "poch/meyer-longest", "en").ids
    nearest = [id for id in ids if id.startswith("differences-")]
    assert len(nearest) == 2
    assert "differences-poch-family-nine-pot" in nearest
    house = page_of(site, "poch/changed-settings", "en").ids
    assert [id for id in house if id.startswith("differences-")] == ["differences-poch-family-nine-pot"]


def test_how_many_usually_play_has_its_own_standing_at_a_glance(site: Path) -> None:
    glance = " ".join(page_of(site, "poch/family-nine-pot", "en").by_id["at-a-glance"].split())
    assert "3 to 6 players AR-B-01 · stated" in glance
    assert "Usually four play. silent" in glance


def test_how_melds_are_awarded_stands_under_the_melds(site: Path) -> None:
    page = page_of(site, "poch/family-nine-pot", "en")
    assert "Pools are awarded without being claimed" in " ".join(page.by_id["stage-meld"].split())
    assert "Pools are awarded" not in " ".join(page.by_id["stage-dress"].split())


def test_the_stage_that_settles_a_deal_says_that_the_deal_is_over(site: Path) -> None:
    assert "End of the deal: Settling" in page_of(site, "poch/family-nine-pot", "en").by_id["stage-settle"]
    assert "End of the deal: Score" in page_of(site, "spades/partnership", "en").by_id["stage-score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_that_sets_parameters_and_writes_no_word_has_a_page_in_every_language(
    site: Path, language: str
) -> None:
    page, custom = page_of(site, "poch/bare-settings", language), library.load(CUSTOM / "bare-settings.yaml")
    assert (custom.titles, custom.about, custom.settings["board.stake"].because) == ({}, {}, {})
    assert {"at-a-glance", "the-board", "need", "worked-hand", "open", "differences", "standings"} <= set(page.ids)
    words = Wording(language, (custom.family,))
    for slot, parameter in (("board", "stake"), ("chips", "chips"), ("meld.sequence", "least")):
        use = custom.slots[slot]
        said = words.rule(custom.family, use.rule, custom.variant.rules[4][slot], slot=slot)
        (here,) = [text for name, text in said if name == parameter]
        assert here in page.by_id[f"{slot}.{parameter}"]
        assert here in page.by_id["differences"]


def test_the_comparison_leads_to_each_rule_of_each_variant(site: Path) -> None:
    links = set(read(site / "en" / "compare.html").links)
    for id in VARIANTS:
        for slot in ("players", "order", *library.load(id).slots):
            assert f"variants/{id}.html#{slot}" in links


def test_the_comparison_marks_what_a_house_has_changed_as_its_own(site: Path) -> None:
    html = (site / "en" / "compare.html").read_text(encoding="utf-8")
    cells = re.findall(r"<td\b.*?</td>", html, re.DOTALL)

    def cell(variant: str, slot: str) -> list[str]:
        found = next(cell for cell in cells if f'variants/{variant}.html#{slot}"' in cell)
        return [" ".join(re.sub(r"<[^>]+>", "", part).split()) for part in re.findall(r"<p\b.*?</p>", found, re.DOTALL)]

    match = cell("spades/three-hundred", "match")
    assert "Five hundred points" not in match[0]
    assert [part for part in match if "300" in part and part.endswith("house rule")]
    assert not [part for part in match[2:] if "300" in part and "stated" in part]
    assert "silent" in cell("poch/polish-leaflet", "players")[1]
    assert cell("poch/eight-pool", "meld.king")[1] == "AR-A-07, AR-A-14 · stated"


def test_every_law_that_validating_reports_is_among_the_laws(site: Path) -> None:
    ids = read(site / "en" / "laws.html").ids
    for family in {library.load(id).family.name: library.load(id).family for id in VARIANTS}.values():
        assert set(laws_of(family)) <= set(ids)


def test_no_meaning_in_the_glossary_shows_the_marks_of_a_markup(site: Path) -> None:
    for language in LANGUAGES:
        assert "*" not in read(site / language / "glossary.html").text
