"""One mistake a file, and exactly what is said about it.  ``pytest --update`` writes the texts anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from poch_rules.declare.diagnostics import CODES, Diagnostic, Refused, render
from poch_rules.declare.hand import read_hand
from poch_rules.declare.library import data_folder, load
from poch_rules.study.example import wrong_examples
from poch_rules.study.worked import wrong_hand

BAD = Path(__file__).parent / "bad"
NAMES = sorted(path.stem for path in BAD.glob("*.yaml"))


def found_in(name: str) -> tuple[Diagnostic, ...]:
    """Everything that is said about one of the files; of a variant that can be used, its warnings and examples."""
    file = Path(f"{name}.yaml")
    try:
        if name.startswith("hand-"):
            named = read_hand(file).variant
            return load(named).warnings if named else ()
        declaration = load(file)
        return (*declaration.warnings, *wrong_examples(declaration), *wrong_hand(declaration))
    except Refused as refused:
        return refused.diagnostics


@pytest.mark.parametrize("name", NAMES)
def test_a_mistake_is_explained_as_written_down(
    name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BAD)
    said = render(found_in(name)).replace(str(data_folder()), "variants")
    expected = BAD / f"{name}.txt"
    if request.config.getoption("--update"):
        expected.write_text(said, encoding="utf-8")
    assert said == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_code_in_the_name_is_found_and_offers_a_remedy(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BAD)
    found = found_in(name)
    assert name.removeprefix("hand-").partition("-")[0] in {d.code for d in found}
    assert all(d.message and d.help for d in found)


def test_only_numbers_whose_letters_a_source_explains_are_checked(tmp_path: Path) -> None:
    text = (BAD / "P507-foreign-number.yaml").read_text(encoding="utf-8")
    explained, file = "    numbers: {GP: {en: the leaflet}}\n", tmp_path / "leaflet.yaml"
    for good in (text.replace("QX-99", "p. 99"), text.replace(explained, "    pages: 4\n")):
        file.write_text(good, encoding="utf-8")
        assert load(file).warnings == ()


def test_every_code_has_an_example_of_its_mistake() -> None:
    shown = {name.removeprefix("hand-").partition("-")[0] for name in NAMES}
    assert set(CODES) - shown == {"P128"}  # of families from outside: tests/toy


def test_every_code_is_explained_in_a_title_and_in_sentences() -> None:
    for code in CODES.values():
        assert code.title
        assert not code.title.endswith(".")
        assert code.about.endswith(".")
        assert len(code.about) > 60
