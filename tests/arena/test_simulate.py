"""Simulations: what many games look like."""

import json
from importlib import import_module
from statistics import mean

import pytest

from galaktyka.arena import play_match, simulate
from galaktyka.arena.simulate import BLOCK, spread
from galaktyka.engine.errors import OptionError, PlayerError
from galaktyka.players import bot
from tests.properties.play import RACE


@pytest.mark.parametrize("backend", ["cpu", "python"])
def test_a_simulation_sums_up_its_games(backend: str) -> None:
    names = ["heuristic", "random"]
    result = simulate(RACE, 2, 4, seed="s", bots=names, backend=backend)
    games = [play_match(RACE, [bot(name, RACE) for name in names], f"s/{number}") for number in range(4)]
    assert result.games == 4
    assert result.rounds.mean == mean(game.rounds for game in games)
    assert result.decisions.mean == mean(sum(game.decisions) for game in games)
    for seat in result.seats:
        assert seat.bot == names[seat.seat]
        assert seat.score.mean == mean(game.scores[seat.seat] for game in games)
        assert seat.share == mean(game.win(seat.seat) for game in games)
    assert sum(result.end_reasons.values()) == 4
    assert set(result.end_reasons) == {game.end_reason for game in games}


def test_bots_take_the_seats_in_turn() -> None:
    result = simulate(RACE, 4, 2, bots=["heuristic", "random"], backend="cpu")
    assert [seat.bot for seat in result.seats] == ["heuristic", "random", "heuristic", "random"]


def test_quantiles_are_those_of_the_numbers() -> None:
    numbers = spread(list(range(101)))
    assert numbers.mean == 50
    assert numbers.quantiles == {"0.05": 5, "0.25": 25, "0.5": 50, "0.75": 75, "0.95": 95}


def test_random_games_run_compiled_at_full_speed() -> None:
    """Far above what any way through Python reaches; the exact figure is for the bench."""
    simulate(RACE, 2, 10, backend="cpu")
    result = simulate(RACE, 2, 2 * BLOCK + 1, backend="cpu")
    assert result.games == 2 * BLOCK + 1
    assert result.games * result.decisions.mean / result.seconds > 200_000
    assert abs(result.seats[0].share - 0.5) < 0.1


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(RACE, 2, BLOCK + 1, backend="cpu", progress=lambda done, total: told.append((done, total)))
    assert told == [(0, BLOCK + 1), (BLOCK, BLOCK + 1), (BLOCK + 1, BLOCK + 1)]


def test_json_is_plain() -> None:
    result = simulate(RACE, 2, 3, seed=4, backend="cpu")
    loaded = json.loads(json.dumps(result.json()))
    assert loaded["games"] == 3
    assert loaded["seats"][1]["score"]["quantiles"]["0.5"] == result.seats[1].score.quantiles["0.5"]
    assert {"rounds", "decisions", "end_reasons", "seats"} <= set(loaded)


def test_options_reach_the_table() -> None:
    plain = simulate(RACE, 2, 30, bots=["heuristic"], backend="cpu")
    advanced = simulate(RACE, 2, 30, bots=["heuristic"], options={"advanced": True}, backend="cpu")
    assert advanced.rounds.mean < 0.8 * plain.rounds.mean


def test_bots_that_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("galaktyka.arena.simulate"), "MOST_DECISIONS", 20)
    with pytest.raises(PlayerError, match="was stopped"):
        simulate(RACE, 2, 1, backend="cpu")


def test_bad_simulations_are_refused() -> None:
    with pytest.raises(PlayerError, match="There is no bot 'genius'"):
        simulate(RACE, 2, 1, bots=["genius"])
    with pytest.raises(PlayerError, match="at least one bot"):
        simulate(RACE, 2, 1, bots=[])
    with pytest.raises(OptionError, match="One player plays against the robot"):
        simulate(RACE, 1, 1)
    with pytest.raises(OptionError, match="at least one game"):
        simulate(RACE, 2, 0)
