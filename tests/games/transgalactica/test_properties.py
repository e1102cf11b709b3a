"""What holds at every point of random games: pieces are conserved, masks and `step` agree, nothing leaks, games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

import galaktyka as gk
from galaktyka.engine.errors import NotAskedError
from galaktyka.engine.match import Match
from galaktyka.games.transgalactica.state import LEVEL_2
from galaktyka.games.transgalactica.tables import MINING_TOKENS, MISSIONS, OBJECTIVES, PLANETS, TOKENS
from tests.properties import mutants
from tests.properties.checks import (
    check_decisions,
    check_kernels,
    check_mask_and_step,
    check_no_leak,
    check_position_text,
    check_replay,
    check_save,
    check_undo,
    next_viewer,
    viewers,
)

MOST_DECISIONS: Final = 3000
PLAYERS: Final = (2, 3, 4, 5)
WORKERS: Final = 6  # crew of a colour
each_number = pytest.mark.parametrize("players", PLAYERS)


def walk(players: int, seed: int, every: int, kind: type[Match] = Match) -> Iterator[Match]:
    """A random game, seen every few decisions and at its end."""
    match = kind(gk.game("transgalactica"), players=players, options={}, seed=seed, backend_name="python")
    luck = Random(seed)
    while match.owing:
        if len(match.history) % every == 0:
            yield match
        assert len(match.history) < MOST_DECISIONS
        seat = luck.choice(match.owing)
        match.step(seat, luck.choice(match.legal_ids(seat)))
    yield match


def pieces(match: Match) -> dict[str, Counter[int]]:
    """Where every piece of the game lies, counted."""
    s = match.record[0]
    seats = s["seat"][: match.players]
    piles = [s["piles"], s["token"], s["round_token"], s["bonus"].nonzero()[0]]
    mining = [s["mining_deck"], [s["mining_open"]], *(seat["mining"] for seat in seats)]
    missions = [s["mission"], s["deck"], *(seat["log"] for seat in seats)]
    return {
        "tokens": _counted(piles),
        "mining": _counted(mining),
        "missions": _counted(missions),
        "planets": _counted([s["planet"]]),
        "objectives": _counted([seat["objectives"] for seat in seats]),
        "pirates": _counted([s["pirate"], *(seat["pirates"] for seat in seats)]),
    }


def _counted(rows: list[Any]) -> Counter[int]:
    return Counter(int(piece) for row in rows for piece in row if piece != 0)


def check_pieces(match: Match) -> None:
    """No piece lies in two places, and none is lost that cannot leave the game."""
    s = match.record[0]
    found = pieces(match)
    most = {
        "tokens": TOKENS,
        "mining": MINING_TOKENS,
        "missions": MISSIONS,
        "planets": PLANETS,
        "objectives": OBJECTIVES,
    }
    for name, counted in found.items():
        assert all(count == 1 for count in counted.values()), f"{name}: {counted}"
        assert max(counted, default=0) <= most.get(name, OBJECTIVES)
    assert len(found["mining"]) == MINING_TOKENS
    assert len(found["pirates"]) == match.players + 1
    completed = sum(int(seat["completed"].sum()) for seat in s["seat"][: match.players])
    assert len(found["missions"]) + completed == MISSIONS
    for level, begin in enumerate((0, LEVEL_2)):
        end = (LEVEL_2, MISSIONS)[level]
        assert not s["deck"][begin + s["deck_size"][level] : end].any()


def check_seats(match: Match) -> None:
    """Goods never fall below nothing, workers are not made, outposts on the map are those taken from the panel."""
    s = match.record[0]
    for seat in s["seat"][: match.players]:
        assert min(seat["goods"]) >= 0
        assert seat["vp"] >= 0
        crew = int(seat["crew"]) + int(seat["crew_out"]) + int(seat["capsules"]) + (seat["lieutenant"] > 0)
        assert crew <= WORKERS
        assert seat["captains"] + seat["captains_out"] == (3 if match.players == 2 else 2)
        assert bin(int(seat["outposts"])).count("1") == seat["placed"]
        assert seat["hold"] + bin(int(seat["marked"])).count("1") == 2 + (int(seat["level"][4]) + 1) // 2
    for space in range(1, 20):
        assert s["filled"][space] == sum(int(seat["outposts"]) >> space & 1 for seat in s["seat"])
    assert sorted(s["order"][: match.players]) == list(range(match.players))


@each_number
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_random_games_end_and_lose_no_piece(players: int, seed: int) -> None:
    for match in walk(players, seed, every=3):
        check_pieces(match)
        check_seats(match)
        check_decisions(match)
    assert match.over
    assert match.record[0]["turn"] == 5
    assert match.winners()


@each_number
def test_masks_and_steps_agree(players: int) -> None:
    for match in walk(players, 21, every=16):
        check_mask_and_step(match)
        check_kernels(match)


@each_number
def test_nobody_sees_what_is_hidden(players: int) -> None:
    for match in walk(players, 31, every=5):
        check_no_leak(match, next_viewer(match), len(match.history))


@each_number
def test_new_deals_are_possible_and_different(players: int) -> None:
    for match in walk(players, 41, every=40):
        for viewer in viewers(match):
            deals = [match.resampled(viewer, seed) for seed in range(6)]
            for deal in deals:
                check_pieces(deal)
                check_decisions(deal)
            if not match.over:
                assert len({_others(deal, viewer) for deal in deals}) > 1
                assert len({deal.record[0]["deck"].tobytes() for deal in deals}) > 1
            if not match.over and _tokens_below_tops(match) > 4:
                assert len({deal.record[0]["piles"].tobytes() for deal in deals}) > 1


def _tokens_below_tops(match: Match) -> int:
    """Tokens that nobody can see; the last few leave little to deal anew."""
    return sum(max(0, int(size) - 1) for size in match.record[0]["pile_size"])


def _others(match: Match, viewer: int) -> bytes:
    seats = match.record[0]["seat"]
    return b"".join(seats[seat]["objectives"].tobytes() for seat in range(match.players) if seat != viewer)


def test_a_resampled_game_can_be_played_on() -> None:
    (match, *_) = walk(3, 51, every=60)
    guess = match.resampled(1, 7)
    luck = Random(5)
    while guess.owing:
        seat = guess.owing[0]
        guess.step(seat, luck.choice(guess.legal_ids(seat)))
        check_pieces(guess)


@each_number
def test_history_is_the_truth(players: int) -> None:
    for match in walk(players, 61, every=70):
        check_position_text(match)
        check_replay(match)
        check_save(match)
        check_undo(match.copy(), Random(1))


LEAKS: Final = {
    "objectives": lambda s, out: out["seat"][1].__setitem__("objectives", s["seat"][1]["objectives"]),
    "deck": lambda s, out: out.__setitem__("deck", s["deck"]),
    "mining deck": lambda s, out: out.__setitem__("mining_deck", s["mining_deck"]),
    "piles": lambda s, out: out.__setitem__("piles", s["piles"]),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_leak_is_found(leak: Any) -> None:
    with pytest.raises(AssertionError):
        look_at_a_game(mutants.leaking(leak))


def look_at_a_game(kind: type[Match]) -> None:
    for match in walk(3, 71, every=10, kind=kind):
        for seed in range(4):
            check_no_leak(match, 0, seed)


SPOILS: Final = {
    "a token twice": lambda s: s["token"].__setitem__(3, s["piles"][0]),
    "a mission lost": lambda s: s["mission"].__setitem__(0, 0),
    "a mining token lost": lambda s: s["mining_deck"].__setitem__(0, 0),
    "pirates twice": lambda s: s["pirate"].__setitem__(slice(None), 1),
    "an objective twice": lambda s: s["seat"][1].__setitem__("objectives", s["seat"][0]["objectives"]),
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_a_spoiled_table_is_found(spoil: Any) -> None:
    with pytest.raises(AssertionError):
        check_pieces(next(walk(3, 81, every=1, kind=mutants.spoiled(spoil))))


SEAT_SPOILS: Final = {
    "debts": lambda s: s["seat"][0]["goods"].__setitem__(1, -1),
    "a captain made": lambda s: s["seat"][0].__setitem__("captains", 4),
    "crew made": lambda s: s["seat"][0].__setitem__("capsules", 6),
    "an outpost lost": lambda s: s["seat"][0].__setitem__("outposts", 8),
    "a marker made": lambda s: s["seat"][0].__setitem__("hold", 5),
}


@pytest.mark.parametrize("spoil", SEAT_SPOILS.values(), ids=SEAT_SPOILS)
def test_a_spoiled_seat_is_found(spoil: Any) -> None:
    with pytest.raises(AssertionError):
        check_seats(next(walk(3, 91, every=1, kind=mutants.spoiled(spoil))))


def test_nobody_sits_there() -> None:
    match = gk.new("transgalactica", players=2, backend="python")
    with pytest.raises(NotAskedError, match="There is no seat 2"):
        match.step(2, 0)
