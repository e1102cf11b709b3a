"""Features of Roll: complete, and made of nothing but what the seat may know."""

import numpy as np
import pytest

from galaktyka.games.roll.features import FEATURES, FLAG
from galaktyka.games.roll.position import NUMBER
from galaktyka.games.roll.state import Question, Roll
from galaktyka.games.roll.tables import COLOURS, COLUMNS, TILES, Colour, Phase
from tests.games.featured import check_that_features_hide, played
from tests.games.roll.table import roll


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("decisions", [0, 1, 6, 33, 90, 200])
def test_an_observation_has_the_same_features_as_the_whole_game(players: int, decisions: int) -> None:
    check_that_features_hide(played("roll", players, decisions, decisions), Roll)


def test_dice_behind_a_screen_count_as_in_the_cup() -> None:
    table = roll().seat(0, columns={"develop": {"red": 2}, "wild": {"red": 1}}).phase("assign")
    mine = FEATURES.named(table.match.features(0))
    theirs = FEATURES.named(table.match.features(1))
    assert mine["columns"][0].sum() == 3
    assert mine["cup"][0].sum() == 0
    assert theirs["columns"][1].sum() == 0
    assert theirs["cup"][1].tolist() == [0, 3, 0, 0, 0, 0, 0]


def test_a_seat_in_numbers() -> None:
    table = roll().seat(
        0,
        tableau=["plague_world", "trade_levies"],
        developments=["space_docks"],
        goods={"plague_world": ["blue"]},
        citizenry={"white": 2},
        cup={"white": 1},
        developers={"brown": 1},
        credits=4,
        vp=7,
    )
    parts = FEATURES.named(table.phase("manage").match.features(0))
    score = table.match.scores()[0]
    assert parts["seats"][0].tolist() == [FLAG, FLAG, 2, 7, 2, 1, 0, 0, score]
    assert parts["tableau"][0].nonzero()[0].tolist() == [NUMBER["trade_levies"], NUMBER["plague_world"]]
    assert parts["goods"][0].nonzero()[0].tolist() == [NUMBER["plague_world"]]
    assert parts["good_dice"][0][Colour.GREEN][Colour.BLUE] == 1
    assert parts["zone"][0].tolist() == [[0, 0, 0, 0, 1, 0, 0], [0] * COLOURS]
    assert parts["tops"][0].nonzero()[0].tolist() == [NUMBER["space_docks"]]
    assert parts["phase"].nonzero()[0].tolist() == [Phase.MANAGE]
    assert parts["question"].nonzero()[0].tolist() == [Question.RECALL]


def test_own_stacks_are_known_in_their_order_and_others_by_their_tops() -> None:
    table = roll().seat(1, worlds=["gem_world", "plague_world"], columns={"ship": {"white": 1}}).phase("assign")
    mine, theirs = (FEATURES.named(table.match.features(seat)) for seat in (1, 0))
    assert mine["stacks"][NUMBER["gem_world"]] == 1
    assert mine["stacks"][NUMBER["plague_world"]] == 2
    assert theirs["stacks"].sum() == 0
    assert theirs["tops"][1].nonzero()[0].tolist() == [NUMBER["gem_world"]]


def test_a_power_at_work_shows_what_it_has_moved() -> None:
    table = roll().seat(0, tableau=["nanotechnology"], columns={"ship": {"white": 3}}).phase("assign")
    table.play(0, "select develop with white from ship", "use nanotechnology", "move white from ship to settle")
    parts = FEATURES.named(table.match.features(0))
    assert parts["at_work"].sum() == 1
    assert parts["used"].nonzero()[0].tolist() == [NUMBER["nanotechnology"]]
    assert parts["moved"][Phase.SETTLE][Colour.WHITE] == 1
    assert parts["source"].nonzero()[0].tolist() == [Phase.SHIP]
    assert parts["strip"][0].tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert parts["selected"][0].nonzero()[0].tolist() == [Phase.DEVELOP]


def test_the_shipper_at_work_and_its_task_are_known() -> None:
    worlds = {"plague_world": ["green"], "gem_world": ["blue"]}
    table = roll().seat(0, tableau=list(worlds), goods=worlds, columns={"ship": {"purple": 1}}).phase("ship")
    parts = FEATURES.named(table.play(0, "consume purple").match.features(0))
    assert parts["shipping"].nonzero()[0].tolist() == [1]
    assert parts["shipping"].nonzero()[1].tolist() == [Colour.PURPLE]


def test_seats_are_counted_from_the_seat_itself() -> None:
    match = played("roll", 3, 60, 60)
    mine, next_one = FEATURES.named(match.features(1)), FEATURES.named(match.features(2))
    assert mine["tableau"][1].tolist() == next_one["tableau"][0].tolist()
    assert mine["seats"][0].tolist() == next_one["seats"][2].tolist()


def test_everything_has_a_place() -> None:
    parts = FEATURES.named(np.zeros(FEATURES.size))
    assert max(Question) < len(parts["question"])
    assert max(Phase) < len(parts["phase"])
    assert parts["columns"].shape == (5, COLUMNS, COLOURS)
    assert parts["stacks"].shape == (2 * TILES,)
