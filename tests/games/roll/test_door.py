"""The one door for actions: `step` takes exactly what `legal` marks, and changes nothing when it refuses."""

from collections.abc import Iterator

import pytest

import galaktyka as gk
from galaktyka.engine.errors import NotAskedError
from galaktyka.engine.flow import ILLEGAL, NOT_ASKED
from galaktyka.engine.record import over
from galaktyka.games.roll import rules
from galaktyka.games.roll.actions import ACTIONS
from galaktyka.games.roll.notation import action_text, parse_action
from galaktyka.games.roll.state import Question, Roll
from tests.games.roll.playthrough import PLAYTHROUGHS, Playthrough, choose

EVERY = 23  # decisions from one look to the next


def moments(game: Playthrough) -> Iterator[gk.Match]:
    """A game of the golden playthroughs, seen every few decisions and at its end."""
    match = game.new()
    while match.owing:
        if len(match.history) % EVERY == 0:
            yield match
        seat = match.owing[0]
        match.play(seat, choose(match.legal(seat), f"{game.name} {len(match.history)}"))
    yield match


def check_refusals(match: gk.Match, seat: int) -> None:
    """Everything that is not legal must be refused, and leave no trace."""
    record = match.record
    s = over(Roll, record)
    answer = ILLEGAL if seat in match.owing else NOT_ASKED
    legal = match.legal_ids(seat)
    for action in range(-1, ACTIONS + 1):
        if action not in legal:
            assert rules.step(s, seat, action) == answer, f"seat {seat}, action {action}"
    assert record.tobytes() == match.record.tobytes()


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_step_takes_what_is_legal_and_refuses_everything_else(game: Playthrough) -> None:
    for match in moments(game):
        for seat in range(match.players):
            assert bool(match.legal_ids(seat)) == (seat in match.owing)
            check_refusals(match, seat)
            for action in match.legal_ids(seat):
                match.copy().step(seat, action)


@pytest.mark.parametrize("seat", [-1, 2, 6])
def test_nobody_sits_there(seat: int) -> None:
    match = gk.new("roll", players=2, seed=1, backend="python")
    with pytest.raises(NotAskedError, match=f"There is no seat {seat}"):
        match.step(seat, 0)


@pytest.mark.parametrize("question", Question)
def test_every_action_has_a_text_of_its_own_for_every_question(question: Question) -> None:
    texts = [action_text(question, action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    for action, text in enumerate(texts):
        if not text.startswith("action "):
            assert parse_action(question, text) == action
