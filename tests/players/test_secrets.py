"""Secret choices: in a possible world they are made again, as if nobody had made them yet."""

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.backend import backend
from galaktyka.engine.match import Match
from galaktyka.players.neural.expert import ask_again, possible_worlds

WORLDS = 3


def imagined(match: Match, seat: int) -> bytes:
    """What a seat holds for possible."""
    return possible_worlds(match.game, backend(match.game, "cpu"), match.record, seat, "seed", WORLDS).tobytes()


def asked_together(game: str, seed: int) -> list[Match]:
    """Positions of a game in which two seats owe a decision."""
    match = gk.new(game, players=2, seed=seed, backend="cpu")
    found: list[Match] = []
    while not match.over and len(found) < 40:
        if len(match.owing) == 2:
            found.append(match.copy())
        seat = match.owing[0]
        legal = match.legal_ids(seat)
        match.step(seat, legal[(3 * len(match.history) + seed) % len(legal)])
    return found


@pytest.mark.parametrize(
    ("game", "questions"),
    [("race", {"choose_action", "choose_development", "choose_world"}), ("roll", {"select"})],
)
def test_what_others_have_decided_in_secret_makes_no_difference(game: str, questions: set[str]) -> None:
    seen = set()
    for match in [match for seed in range(4) for match in asked_together(game, seed)]:
        question = match.question(0)
        if question not in questions:
            continue
        before = imagined(match, 1)
        for action in match.legal_ids(0):
            decided = match.copy()
            decided.step(0, action)
            assert imagined(decided, 1) == before
            while 0 in decided.owing:
                decided.step(0, decided.legal_ids(0)[-1])
                assert imagined(decided, 1) == before
        seen.add(question)
    assert seen == questions


def test_a_seat_keeps_its_own_choice() -> None:
    match = gk.new("race", players=2, seed=1, backend="cpu")
    for seat in (0, 0, 1, 1, 0):
        match.step(seat, match.legal_ids(seat)[0])
    for seat, kept in ((0, True), (1, False)):
        worlds = np.repeat(match.record, WORLDS)
        ask_again(match.game, worlds, seat)
        assert (worlds == match.record).all() == kept
