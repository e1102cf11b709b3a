"""The entry of the game, positions built by hand, and texts of actions: what is wrong is said in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

import galaktyka as gk
from galaktyka.engine.errors import ActionError, OptionError, PositionError
from galaktyka.engine.match import Match
from galaktyka.games.transgalactica.actions import ACTIONS
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.notation import action_text, parse_action, question_name
from galaktyka.games.transgalactica.position import SeatSetup, position
from galaktyka.games.transgalactica.state import Question
from galaktyka.games.transgalactica.tables import VOCABULARIES
from tests.games.transgalactica.table import FULL_CREW, Table

IDLE = SeatSetup(crew=0, captains=0)


def test_the_entry() -> None:
    assert gk.game("transgalactica") is GAME
    assert (GAME.min_players, GAME.max_players, GAME.options) == (2, 5, ())
    assert GAME.actions % 16 == 0
    assert GAME.check_options(3, {}) == ""
    with pytest.raises(OptionError, match="2 to 5 players, not 6"):
        Match(GAME, players=6, options={}, seed=1, backend_name="python")


def test_every_action_has_one_text_for_each_question() -> None:
    for question in Question:
        texts = [action_text(question, action) for action in range(ACTIONS)]
        named = [text for text in texts if not text.startswith("action ")]
        assert len(set(named)) == len(named)
        assert all(parse_action(question, text.upper()) == texts.index(text) for text in named)
        assert question_name(question) == question.name.lower()


def test_a_text_that_is_no_answer() -> None:
    with pytest.raises(ActionError, match="'fly' is no answer to the question 'turn'"):
        parse_action(Question.TURN, "fly")


MANY: Final = [f"advanced_{number:02}" for number in range(1, 13)]  # more than a deal leaves in the box

WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: position([SeatSetup(), SeatSetup(ability="chef")]), "There is no ability 'chef'"),
    (lambda: position([SeatSetup(outposts=["Z9"]), SeatSetup()]), "has no space 'Z9'"),
    (lambda: position([SeatSetup(outposts=["O9"]), SeatSetup()]), "The map for 2 players has no space 'O9'"),
    (lambda: position([SeatSetup(levels={"magic": 1}), SeatSetup()]), "There is no track 'magic'"),
    (lambda: position([SeatSetup(), SeatSetup()], phase="night"), "There is no phase 'night'"),
    (lambda: position([SeatSetup(), SeatSetup()], missions=["mission_9"]), "There is no mission 'mission_9'"),
    (lambda: position([SeatSetup(tokens=MANY), SeatSetup()]), "No bonus token is left to take the place of 'advanced_"),
]


@pytest.mark.parametrize(("build", "words"), WRONG)
def test_a_wrong_position_is_said(build: Callable[[], Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        build()


def test_named_pieces_lie_where_they_are_named() -> None:
    table = Table(
        SeatSetup(), IDLE, technologies=["tech_09", "tech_03"], missions=["mission_1_08"], decrees=["decree_09"]
    )
    view = table.match.view(0)
    assert view.technologies[:2] == ["tech_09", "tech_03"]
    assert view.missions[0] == "mission_1_08"
    assert view.decrees[0] == "decree_09"
    assert len(set(view.technologies)) == 9
    assert len(set(view.missions)) == 6


@pytest.mark.parametrize("seed", range(4))
def test_a_mission_of_a_log_lies_nowhere_else(seed: int) -> None:
    log = ["mission_1_01", "mission_1_02", "mission_2_03"]  # some of them would lie open, others in the decks
    s = Table(SeatSetup(log=log, technologies=["tech_04"]), IDLE, seed=seed).s
    lying = [VOCABULARIES["mission"][mission] for mission in (*s.mission, *s.deck) if mission]
    assert sorted([*log, *lying]) == sorted(VOCABULARIES["mission"][1:])
    assert all(s.mission)
    assert list(s.deck_size) == [14 - 3 - 2, 12 - 3 - 1]


def test_tokens_taken_off_the_tracks_are_there_to_be_named() -> None:
    empty: dict[tuple[str, int], list[str]] = {
        ("technology", 6): [],
        ("military", 4): [],
        ("production", 5): [],
        ("politics", 5): ["advanced_13"],
    }
    table = Table(SeatSetup(tokens=MANY), IDLE, piles=empty)
    assert table.tokens(0) == MANY
    assert table.match.view(0).piles[-1] == ["advanced_13"]


def test_a_power_that_does_nothing_is_not_offered() -> None:
    """Technology 7 without a spent token."""
    assert not Table(SeatSetup(alien=2, technologies=["tech_07"]), IDLE).can(0, "activate tech_07")
    assert not Table(SeatSetup(technologies=["tech_07"], spent=["basic_01"]), IDLE).can(0, "activate tech_07")


def test_a_power_is_used_once_a_round() -> None:
    me = SeatSetup(alien=3, technologies=["tech_07"], spent=["basic_01", "basic_03"])
    table = Table(me, IDLE).play(0, "activate tech_07", "use basic_03")
    assert not table.can(0, "activate tech_07")
    assert table.next_round(0).can(0, "activate tech_07")


def test_a_reserved_token_may_double_income() -> None:
    me = SeatSetup(
        ability="reserve_tokens", reserve=["advanced_10", "basic_01"], levels={"politics": 3}, crew=FULL_CREW
    )
    table = Table(me, SeatSetup(crew=FULL_CREW), phase="income")
    assert table.asked(0) == "double_income"
    table.play(0, "use advanced_10")
    assert table.vp(0) == 2
    assert not table.can(0, "use basic_01")  # one of the reserve a round


def test_income_may_be_left_as_it_is() -> None:
    me = SeatSetup(tokens=["advanced_10"], levels={"politics": 3}, crew=FULL_CREW)
    table = Table(me, SeatSetup(crew=FULL_CREW), phase="income").play(0, "pass")
    assert table.vp(0) == 1
    assert table.tokens(0) == ["advanced_10"]


def test_optional_things_may_be_left() -> None:
    table = Table(SeatSetup(energy=2, technologies=["tech_02"]), IDLE).play(0, "military", "pass")
    assert (table.level(0, "technology"), table.level(0, "politics")) == (0, 0)
    marking = Table(SeatSetup(levels={"technology": 1}), IDLE).play(0, "technology", "option 2", "pass")
    assert marking.me(0).marked == 0
    taking = Table(SeatSetup(), IDLE).play(0, "politics", "option 2", "pass")
    assert taking.log(0) == []
    jump = Table(SeatSetup(tokens=["advanced_12"]), IDLE).play(0, "use advanced_12", "pass")
    assert jump.ship(0) == "H"
    place = Table(SeatSetup(ore=1, levels={"technology": 8}), IDLE, technologies=["tech_29"])
    place.play(0, "technology", "option 2", "mark tech_29", "pass")
    assert place.me(0).placed == 1


def test_production_chooses_among_outposts() -> None:
    planets = {"B1": "act_green_base", "B2": "act_yellow_base", "I1": "mine_purple_2"}
    me = SeatSetup(levels={"production": 1}, outposts=list(planets))
    table = Table(me, IDLE, planets=planets).play(0, "production")  # level 2, four outposts
    assert table.asked(0) == "collect"
    table.play(0, "collect from B1", "collect from I1")
    assert table.goods(0) == {"alien": 1, "ore": 1}


def test_the_nightmare_produces() -> None:
    me = SeatSetup(ability="technology_nightmare", levels={"production": 4})
    table = Table(me, IDLE, piles={("production", 5): ["advanced_01"]})
    table.play(0, "production", "gain ore", "gain alien")
    assert table.goods(0) == {"ore": 1, "alien": 1}
    low = Table(SeatSetup(ability="technology_nightmare", outposts=["B1"]), IDLE, planets={"B1": "act_green_base"})
    low.play(0, "production", "collect from nightmare", "gain alien", "collect from B1")
    assert low.goods(0) == {"alien": 2}
