"""How recorded answers meet questions: the rules of matching, one by one.

Only Anna has a set.  She leads the seven of clubs, Ben and she must follow with the eight and the nine, the ten is
not dealt: she leads again, and with the nine of diamonds she goes out.
"""

from __future__ import annotations

from recorded import answers, column, found, hand

from poch_rules.core.record import HandRecord

PASSES = "Anna poch 1, Ben pass, Clara pass"


def small(**says: str) -> HandRecord:
    return hand("7c 9c 9d 10d", "8c 7d Jd Kd", "Jc Qd Ad Ks", upcard="7h", says=says)


def paired(vying: str) -> HandRecord:
    """Anna and Ben each have a pair."""
    return hand("9c 9d 7d", "8c 8d 7s", "Jc Qd Ad", upcard="7h", says={"vying": vying})


def test_answers_that_fit_are_played_and_nothing_is_found() -> None:
    replay = column(small(vying="Anna poch 2, Ben pass, Clara pass", play="Anna 7c, Anna 9d"))
    assert answers(replay, "vying") == ["Anna poch 2", "Ben pass", "Clara pass"]
    assert answers(replay, "play") == ["Anna 7c", "Anna 9d"]
    assert found(replay) == []
    assert replay.counterfactual_from is None


def test_entries_are_taken_by_player_whatever_stands_between_them() -> None:
    replay = column(small(vying="Clara pass, Anna poch 1, Ben pass", play="Anna 7c, Anna 9d"))
    assert answers(replay, "vying") == ["Anna poch 1", "Ben pass", "Clara pass"]
    assert found(replay) == []


def test_an_answer_that_is_not_on_the_menu_is_illegal_and_the_automatic_player_answers() -> None:
    replay = column(small(vying="Anna poch 1, Ben hold, Clara pass", play="Anna 7c, Anna 9d"))
    assert found(replay) == [("illegal", "Ben", "hold", "pass")]
    assert answers(replay, "vying") == ["Anna poch 1", "Ben pass*", "Clara pass"]


def test_an_illegal_answer_is_used_up_and_the_next_question_takes_the_next_entry() -> None:
    replay = column(small(vying=PASSES, play="Anna Kh, Anna 9d"))
    assert found(replay) == [("illegal", "Anna", "Kh", "7c")]
    assert answers(replay, "play") == ["Anna 7c*", "Anna 9d"]


def test_without_an_entry_the_answer_is_missing() -> None:
    replay = column(small(vying="Anna poch 1, Clara pass", play="Anna 7c, Anna 9d"))
    assert found(replay) == [("missing", "Ben", None, "pass")]


def test_every_turn_of_the_vying_is_a_question_also_with_only_pass_on_the_menu() -> None:
    replay = column(small(vying=PASSES, play="Anna 7c, Anna 9d"))
    menus = [turn.asking.menu for turn in replay.turns if turn.asking.kind == "vying.answer"]
    assert menus == [(-1,), (-1,)]


def test_entries_left_over_are_unused() -> None:
    replay = column(small(vying=f"{PASSES}, Ben hold", play="Anna 7c, Anna 9d, Clara Ks"))
    assert found(replay) == [("unused", "Ben", "hold", None), ("unused", "Clara", "Ks", None)]


def test_unused_entries_alone_make_nothing_counterfactual() -> None:
    replay = column(small(vying=f"{PASSES}, Ben hold", play="Anna 7c, Anna 9d"))
    assert replay.counterfactual_from is None


def test_entries_of_a_phase_that_the_variant_does_not_have_are_unused() -> None:
    replay = column(small(vying=PASSES, play="Anna 7c, Anna 9d", exchange="Ben Kd"))
    assert found(replay) == [("unused", "Ben", "Kd", None)]


def test_an_answer_of_one_phase_is_none_to_a_question_of_another() -> None:
    replay = column(small(vying=f"{PASSES}, Anna 7c", play="Anna 9d, Clara Jc"))
    assert answers(replay, "play")[0] == "Anna 9d"
    assert [(f.verdict, f.phase, f.recorded) for f in replay.findings][-1] == ("unused", "vying", "7c")


def test_forced_cards_may_be_left_out_or_written() -> None:
    without = column(small(vying=PASSES, play="Anna 7c, Anna 9d"))
    written = column(small(vying=PASSES, play="Anna 7c, Ben 8c, Anna 9c, Anna 9d, Anna 10d"))
    assert written.events == without.events
    assert found(written) == []


def test_a_forced_card_leaves_another_entry_for_the_players_next_question() -> None:
    # Ben's eight is forced; what he recorded is kept for a question, which never comes.
    replay = column(small(vying=PASSES, play="Anna 7c, Ben 7d, Anna 9d"))
    assert found(replay) == [("unused", "Ben", "7d", None)]


def test_a_forced_card_uses_up_the_entry_that_names_it_though_another_stands_before_it() -> None:
    replay = column(small(vying=PASSES, play="Anna 7c, Anna 9d, Anna 9c"))
    assert answers(replay, "play") == ["Anna 7c", "Anna 9d"]
    assert found(replay) == []


def test_a_card_that_is_forced_before_the_first_question_uses_up_its_entry() -> None:
    # Nobody opens; Anna's only card is led without a question.
    says = {"vying": "Anna pass, Ben pass, Clara pass", "play": "Anna 7c"}
    assert found(column(hand("7c", "8c 9d", "9c Kd", upcard="7h", says=says))) == []


def test_a_card_that_the_automatic_player_chose_uses_up_no_entry() -> None:
    # The automatic player leads the seven; Anna's own entry with that card comes too late.
    replay = column(small(vying=PASSES, play="Anna Kh, Anna 7c"))
    assert found(replay) == [("illegal", "Anna", "Kh", "7c"), ("illegal", "Anna", "7c", "9d")]


def test_without_any_entry_the_automatic_player_plays_it_all_and_nothing_is_counterfactual() -> None:
    for says in (None, {}, {"vying": ""}):
        replay = column(hand("7c 9c 9d 10d", "8c 7d Jd Kd", "Jc Qd Ad Ks", upcard="7h", says=says))
        assert replay.complete
        assert replay.counterfactual_from is None
        assert found(replay) == []


def test_a_hand_whose_play_is_not_recorded_is_counterfactual_from_its_first_lead() -> None:
    replay = column(small(vying=PASSES))
    at = replay.counterfactual_from
    assert at is not None
    assert (replay.events[at].kind, replay.phases[at]) == ("played", "play")
    assert {verdict for verdict, *_ in found(replay)} == {"missing"}


def test_the_first_answer_that_does_not_fit_begins_what_is_counterfactual() -> None:
    replay = column(small(vying="Anna poch 1, Ben hold, Clara pass", play="Anna 7c, Anna 9d"))
    at = replay.counterfactual_from
    assert at is not None
    assert (replay.events[at].kind, replay.events[at].seat) == ("passed", 1)
    assert replay.findings[0].event == at


def test_an_unrecorded_wish_to_raise_again_means_hold_and_is_not_counterfactual() -> None:
    replay = column(paired("Anna poch 1, Ben hold, Clara pass"), "eight-pool")
    assert answers(replay, "vying.again") == ["Anna hold", "Ben hold"]
    assert [f for f in replay.findings if f.phase == "vying"] == []
    assert replay.phases[replay.counterfactual_from or 0] == "play"


def test_a_recorded_wish_to_raise_again_is_taken() -> None:
    replay = column(paired("Anna poch 1, Ben hold, Clara pass, Anna hold, Ben raise to 3, Anna hold"), "eight-pool")
    assert answers(replay, "vying")[3:] == ["Anna hold", "Ben raise to 3", "Anna hold", "Ben hold", "Anna hold"]


def test_pass_is_no_answer_to_the_question_whether_to_raise_again() -> None:
    replay = column(paired("Anna poch 1, Ben hold, Clara pass, Anna pass"), "eight-pool")
    assert found(replay, verdict="illegal") == [("illegal", "Anna", "pass", "hold")]


def test_a_text_that_answers_nothing_there_is_illegal_too() -> None:
    replay = column(small(vying=PASSES, play="Anna hold, Anna 7c"))
    assert found(replay)[0] == ("illegal", "Anna", "hold", "7c")


def test_with_stop_an_illegal_answer_ends_the_column_there() -> None:
    replay = column(small(vying="Anna poch 1, Ben hold, Clara pass"), otherwise="stop")
    assert not replay.complete
    assert replay.reason is not None
    assert replay.reason.message == "reason-illegal"
    assert found(replay) == [("illegal", "Ben", "hold", None)]
    assert (replay.events[-1].kind, replay.events[-1].seat) == ("paid", 0)
    assert replay.counterfactual_from is None


def test_with_stop_a_missing_answer_ends_the_column_there() -> None:
    replay = column(small(vying="Anna poch 1"), otherwise="stop")
    assert replay.reason is not None
    assert replay.reason.message == "reason-missing"
    assert found(replay) == [("missing", "Ben", None, None)]


def test_with_stop_a_hand_without_decisions_is_played_to_its_end() -> None:
    assert column(hand(), otherwise="stop").complete


def test_with_stop_a_wish_to_raise_again_that_is_not_recorded_ends_nothing() -> None:
    replay = column(paired("Anna poch 1, Ben hold, Clara pass"), "eight-pool", otherwise="stop")
    assert [f.phase for f in replay.findings] == ["play"]


def test_a_column_that_stopped_still_has_all_its_chips() -> None:
    replay = column(small(vying="Anna poch 1"), otherwise="stop")
    assert sum(replay.outcome["chips"]) + sum(replay.outcome["pots"].values()) == 120
