"""How well the bots play, measured in games with the same deals in every seat."""

import pytest

from galaktyka.arena import GameResult, play_match, simulate, tournament
from galaktyka.arena.result import standings
from galaktyka.players import bot
from tests.players.greedy import Greedy
from tests.properties.play import RACE


def test_heuristic_beats_random_in_95_of_100_games() -> None:
    """1,000 games of two: 500 deals, each with the bots in both orders."""
    first = simulate(RACE, 2, 500, seed="strength", bots=["heuristic", "random"], backend="cpu")
    second = simulate(RACE, 2, 500, seed="strength", bots=["random", "heuristic"], backend="cpu")
    assert (first.seats[0].share + second.seats[1].share) / 2 >= 0.95


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {}), (2, {"advanced": True})])
def test_heuristic_beats_random_at_every_table(seats: int, options: dict[str, bool]) -> None:
    names = ["heuristic"] + ["random"] * (seats - 1)
    table = tournament(RACE, names, 120, seed="strength", options=options, backend="cpu").bots
    assert table["heuristic"].share >= 0.95


def test_heuristic_is_far_better_than_greed() -> None:
    heuristic, greedy = bot("heuristic", RACE, "cpu"), Greedy()
    results: list[GameResult] = []
    for deal in range(60):
        for seated in ([heuristic, greedy], [greedy, heuristic]):
            results.append(play_match(RACE, seated, f"greed {deal}", backend_name="cpu"))
    assert standings(results)["heuristic"].share >= 0.9


def test_games_between_good_players_end_in_time() -> None:
    """A good game of two takes 10 to 20 rounds; a bot that waits for ever would show here."""
    rounds = simulate(RACE, 2, 300, seed="time", bots=["heuristic"], backend="cpu").rounds
    assert 10 < rounds.mean < 18
    assert rounds.quantiles["0.95"] < 25
