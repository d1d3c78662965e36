"""The example hand of a module does what the module says it does, in every variant that uses the module."""

import pytest
from hands import PEOPLE, deal
from rulings_used import RELATIVES, VARIANTS

from poch_rules import load

EXAMPLES = {
    (use.module, variant): use.definition.example
    for variant in (*(f"poch/{name}" for name in VARIANTS), *RELATIVES)
    for use in load(variant).slots.values()
    if use.definition.example and len(use.definition.example["hands"]) in load(variant).players.numbers()
}


@pytest.mark.parametrize(("module", "variant"), EXAMPLES)
def test_the_example_of_a_module_comes_out_as_it_says(module, variant):
    example = EXAMPLES[module, variant]
    hands = list(example["hands"].items())
    if load(variant).settings["seating.direction"].value == "anticlockwise":  # the dealer sits last all the same
        hands = [*reversed(hands[:-1]), hands[-1]]
    names = dict(zip(dict(hands), PEOPLE, strict=False))
    hand = deal(variant, *dict(hands).values(), trump=example.get("trump"), upcard=example.get("upcard"))
    for phase, answers in example.get("decisions", {}).items():
        if phase == "play":
            hand.all_pass()
        for answer in answers:
            seat, _, text = answer.partition(" ")
            hand.says(f"{names[seat]} {text}")
    hand.rest()
    for seat, what in example["expect"].items():
        came = {
            "takes": {pool for pool, (name, _) in hand.won.items() if name == names[seat]},
            "wins": {"the vying"} if hand.winner == names[seat] else set(),
            "goes": {"out"} if hand.out == names[seat] else set(),
        }
        verb, _, objects = what.partition(" ")
        assert set(objects.split(", ")) <= came[verb]
