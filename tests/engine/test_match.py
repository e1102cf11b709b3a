"""A match: options, seed and actions, and everything that follows from them."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import msgspec
import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.errors import PositionError
from galaktyka.engine.match import Match
from tests.engine.toy import GAME as BIDS


def played(decisions: int, *, players: int = 2, seed: int = 7, backend: str | None = None) -> Match:
    """A match of Race after some random decisions."""
    match = gk.new("race", players=players, seed=seed, backend=backend)
    luck = Random(seed)
    for _ in range(decisions):
        seat = luck.choice(match.owing)
        match.step(seat, luck.choice(match.legal_ids(seat)))
    return match


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_a_match_from_the_deal_to_its_winners(backend: str) -> None:
    match = gk.new("race", players=3, seed="table 1", backend=backend)
    assert match.owing == [0, 1, 2]
    assert match.question(1) == "discard_opening"
    assert (match.winners(), match.end_reason, match.over) == ([], "", False)
    luck = Random(3)
    while not match.over:
        seat = luck.choice(match.owing)
        match.play(seat, luck.choice(match.legal(seat)))
    assert match.owing == []
    assert [match.question(seat) for seat in range(3)] == ["", "", ""]
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]
    assert match.end_reason in {"pool", "tableau", "pool and tableau"}
    assert max(match.scores()) in [match.scores()[seat] for seat in match.winners()]


def test_words_and_numbers_of_actions_stand_side_by_side() -> None:
    match = played(10)
    for seat in match.owing:
        assert match.legal(seat) == [match.action_text(seat, action) for action in match.legal_ids(seat)]


def test_a_match_is_named_by_its_seed() -> None:
    assert gk.new("race", seed=5).hash == gk.new("race", seed="5").hash != gk.new("race", seed=6).hash


def test_every_option_has_a_value() -> None:
    names = [option.name for option in gk.game("race").options]
    assert gk.new("race", first_game=True).options == {name: name == "first_game" for name in names}


def test_numbers_from_numpy_are_as_good_as_plain_ones() -> None:
    plain, other = played(0, seed=3), gk.new("race", players=np.int64(2), seed=np.uint8(3))  # type: ignore[arg-type]
    action = plain.legal_ids(1)[0]
    plain.step(1, action)
    other.step(np.int8(1), np.int16(action))  # type: ignore[arg-type]
    assert plain.hash == other.hash
    assert other.history == [(1, action)]
    assert {type(number) for number in (other.players, other.seed, *other.history[0])} == {int}


def test_undo_goes_back_any_number_of_actions() -> None:
    match = played(0)
    trail = [match.record.tobytes()]
    luck = Random(1)
    for _ in range(30):
        seat = luck.choice(match.owing)
        match.step(seat, luck.choice(match.legal_ids(seat)))
        trail.append(match.record.tobytes())
    done = match.history
    for back in (0, 1, 5, 10):
        match.undo(back)
        trail = trail[: len(trail) - back]
        assert match.record.tobytes() == trail[-1]
        assert match.history == done[: len(trail) - 1]


def test_undo_reaches_the_start_of_a_position() -> None:
    match = gk.race.position([gk.race.SeatSetup(tableau=["old_earth"]), gk.race.SeatSetup(tableau=["new_sparta"])])
    first = match.hash
    match.play(1, "settle")
    match.play(0, "develop")
    match.undo(2)
    assert match.hash == first


def carried(match: Match) -> Match:
    elsewhere: Match = pickle.loads(pickle.dumps(match))
    return elsewhere


@pytest.mark.parametrize("way", [Match.copy, copy.copy, copy.deepcopy, carried])
@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_a_copy_goes_its_own_way(way: Callable[[Match], Match], backend: str) -> None:
    match = played(6, backend=backend)
    before, history = match.hash, match.history
    twin = way(match)
    assert (twin.hash, twin.history) == (before, history)
    seat = twin.owing[0]
    twin.step(seat, twin.legal_ids(seat)[0])
    assert twin.hash != before
    assert (match.hash, match.history) == (before, history)
    match.undo()
    assert len(twin.history) == len(history) + 1


def test_a_copy_keeps_its_class() -> None:
    class Table(Match):
        pass

    assert type(Table(BIDS, players=2, options={}, seed=1, backend_name="python").copy()) is Table


def test_what_a_match_hands_out_is_a_copy() -> None:
    match = played(5)
    before, history = match.hash, match.history
    match.record["pool"] = 0
    match.options["advanced"] = True
    match.history.clear()
    match.observation(0)["pool"] = 0
    assert (match.hash, match.history, match.options["advanced"]) == (before, history, False)


def test_a_match_does_not_share_its_first_position() -> None:
    start = played(5).record
    match = Match(gk.game("race"), players=2, options={}, seed=1, start=start)
    before = match.hash
    start["pool"] = 0
    match.undo(0)
    assert match.hash == before
    assert match.start is not None
    match.start["pool"] = 0
    match.undo(0)
    assert match.hash == before


@pytest.mark.parametrize(
    ("players", "options", "what"),
    [
        (3, {}, "players 2, not 3"),
        (2, {"advanced": True}, "advanced 0, not 1"),
        (2, {"first_game": True}, "first_game"),
    ],
)
def test_a_first_position_must_fit_players_and_options(players: int, options: dict[str, bool], what: str) -> None:
    with pytest.raises(PositionError, match=f"The position has {what}"):
        Match(gk.game("race"), players=players, options=options, seed=1, start=played(0).record)


@pytest.mark.parametrize("start", [np.zeros(2, played(0).record.dtype), np.zeros(1, [("players", "u1")])])
def test_a_first_position_must_be_one_of_the_game(start: np.ndarray[tuple[int], np.dtype[np.void]]) -> None:
    with pytest.raises(PositionError, match="that is no position of it"):
        Match(gk.game("race"), players=2, options={}, seed=1, start=start)


def test_equal_positions_have_equal_fingerprints_after_any_copying() -> None:
    match = played(20)
    again = played(20)
    filler = [np.full(match.record.nbytes, 77, np.uint8) for _ in range(50)]
    del filler  # leaves memory that is not zero behind
    hashes = {other.copy().hash for other in (match, again) for _ in range(20)}
    assert hashes == {match.hash}


def test_any_number_that_is_no_seat_is_a_spectator() -> None:
    match = played(60, players=4)
    spectators = [-1, 4, 5, 6, 7, 8, 254, 255, -9]
    assert len({match.observation(seat).tobytes() for seat in spectators}) == 1
    assert len({msgspec.json.encode(match.view(seat)) for seat in spectators}) == 1
    assert match.view(7).seat is None
    assert all(other.hand is None for other in match.view(7).seats)


def test_a_resampled_match_holds_neither_the_seed_nor_the_history() -> None:
    match = played(12)
    twin = match.resampled(0, "guess")
    assert twin.seed == "guess"
    assert twin.history == []
    assert twin.start is not None
    first = twin.hash
    seat = twin.owing[0]
    twin.step(seat, twin.legal_ids(seat)[0])
    twin.undo()
    assert twin.hash == first


def test_resampling_follows_from_what_the_seat_knows_and_the_seed() -> None:
    match = played(12)
    assert match.resampled(0, 1).hash == match.resampled(0, "1").hash
    assert match.resampled(0, 1).hash == match.resampled(0, 2).resampled(0, 1).hash
    assert match.resampled(0, 1).hash != match.resampled(0, 2).hash
    assert match.resampled(9, 1).hash == match.resampled(-1, 1).hash


def test_matches_of_any_game() -> None:
    match = Match(BIDS, players=2, options={"rich": True}, seed=0, backend_name="python")
    assert match.scores() == [10, 10]
    assert match.legal(0) == ["bid 0", "bid 1", "bid 2"]
