"""`galaktyka simulate` and `galaktyka arena`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from galaktyka.cli import compile as compile_command
from galaktyka.cli.compile import WORTH_COMPILING, prepared
from galaktyka.engine.game import Game
from galaktyka.games.race import GAME
from tests.cli.conftest import Run

SIMULATE = ("simulate", "race", "--games", "3", "--seed", "5")
ARENA = ("arena", "race", "--bots", "heuristic,random", "--games", "2", "--seed", "5")


def test_simulate_for_programs(run: Run) -> None:
    outcome = run(*SIMULATE, "--players", "3", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    result = json.loads(outcome.out)
    assert {"games", "rounds", "decisions", "seats", "end_reasons"} <= result.keys()
    assert result["games"] == 3
    assert len(result["seats"]) == 3
    assert result["rounds"]["mean"] > 5
    assert result["decisions"]["mean"] > 50
    for seat in result["seats"]:
        quantiles = list(seat["score"]["quantiles"].values())
        assert quantiles == sorted(quantiles)
        assert quantiles[0] <= seat["score"]["mean"] <= quantiles[-1]
    assert sum(result["end_reasons"].values()) == 3


def test_simulate_repeats_itself_with_its_seed(run: Run) -> None:
    first, again = (json.loads(run(*SIMULATE, "--json").out) for _ in range(2))
    other = json.loads(run(*SIMULATE[:-1], "6", "--json").out)
    for result in (first, again, other):
        del result["seconds"]
    assert first == again
    assert first["seats"] != other["seats"]


def test_simulate_for_people(run: Run) -> None:
    outcome = run(*SIMULATE, "--bots", "heuristic,random", "--option", "advanced")
    assert outcome.err == ""
    for words in ("3 games in", "rounds", "decisions", "seat 1 (heuristic)", "seat 2 (random)", "ended by"):
        assert words in outcome.out


def test_arena_for_programs(run: Run) -> None:
    outcome = run(*ARENA, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    bots = json.loads(outcome.out)["bots"]
    assert bots.keys() == {"heuristic", "random"}
    for row in bots.values():
        assert row.keys() == {"games", "wins", "share", "ci95", "mean_score", "ms_per_decision"}
        assert row["ci95"][0] <= row["share"] <= row["ci95"][1]
    assert bots["heuristic"]["wins"] + bots["random"]["wins"] == bots["random"]["games"]


@pytest.mark.parametrize("command", [SIMULATE, ARENA])
def test_two_processes_play_the_games_of_one(run: Run, command: tuple[str, ...]) -> None:
    alone, together = (run(*command, "--json", *more) for more in ((), ("--processes", "2")))
    assert (together.code, together.err) == (0, "")
    assert untimed(together.out) == untimed(alone.out)


def untimed(text: str) -> dict[str, Any]:
    """What was said for programs, without the time it took."""
    result: dict[str, Any] = json.loads(text)
    result.pop("seconds", None)
    for row in result.get("bots", {}).values():
        del row["ms_per_decision"]
    return result


@pytest.mark.parametrize("command", [SIMULATE, ARENA])
@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--processes", "0"), "--processes must be at least 1, not 0."),
        (("--processes", "2", "--ray"), "Take --processes or a Ray cluster, not both."),
        (("--processes", "2", "--ray-address", "head:6379"), "Take --processes or a Ray cluster, not both."),
    ],
)
def test_who_plays_is_said_once(run: Run, command: tuple[str, ...], more: tuple[str, ...], says: str) -> None:
    outcome = run(*command, *more)
    assert (outcome.code, outcome.out) == (2, "")
    assert says in outcome.err


def test_arena_for_people(run: Run) -> None:
    outcome = run(*ARENA)
    assert outcome.err == ""
    assert "heuristic" in outcome.out
    assert "95 %" in outcome.out


@pytest.mark.parametrize(
    ("backend", "games", "chosen", "compiled"),
    [
        (None, WORTH_COMPILING - 1, "auto", False),
        (None, WORTH_COMPILING, "cpu", True),
        ("cpu", 1, "cpu", True),
        ("python", 10 * WORTH_COMPILING, "python", False),
    ],
)
def test_many_games_are_worth_compiling(
    monkeypatch: pytest.MonkeyPatch, backend: str | None, games: int, chosen: str, compiled: bool
) -> None:
    work: list[Game] = []

    def note(game: Game, *, quiet: bool) -> None:
        assert quiet
        work.append(game)

    monkeypatch.delenv("GALAKTYKA_BACKEND")
    monkeypatch.setattr(compile_command, "compile_game", note)
    assert prepared(GAME, backend, games, quiet=True) == chosen
    assert work == [GAME] * compiled


def test_expansions_and_their_rules_have_flags_of_their_own(run: Run) -> None:
    flags = ("--players", "5", "--expansions", "tgs,rvi", "--goals", "--takeovers", "--draft")
    outcome = run("simulate", "race", "--games", "1", "--backend", "python", "--json", *flags)
    assert (outcome.code, outcome.err) == (0, "")
    assert len(json.loads(outcome.out)["seats"]) == 5


def test_an_expansion_that_there_is_not_is_refused(run: Run) -> None:
    outcome = run("simulate", "race", "--games", "1", "--expansions", "tgs,moon")
    assert outcome.code != 0
    assert "has no option 'moon'" in outcome.err
