"""Whole games in compiled code are the same games as those played decision by decision."""

import pytest

from galaktyka.arena import play_match
from galaktyka.players import bot
from galaktyka.players.bulk import Played, play_games
from galaktyka.players.kernels import player_kernels, players_compiler
from tests.properties.play import RACE

LINEUPS = [("random", "random"), ("heuristic", "random"), ("heuristic", "heuristic", "random", "heuristic")]


def played(names: tuple[str, ...], deals: list[str], backend: str) -> Played:
    return play_games(RACE, player_kernels(RACE, backend), names, deals, {})


@pytest.mark.parametrize("names", LINEUPS, ids=str)
def test_a_whole_game_is_played_as_step_by_step(names: tuple[str, ...]) -> None:
    deals = [f"deal {number}" for number in range(5)]
    whole = played(names, deals, "cpu")
    bots = [bot(name, RACE, "cpu") for name in names]
    for i, deal in enumerate(deals):
        result = play_match(RACE, bots, deal, backend_name="cpu")
        assert tuple(whole.scores[i].tolist()) == result.scores
        assert whole.winners[i] == sum(1 << seat for seat in result.winners)
        assert whole.decisions[i] == sum(result.decisions)
        assert whole.records[i]["turn"] == result.rounds


def test_a_whole_game_is_the_same_compiled_and_uncompiled() -> None:
    compiled = played(("heuristic", "random"), ["a deal"], "cpu")
    assert players_compiler(RACE).is_compiled
    plain = played(("heuristic", "random"), ["a deal"], "python")
    assert compiled.records.tobytes() == plain.records.tobytes()
    assert compiled.decisions.tolist() == plain.decisions.tolist()
    assert compiled.scores.tolist() == plain.scores.tolist()
    assert compiled.winners.tolist() == plain.winners.tolist()
