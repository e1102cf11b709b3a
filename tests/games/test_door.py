"""The one door for actions: `step` takes exactly what `legal` marks, and changes nothing when it refuses."""

import pytest

import galaktyka as gk
from galaktyka.engine.errors import NotAskedError
from galaktyka.engine.flow import ILLEGAL, NOT_ASKED
from galaktyka.engine.record import over
from tests.games.golden import MANNERS, PLAYTHROUGHS
from tests.games.playthrough import Playthrough, moments

EVERY = {"race": 6, "roll": 23, "transgalactica": 23}  # decisions from one look to the next


def check_refusals(match: gk.Match, seat: int) -> None:
    """Everything that is not legal must be refused, and leave no trace."""
    record, game = match.record, match.game
    s = over(game.record, record)
    answer = ILLEGAL if seat in match.owing else NOT_ASKED
    legal = match.legal_ids(seat)
    for action in range(-1, game.actions + 1):
        if action not in legal:
            assert game.rules.step(s, seat, action) == answer, f"seat {seat}, action {action}"
    assert record.tobytes() == match.record.tobytes()


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: f"{game.game} {game.name}")
def test_step_takes_what_is_legal_and_refuses_everything_else(game: Playthrough) -> None:
    for match in moments(game, MANNERS[game.game], EVERY[game.game]):
        for seat in range(match.players):
            assert bool(match.legal_ids(seat)) == (seat in match.owing)
            check_refusals(match, seat)
            for action in match.legal_ids(seat):
                match.copy().step(seat, action)


@pytest.mark.parametrize("name", sorted(gk.GAMES))
@pytest.mark.parametrize("seat", [-1, 2, 6])
def test_nobody_sits_there(name: str, seat: int) -> None:
    match = gk.new(name, players=2, seed=1, backend="python")
    with pytest.raises(NotAskedError, match=f"There is no seat {seat}"):
        match.step(seat, 0)
