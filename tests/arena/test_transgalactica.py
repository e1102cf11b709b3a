"""Games of Transgalactica under watch: every point has a source, and every piece is counted."""

import pytest

import galaktyka as gk
from galaktyka.arena import simulate
from galaktyka.arena.transgalactica import Balance, balance
from galaktyka.arena.transgalactica.balance import KINDS
from galaktyka.arena.transgalactica.pieces import programs, rows_of, sources
from galaktyka.arena.transgalactica.watch import OTHER, ROWS
from galaktyka.games.transgalactica.tables import EFFECT, MISSION, VOCABULARIES

GAMES = 2
PLAYERS = 2


@pytest.fixture(scope="module")
def watched() -> Balance:
    return balance(PLAYERS, GAMES, seed="watch", backend="python")


def test_all_points_have_a_source(watched: Balance) -> None:
    assert sum(watched.sources.values()) == pytest.approx(watched.mean)
    assert {"missions", "tracks", "objectives", "leftovers", "Senate", "mining"} <= watched.sources.keys()


def test_watching_changes_nothing(watched: Balance) -> None:
    """The same games, simply simulated."""
    game = gk.game("transgalactica")
    plain = simulate(game, PLAYERS, GAMES, seed="watch", bots=["heuristic"], backend="python")
    assert sum(seat.score.mean for seat in plain.seats) / PLAYERS == pytest.approx(watched.mean)


def test_victories_are_shared_among_the_places(watched: Balance) -> None:
    assert sum(watched.places) == pytest.approx(PLAYERS)
    assert watched.mean_winning >= watched.mean


def test_every_piece_is_counted(watched: Balance) -> None:
    assert {kind: len(uses) for kind, uses in watched.uses.items()} == {
        kind: len(VOCABULARIES[kind]) - 1 for kind in KINDS
    }
    assert sum(use.share for use in watched.uses["ability"]) == pytest.approx(100)
    assert any(use.share > 0 for use in watched.uses["mission"])
    assert any(use.share > 0 for use in watched.uses["technology"])


def test_rows_belong_to_one_piece() -> None:
    owned = [row for kind in ("mission", "token", "office") for row in programs(kind).values() for row in rows_of(row)]
    assert len(owned) == len(set(owned))
    assert len(sources()) == ROWS == OTHER + 6
    assert sources()[MISSION[1].reward] == "missions"
    assert "other powers" not in {sources()[row] for row in owned}
    assert len(EFFECT) == OTHER
