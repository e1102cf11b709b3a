"""`galaktyka data`."""

from __future__ import annotations

import json

import pytest

import galaktyka as gk
from galaktyka.cli.data import DATA
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", DATA)
def test_every_game_with_data_is_consistent(run: Run, game: str) -> None:
    outcome = run("data", game)
    assert outcome.code == 0
    assert "The data are consistent" in outcome.out


def test_reconstructed_values_are_listed(run: Run) -> None:
    assert "pirate_1" not in run("data", "transgalactica").out
    listed = run("data", "transgalactica", "--check").out
    for word in ("pirate_1", "strength", "reconstructed"):
        assert word in listed


def test_every_game_has_data() -> None:
    assert DATA.keys() == gk.GAMES.keys()


def test_data_for_programs(run: Run) -> None:
    short = json.loads(run("data", "transgalactica", "--json").out)
    full = json.loads(run("data", "transgalactica", "--check", "--json").out)
    assert short["reconstructed"] == len(full["reconstructed"]) > 1000
    assert full["reconstructed"][0].keys() == {"file", "entry", "field", "value", "source"}
    ours = json.loads(run("data", "race", "--check", "--json").out)["reconstructed"]
    assert {value["file"] for value in ours} == {"galaktyka/games/race/data/robot.json"}
