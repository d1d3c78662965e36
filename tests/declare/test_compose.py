"""House variants: what each change does, and what it must not do."""

from __future__ import annotations

from pathlib import Path

import pytest

from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Diagnostic, Refused
from poch_rules.declare.library import load
from poch_rules.families.poch.deal import Deal
from poch_rules.families.poch.meld import BestRun, Comparison

HEAD = "format: 1\nvariant: mine\nfamily: poch\nkind: house\ntitle: {en: Mine}\n"


def write(folder: Path, text: str, name: str = "mine.yaml") -> Path:
    """A variant file in a folder."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def house(folder: Path, text: str, *, extends: str = "poch/family-nine-pot") -> Declaration:
    """The variant that changes another as the text says."""
    return load(write(folder, f"{HEAD}extends: {extends}\n{text}"))


def refused(folder: Path, text: str, **how: str) -> tuple[Diagnostic, ...]:
    """What is wrong with such a variant."""
    with pytest.raises(Refused) as refusal:
        house(folder, text, **how)
    return refusal.value.diagnostics


def test_a_house_that_changes_nothing_is_its_parent_under_another_name(tmp_path: Path) -> None:
    declared = house(tmp_path, "")
    assert declared.id == "poch/mine"
    assert declared.kind == "house"
    assert declared.parent is not None
    assert declared.parent.id == "poch/family-nine-pot"
    assert declared.variant.rules == declared.parent.variant.rules
    assert dict(declared.settings) == dict(declared.parent.settings)


def test_a_parent_may_be_named_without_its_family_or_as_a_file_beside(tmp_path: Path) -> None:
    house(tmp_path, "", extends="family-nine-pot")
    grandchild = write(tmp_path, HEAD.replace("mine", "other") + "extends: mine.yaml\n", "other.yaml")
    declared = load(grandchild)
    assert declared.parent is not None
    assert declared.parent.id == "poch/mine"


def test_replace_puts_another_module_in_the_same_place_and_keeps_nothing_of_the_old(tmp_path: Path) -> None:
    text = (
        "replace:\n  meld.sequence: {was: sequence/trump-seven-eight-nine, use: sequence/longest, set: {least: 4},"
        " because: {en: as my aunt plays it}}\n"
    )
    declared = house(tmp_path, text)
    use = declared.slots["meld.sequence"]
    assert (use.module, use.rule, use.standing) == ("sequence/longest", "best-run", "house")
    assert (use.at, use.source, use.ruling, use.gaps) == ("", None, None, ())
    assert use.because == {"en": "as my aunt plays it"}
    assert list(declared.slots) == list(load("poch/family-nine-pot").slots)
    rule = declared.variant.rules[4]["meld.sequence"]
    assert isinstance(rule, BestRun)
    assert rule.least == 4
    for name in ("least", "compare"):
        setting = declared.settings[f"meld.sequence.{name}"]
        assert (setting.standing, setting.at, setting.source) == ("house", "", None)
        assert setting.because == {"en": "as my aunt plays it"}
    assert "meld.sequence.ranks" not in declared.settings


def test_a_source_has_one_address_or_several(tmp_path: Path) -> None:
    letters = (
        "  one: {title: A, address: https://example.org/a}\n  two: {title: B, address: [https://b.org, http://c.org]}\n"
    )
    found = house(tmp_path, f"sources:\n{letters}  none: {{title: C}}\n").sources
    assert {key: source.addresses for key, source in found.items()} == {
        "one": ("https://example.org/a",),
        "two": ("https://b.org", "http://c.org"),
        "none": (),
    }


def test_a_setting_knows_each_place_that_it_is_said_at() -> None:
    found = load("poch/family-nine-pot")
    several = {name: each for name, each in {**found.settings, **found.slots}.items() if ", " in each.at}
    assert several
    assert all(", ".join(each.places) == each.at for each in several.values())
    assert all(len(each.places) > 1 for each in several.values())
    assert all(each.places == () for each in found.settings.values() if not each.at)


def test_add_fills_a_new_slot_at_the_end(tmp_path: Path) -> None:
    declared = house(tmp_path, "add:\n  meld.nine: {use: meld/trump-card, set: {rank: 9}}\n")
    assert list(declared.slots)[-1] == "meld.nine"
    assert "nine" in declared.plan(4).accounts
    assert declared.settings["meld.nine.rank"].standing == "house"


def test_remove_empties_a_slot(tmp_path: Path) -> None:
    declared = house(tmp_path, "remove:\n  meld.ten: {was: meld/trump-card}\n")
    assert "meld.ten" not in declared.slots
    assert "ten" not in declared.plan(4).accounts
    assert not any(name.startswith("meld.ten") for name in declared.settings)


def test_order_is_changed_as_a_whole(tmp_path: Path) -> None:
    text = (
        "order: {was: [dress, deal, meld, vying, play, settle],"
        " use: [dress, deal, vying, meld, play, settle], because: late melds}\n"
    )
    declared = house(tmp_path, text)
    assert declared.order == ("dress", "deal", "vying", "meld", "play", "settle")
    assert declared.settings["order"].standing == "house"
    assert declared.settings["order"].because == {"und": "late melds"}


def test_set_changes_one_setting_which_loses_its_source_and_no_other(tmp_path: Path) -> None:
    declared = house(tmp_path, "set:\n  board.stake: {was: 1, use: 2, because: {en: we are rich}}\n  players.most: 5\n")
    parent = declared.parent
    assert parent is not None
    stake = declared.settings["board.stake"]
    assert (stake.value, stake.standing, stake.source, stake.at) == (2, "house", None, "")
    assert stake.because == {"en": "we are rich"}
    assert declared.settings["board.further"] == parent.settings["board.further"]
    assert declared.slots["board"] == parent.slots["board"]
    assert declared.players == (3, 5, 4)
    assert sorted(declared.variant.rules) == [3, 4, 5]


def test_a_setting_may_be_changed_in_a_slot_that_the_same_file_fills(tmp_path: Path) -> None:
    text = (
        "replace: {meld.sequence: {was: sequence/trump-seven-eight-nine, use: sequence/longest}}\n"
        "set: {meld.sequence.least: 4, meld.sequence.compare: [trump, length]}\n"
    )
    rule = house(tmp_path, text).variant.rules[3]["meld.sequence"]
    assert rule == BestRun(least=4, compare=(Comparison.TRUMP, Comparison.LENGTH))


def test_a_setting_of_a_slot_that_the_same_file_fills_is_never_as_it_was_already(tmp_path: Path) -> None:
    """What the replaced slot had is gone: without the line, the module’s own value would count."""
    write(tmp_path, f"{HEAD}extends: poch/meyer-longest\nset: {{meld.sequence.least: 4}}\n", "four.yaml")
    replaced = "replace: {meld.sequence: {was: sequence/longest, use: sequence/highest}}\n"
    set_to_four = "set: {meld.sequence.least: 4}\n"
    for text, least, codes in (
        (set_to_four, 4, ["P501"]),
        (replaced + set_to_four, 4, []),
        (replaced, 3, []),
    ):
        declared = house(tmp_path, text, extends="four.yaml")
        rule = declared.variant.rules[3]["meld.sequence"]
        assert isinstance(rule, BestRun)
        assert (rule.least, [found.code for found in declared.warnings]) == (least, codes)


def test_a_setting_of_a_slot_that_the_same_file_adds_is_never_as_it_was_already(tmp_path: Path) -> None:
    text = "add: {meld.nine: {use: meld/trump-card, set: {rank: 9}}}\nset: {meld.nine.rank: 9}\n"
    assert house(tmp_path, text).warnings == ()


def test_a_value_that_a_source_variant_gives_a_slot_has_the_standing_of_that_setting_and_not_of_the_slot() -> None:
    found = load("poch/pierer-1844")
    slot, leader = found.slots["play"], found.settings["play.leader"]
    assert (slot.standing, leader.value, leader.standing) == ("stated", "forehand", "inferred")
    assert leader.ruling is not None
    assert leader.ruling.key == "forehand-leads"


def test_the_standing_of_a_setting_that_no_rule_has_is_a_slip_and_the_nearest_name_the_remedy(tmp_path: Path) -> None:
    known = Path(load("poch/pierer-1844").path).read_text(encoding="utf-8")
    path = write(tmp_path, known.replace("compare: {standing: inferred", "compere: {standing: inferred"))
    with pytest.raises(Refused) as refusal:
        load(path)
    (fault,) = refusal.value.diagnostics
    assert (fault.code, fault.message) == ("P104", "no rule has a setting ‘meld.sequence.compere’")
    assert fault.help == "did you mean ‘compare’?"


@pytest.mark.parametrize(
    ("numbers", "column", "help"),
    [
        ("players.least: 7", 22, "add ‘players.most: 7’"),  # the parent is for three to six
        ("players.most: 2", 21, "add ‘players.least: 2’"),
        ("players.least: 6, players.most: 5", 39, "write ‘most: 6’"),
        ("players.most: 5, players.least: 6", 21, "write ‘most: 6’"),
    ],
)
def test_of_two_numbers_of_players_in_disorder_that_of_the_house_is_wrong_and_of_two_of_the_house_the_higher(
    tmp_path: Path, numbers: str, column: int, help: str
) -> None:
    (fault,) = refused(tmp_path, f"set: {{{numbers}}}\n")
    assert (fault.code, fault.span.line, fault.span.column, fault.help) == ("P210", 7, column, help)


def test_a_grandchild_sees_the_changes_of_its_parent(tmp_path: Path) -> None:
    write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\nset: {{board.stake: 2, players.most: 5}}\n", "parent.yaml")
    declared = house(tmp_path, "set: {board.stake: {was: 2, use: 3}}\n", extends="parent.yaml")
    assert declared.settings["board.stake"].value == 3
    assert declared.players.most == 5


def test_a_table_gives_every_number_of_players_its_own_value(tmp_path: Path) -> None:
    declared = house(tmp_path, "set:\n  deal.cards: {3: 8, 4: 6, 5: all-but-one, 6: 5, 9: 1}\n")
    cards = {n: rules["deal"].cards for n, rules in declared.variant.rules.items() if isinstance(rules["deal"], Deal)}
    assert cards == {3: 8, 4: 6, 5: "all-but-one", 6: 5}
    assert declared.settings["deal.cards"].value == cards
    assert declared.settings["deal.batches"].value == (1,)


def test_a_table_may_stand_in_a_module_and_in_a_slot(tmp_path: Path) -> None:
    text = (
        "modules:\n  my/deal:\n    fills: deal\n    rule: deal\n    set:\n      cards: {3: 8, 4: 6, 5: 5, 6: 5}\n"
        "replace:\n  deal: {was: deal/all-but-one, use: my/deal, set: {batches: {3: [2], 4: [3], 5: [1], 6: [5]}}}\n"
    )
    rule = house(tmp_path, text).variant.rules[4]["deal"]
    assert rule == Deal(cards=6, batches=(3,))


def test_a_table_with_a_wrong_value_is_refused_at_that_value(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "set:\n  deal.cards: {3: 8, 4: 0, 5: 5, 6: 5}\n")
    assert (fault.code, fault.span.line, fault.span.column) == ("P105", 8, 25)


def test_modules_of_a_parent_can_be_used_by_its_child(tmp_path: Path) -> None:
    module = "modules:\n  my/run: {fills: meld.sequence, rule: best-run, set: {least: 5}}\n"
    write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\n{module}", "parent.yaml")
    text = "replace: {meld.sequence: {was: sequence/trump-seven-eight-nine, use: my/run}}\n"
    assert house(tmp_path, text, extends="parent.yaml").slots["meld.sequence"].module == "my/run"


def test_a_module_may_be_a_file_beside_the_variant_or_below_it(tmp_path: Path) -> None:
    (tmp_path / "modules").mkdir()
    write(tmp_path, "module: my/run\nfills: meld.*\nrule: best-run\nset: {least: 4}\n", "modules/run.yaml")
    text = "replace: {meld.sequence: {was: sequence/trump-seven-eight-nine, use: modules/run.yaml}}\n"
    declared = house(tmp_path, text)
    assert declared.slots["meld.sequence"].module == "my/run"
    assert declared.settings["meld.sequence.least"].span.path == str(tmp_path / "modules" / "run.yaml")


def test_diamonds_are_harmless(tmp_path: Path) -> None:
    """Two variants with one parent, whose modules come from one file."""
    write(tmp_path, "module: my/run\nfills: meld.sequence\nrule: best-run\n", "run.yaml")
    text = "replace: {meld.sequence: {was: sequence/trump-seven-eight-nine, use: run.yaml}}\n"
    for name in ("left.yaml", "right.yaml"):
        write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\n{text}", name)
        assert load(tmp_path / name).slots["meld.sequence"].module == "my/run"


@pytest.mark.parametrize("spelling", ["mine.yaml", "./mine.yaml", "./././mine.yaml", "below/../mine.yaml", "link.yaml"])
def test_a_variant_that_extends_itself_is_refused_however_it_is_spelt(tmp_path: Path, spelling: str) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "link.yaml").symlink_to(tmp_path / "mine.yaml")
    (fault,) = refused(tmp_path, "", extends=spelling)
    assert (fault.code, fault.span.line, fault.span.column) == ("P112", 6, 10)


def test_a_ring_is_named_whole_at_the_place_that_closes_it(tmp_path: Path) -> None:
    for name, parent in (("a.yaml", "b.yaml"), ("b.yaml", "./c.yaml"), ("c.yaml", "a.yaml")):
        write(tmp_path, f"{HEAD}extends: {parent}\n", name)
    with pytest.raises(Refused) as refusal:
        load(tmp_path / "a.yaml")
    (fault,) = refusal.value.diagnostics
    assert "a.yaml → b.yaml → c.yaml → a.yaml" in fault.message
    assert fault.span[:3] == (str(tmp_path / "c.yaml"), 6, 10)


def test_a_ring_through_a_link_is_closed_with_the_name_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "link.yaml").symlink_to(tmp_path / "mine.yaml")
    (fault,) = refused(tmp_path, "", extends="link.yaml")
    assert fault.message.endswith(": mine.yaml → link.yaml → mine.yaml")


OUTSIDE = ["../up.yaml", "/etc/up.yaml", "~/up.yaml", "below/../../up.yaml", "..\\up.yaml", "out.yaml"]


@pytest.mark.parametrize("name", OUTSIDE)
def test_nothing_outside_the_folder_is_read(tmp_path: Path, name: str) -> None:
    inner = tmp_path / "inner"
    (inner / "below").mkdir(parents=True)
    write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\n", "up.yaml")
    (inner / "out.yaml").symlink_to(tmp_path / "up.yaml")
    (fault,) = refused(inner, "", extends=name)
    assert fault.code in ("P113", "P111")
    (fault,) = refused(inner, f"replace: {{meld.ten: {{was: meld/trump-card, use: '{name}'}}}}\n")
    assert fault.code in ("P113", "P108")


def test_a_fault_in_a_parent_points_into_the_parents_file(tmp_path: Path) -> None:
    parent = write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\nset: {{board.stake: none}}\n", "parent.yaml")
    faults = refused(tmp_path, "set: {vying.entry: none}\nzzz: 1\n", extends="parent.yaml")
    assert [(f.code, Path(f.span.path).name, f.span.line) for f in faults] == [
        ("P105", "mine.yaml", 7), ("P101", "mine.yaml", 8), ("P105", "parent.yaml", 7),
    ]  # fmt: skip
    assert faults[2].span[:3] == (str(parent), 7, 20)
    assert [r.span[1:3] for r in faults[2].related] == [(6, 10)]  # the ‘extends’ that leads there


def test_a_fault_behind_an_alias_points_at_the_text_and_is_told_once(tmp_path: Path) -> None:
    text = "modules:\n  my/a: {fills: meld.*, rule: best-run, set: &s {least: 1}}\n"
    text += "  my/b: {fills: meld.*, rule: best-run, set: *s}\nadd: {meld.x: {use: my/a}, meld.y: {use: my/b}}\n"
    faults = refused(tmp_path, text)
    assert {(f.code, f.span.line, f.span.column) for f in faults} == {("P105", 8, 57)}


def test_what_rules_mean_together_points_at_the_change_that_brought_it_about(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "set: {deal.cards: 6}\n")
    assert fault.code == "P301"
    assert fault.span[:3] == (str(tmp_path / "mine.yaml"), 7, 7)
    assert [r.message for r in fault.related] == ["‘players.most’ stands here"]


def test_a_fault_marks_only_the_change_that_has_to_do_with_it(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "set:\n  players.most: 5\n  board.undressed: [poch]\n  settle.pools: []\n")
    assert (fault.code, fault.span[:3]) == ("P306", (str(tmp_path / "mine.yaml"), 10, 3))
    assert [Path(r.span.path).name for r in fault.related] == ["nine-pools.yaml"]


def test_a_fault_that_takes_two_changes_marks_both(tmp_path: Path) -> None:
    text = "replace:\n  pack: {was: pack/fifty-two, use: pack/thirty-two}\nset:\n  board.stake: 2\n  deal.cards: 8\n"
    (fault,) = refused(tmp_path, text, extends="poch/family-nine-pot-52")
    changed = [fault.span, *(r.span for r in fault.related if r.message == "changed here")]
    assert [span.line for span in changed] == [8, 11]


def test_of_two_changes_that_bring_a_fault_about_each_both_are_marked(tmp_path: Path) -> None:
    write(tmp_path, f"{HEAD}extends: poch/family-nine-pot-52\nset: {{deal.cards: 7}}\n", "seven.yaml")
    text = "replace:\n  pack: {was: pack/fifty-two, use: pack/thirty-two}\nset:\n  board.stake: 2\n  deal.cards: 20\n"
    (fault,) = refused(tmp_path, text, extends="seven.yaml")
    changed = [fault.span, *(r.span for r in fault.related if r.message == "changed here")]
    assert [span.line for span in changed] == [8, 11]


def test_what_a_fault_cannot_do_without_is_marked_before_what_would_do_it_alone(tmp_path: Path) -> None:
    """Seven players alone would be too many for the parent’s pack, but with this one it takes eight cards as well."""
    write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\nset: {{deal.cards: 5}}\n", "five.yaml")
    text = "replace:\n  pack: {was: pack/thirty-two, use: pack/fifty-two}\nset:\n  players.most: 7\n  deal.cards: 8\n"
    (fault,) = refused(tmp_path, text, extends="five.yaml")
    assert fault.code == "P301"
    changed = [fault.span, *(r.span for r in fault.related if r.message == "changed here")]
    assert [span.line for span in changed] == [10, 11]


def test_a_slot_that_an_order_no_longer_plays_is_a_fault_of_the_order(tmp_path: Path) -> None:
    text = "order:\n  was: [dress, deal, meld, vying, play, settle]\n  use: [dress, deal, meld, play, settle]\n"
    (fault,) = refused(tmp_path, text)
    assert (fault.code, fault.span[:3]) == ("P208", (str(tmp_path / "mine.yaml"), 9, 8))


def test_more_players_than_a_table_of_the_parent_knows_are_a_fault_of_who_lets_them_play(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "set: {players.most: 7}\n", extends="poch/poque-1765")
    assert (fault.code, fault.span[:3]) == ("P118", (str(tmp_path / "mine.yaml"), 7, 7))
    assert "‘pack.size: {3: 32, 4: 32, 5: 36, 6: 36, 7: …}’" in fault.help


def test_a_module_of_another_family_is_told_from_one_that_is_not_there(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "replace: {play: {was: play/rising-runs, use: play/by-rank}}\n")
    assert fault.code == "P108"
    assert "‘nain-jaune’" in fault.message
    assert all(f"‘{each}’" in fault.help for each in ("play/follow-suit", "play/thirty-one"))
    assert "by-rank" not in fault.help


def test_settings_of_a_slot_are_written_with_its_name(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, "set: {board: {stake: 2}}\n")
    assert (fault.code, fault.help) == ("P104", "write ‘board.stake: 2’")


def test_a_new_value_with_a_reason_stands_under_use_and_one_message_says_so(tmp_path: Path) -> None:
    assert house(tmp_path, "set: {board.stake: {use: 2, because: {en: so}}}\n").settings["board.stake"].value == 2
    (fault,) = refused(tmp_path, "set: {board.stake: {value: 2, because: {en: so}}}\n")
    assert fault.help == "write ‘board.stake: {use: 2, because: {en: so}}’"


def test_slots_to_be_removed_name_their_modules_and_the_message_shows_how(tmp_path: Path) -> None:
    assert "meld.ten" not in house(tmp_path, "remove: {meld.ten: meld/trump-card}\n").slots
    (fault,) = refused(tmp_path, "remove: [meld.ten]\n")
    assert fault.help == "write ‘remove: {meld.ten: <its module>}’"


@pytest.mark.parametrize("kind", ["haus", "", "[]"])
def test_a_wrong_kind_or_name_hides_nothing_else(tmp_path: Path, kind: str) -> None:
    head = HEAD.replace("kind: house", f"kind: {kind}").replace("variant: mine", "variant: My Poch")
    with pytest.raises(Refused) as refusal:
        load(write(tmp_path, f"{head}extends: poch/family-nine-pot\nset: {{board.stkae: 2, vying.entry: pair}}\n"))
    assert [fault.code for fault in refusal.value.diagnostics] == ["P120", "P103", "P104", "P105"]


def test_a_wrong_kind_hides_neither_a_wrong_family_nor_a_wrong_parent(tmp_path: Path) -> None:
    head = HEAD.replace("kind: house", "kind: haus").replace("family: poch", "family: puch")
    with pytest.raises(Refused) as refusal:
        load(write(tmp_path, f"{head}extends: poch/family-nine-pt\n"))
    assert [fault.code for fault in refusal.value.diagnostics] == ["P121", "P103", "P111"]


def test_a_parent_that_is_not_there_does_not_hide_settings_that_no_rule_of_the_family_has(tmp_path: Path) -> None:
    text = "set: {board.stkae: 2, vying.entry: anything, meld.any.rank: K, brd.stake: 2}\n"
    faults = refused(tmp_path, text, extends="poch/family-nine-pt")
    assert [(fault.code, fault.span.column) for fault in faults] == [("P111", 10), ("P104", 7), ("P104", 64)]


def test_everything_wrong_is_found_at_once_in_file_order(tmp_path: Path) -> None:
    text = (
        "zzz: 1\nset:\n  board.stkae: 2\n  vying.entry: pair\n  players.least: 0\n"
        "replace:\n  meld.ten: {was: x, use: y}\nadd:\n  meld.ace: {use: z}\nremove:\n  nothing: {was: w}\n"
    )
    faults = refused(tmp_path, text)
    lines = [fault.span.line for fault in faults]
    assert lines == sorted(lines)
    codes = {fault.code for fault in faults}
    assert codes == {"P101", "P104", "P105", "P103", "P114", "P108", "P116", "P115"}


def test_terms_and_calls_lie_over_those_of_the_parent(tmp_path: Path) -> None:
    write(
        tmp_path,
        f"{HEAD}extends: poch/family-nine-pot\n"
        "terms: {en: {centre: Pinke, pool: dish}}\ncalls: {de: {open: Ich!}}\n",
        "parent.yaml",
    )
    text = "terms: {en: {pool: {one: bowl, many: bowls}}, fi: {trump: maksuväri}}\ncalls: {de: {hold: Auch!}}\n"
    declared = house(tmp_path, text, extends="parent.yaml")
    assert declared.terms["en"]["centre"] == "Pinke"
    assert declared.terms["en"]["pool"] == {"one": "bowl", "many": "bowls"}
    assert declared.terms["fi"]["trump"] == "maksuväri"
    assert declared.calls["de"]["open"] == "Ich!"
    assert declared.calls["de"]["hold"] == "Auch!"


def test_a_title_in_one_language_is_shown_in_the_others_with_its_language(tmp_path: Path) -> None:
    declared = house(tmp_path, "about: Nur ein Satz.\n")
    assert declared.title("fi") == ("Mine", "en")
    assert declared.about == {"und": "Nur ein Satz."}


def test_two_rounds_of_vying_have_two_slots(tmp_path: Path) -> None:
    text = (
        "remove: {vying: {was: vying/until-level}}\n"
        "modules:\n  my/vying: {fills: vying.*, rule: vying}\n"
        "add: {vying.1: {use: my/vying}, vying.2: {use: my/vying, set: {pools: [centre], least_bet: 2}}}\n"
        "order:\n  was: [dress, deal, meld, vying, play, settle]\n"
        "  use: [dress, deal, vying.1, meld, vying.2, play, settle]\n"
    )
    declared = house(tmp_path, text)
    assert [step.slots for step in declared.plan(4).steps if step.phase == "vying.2"] == [("vying.2",)]
    assert declared.settings["vying.2.least_bet"].value == 2


def test_an_age_is_a_setting_where_a_text_names_one_and_nothing_elsewhere(tmp_path: Path) -> None:
    told = load("poch/polish-leaflet").settings["players.older_than"]
    assert (told.value, told.standing, told.at) == (8, "stated", "PL-02")
    assert "players.older_than" not in house(tmp_path, "").settings
    changed = house(tmp_path, "set: {players.older_than: 12}\n").settings["players.older_than"]
    assert (changed.value, changed.standing) == (12, "house")


@pytest.mark.parametrize("age", ["0", "-1", "100", "eight", "[8]", "8.5", ""])
def test_an_age_that_nobody_has_is_refused(tmp_path: Path, age: str) -> None:
    (fault,) = refused(tmp_path, f"set:\n  players.older_than: {age}\n")
    assert (fault.code, fault.span.line) == ("P103", 8)


def test_a_file_with_a_faulty_parent_is_told_its_own_faults_as_well(tmp_path: Path) -> None:
    write(tmp_path, f"{HEAD}extends: poch/family-nine-pot\nset: {{board.stake: none}}\n", "parent.yaml")
    text = (
        "set:\n  players.least: 0\n  vying.entry: none\n"
        "modules:\n  my/seven: {fills: meld.*, rule: trump-crad}\n"
        "replace:\n"
        "  pack: {was: pack/thirty-two, use: pack/fifty-two, standing: stated}\n"
        "  meld.ten: {was: meld/trump-card, use: meld/trump-card, set: {rnak: 9}}\n"
        "  meld.ace: {was: meld/trump-card, use: pack/fifty-two}\n"
        "  vyng: {was: vying/hold, use: vying/one-round}\n"
        "add:\n  meld.seven: {use: my/of-the-parent}\n  meld.nine: {use: my/seven}\n"
    )
    faults = refused(tmp_path, text, extends="parent.yaml")
    mine = {(fault.code, fault.span.line) for fault in faults if fault.span.path.endswith("mine.yaml")}
    assert mine == {
        ("P103", 8),
        ("P105", 9),
        ("P109", 11),
        ("P201", 13),
        ("P104", 14),
        ("P106", 14),
        ("P110", 15),
        ("P107", 16),
    }
    assert [fault.code for fault in faults if fault.span.path.endswith("parent.yaml")] == ["P105"]


def test_a_file_whose_parent_is_unknown_is_told_its_own_faults_as_well(tmp_path: Path) -> None:
    faults = refused(
        tmp_path,
        "add: {meld.x: {use: meld/trump-card, set: {rank: 11}, standing: stated}}\n",
        extends="poch/no-such",
    )
    assert {fault.code for fault in faults} == {"P111", "P105", "P201"}
