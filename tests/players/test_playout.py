"""Whole games in compiled code are the same games as those played decision by decision."""

import numpy as np
import pytest

from galaktyka.arena import play_match
from galaktyka.engine.backend import backend
from galaktyka.engine.game import Records
from galaktyka.engine.random import key_words
from galaktyka.engine.record import over
from galaktyka.players import bot, players_compiler
from galaktyka.players.kernels import KERNEL_BOTS, player_kernels
from tests.properties.play import RACE

LINEUPS = [("random", "random"), ("heuristic", "random"), ("heuristic", "heuristic", "random", "heuristic")]


def played(names: tuple[str, ...], deals: list[str], name: str) -> tuple[Records, list[int]]:
    """The final records of some games, and how many decisions each took."""
    kernels = player_kernels(RACE, name)
    games = np.repeat(RACE.new_record(len(names), {}), len(deals))
    tables = games if name == "cpu" else [over(RACE.record, games[i : i + 1]) for i in range(len(games))]
    keys = np.concatenate([key_words(deal) for deal in deals])
    mind = np.zeros(1, games.dtype)
    decisions = np.zeros(len(deals), np.uint32)
    numbers = np.array([KERNEL_BOTS[bot] for bot in names], np.uint8)
    mask, key = np.zeros(RACE.actions, np.uint8), np.zeros(8, np.uint32)
    seen = mask if name == "cpu" else mask.data  # uncompiled kernels count with plain integers
    kernels.play_all(tables, keys, key, numbers, kernels.see(mind), mind.view(np.uint8), seen, decisions)
    return games, decisions.tolist()


@pytest.mark.parametrize("names", LINEUPS, ids=str)
def test_a_whole_game_is_played_as_step_by_step(names: tuple[str, ...]) -> None:
    deals = [f"deal {number}" for number in range(5)]
    games, decisions = played(names, deals, "cpu")
    bots = [bot(name, RACE, "cpu") for name in names]
    scores = np.zeros(6, np.int32)
    for i, deal in enumerate(deals):
        result = play_match(RACE, bots, deal, backend_name="cpu")
        backend(RACE, "cpu").rules.scores(games[i], scores)
        assert tuple(scores[: len(names)].tolist()) == result.scores
        assert decisions[i] == sum(result.decisions)
        assert games[i]["turn"] == result.rounds


def test_a_whole_game_is_the_same_compiled_and_uncompiled() -> None:
    compiled, decisions = played(("heuristic", "random"), ["a deal"], "cpu")
    assert players_compiler(RACE).is_compiled
    plain, plain_decisions = played(("heuristic", "random"), ["a deal"], "python")
    assert compiled.tobytes() == plain.tobytes()
    assert decisions == plain_decisions
