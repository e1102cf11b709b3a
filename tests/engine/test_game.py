"""What a game offers: a record with checked options, and kernels that engine code finds."""

import copy
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from galaktyka.engine import slots
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import ENGINE, Option
from galaktyka.engine.record import over
from tests.engine.toy import GAME as BIDS
from tests.engine.toy import Bids


def test_a_new_record_is_blank_but_for_players_and_options() -> None:
    array = BIDS.new_record(2, {"rich": True})
    s = over(Bids, array)
    assert (s.players, s.rich) == (2, 1)
    s.players, s.rich = 0, 0
    assert not array.view(np.uint8).any()


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "Bids is for 2 to 3 players, not 1."),
        (4, {}, "Bids is for 2 to 3 players, not 4."),
        (2, {"poor": True}, "Bids has no option 'poor'; it has rich."),
        (2, {"rich": 1}, "Option 'rich' is True or False, not 1."),
        (3, {"rich": True}, "Three cannot be rich."),
    ],
)
def test_players_and_options_are_checked(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        BIDS.new_record(players, options)
    assert str(refused.value) == message


def test_a_game_without_options_says_so() -> None:
    plain = replace(BIDS, options=())
    with pytest.raises(OptionError, match=r"^Bids has no option 'poor', nor any other\.$"):
        plain.new_record(2, {"poor": True})


def test_a_game_is_one_wherever_it_is_carried() -> None:
    assert copy.deepcopy(BIDS) is pickle.loads(pickle.dumps(BIDS)) is BIDS
    changed = replace(BIDS, title="Other bids")
    assert copy.deepcopy(changed) is changed
    with pytest.raises(pickle.PicklingError, match="Other bids was changed here"):
        pickle.dumps(changed)


def test_an_option_needs_a_field_of_the_record() -> None:
    with pytest.raises(TypeError, match="Bids has no field for the option 'poor'"):
        replace(BIDS, options=(Option("poor", "half the chips"),))


def test_engine_code_finds_the_kernels_of_the_game() -> None:
    s = over(Bids, BIDS.new_record(2, {}))
    slots.setup(s, np.zeros(8, np.uint32))
    mask = np.zeros(BIDS.actions, np.uint8)
    assert slots.legal(s, 1, mask) == 3
    slots.apply(s, 1, 2)
    assert (s.seat[1].bid, s.seat[1].question) == (2, 0)


def test_compiled_rules_depend_on_the_engine_and_on_the_game() -> None:
    assert BIDS.sources == (ENGINE, BIDS.folder)
    assert (ENGINE / "game.py").is_file()
