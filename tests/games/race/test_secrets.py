"""Choices made in secret: they can be asked again until they are revealed."""

import numpy as np

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.race.secrets import ask_again
from galaktyka.games.race.state import NO_CHOICE

WORLDS = 3


def asked_again(match: Match, seat: int) -> Match:
    """The match after a seat was asked again, in each of some copies of the position."""
    worlds = np.repeat(match.record, WORLDS)
    ask_again(worlds, np.array([seat]))
    assert (worlds == worlds[0]).all()
    return Match(match.game, players=2, options={}, seed=1, start=worlds[:1], backend_name="python")


def first_choice() -> Match:
    """A game in which seat 0 has chosen its first phase, and seat 1 has not."""
    match = gk.new("race", players=2, seed=1, backend="python")
    for seat in (0, 0, 1, 1, 0):
        match.step(seat, match.legal_ids(seat)[0])
    assert (match.owing, match.question(1)) == ([1], "choose_action")
    return match


def test_who_has_chosen_is_asked_again_and_who_has_not_goes_on_thinking() -> None:
    match = first_choice()
    again = asked_again(match, 0)
    assert (again.owing, again.question(0)) == ([0, 1], "choose_action")
    assert again.record["seat"]["choice"][0, 0] == NO_CHOICE
    assert asked_again(match, 1).record.tobytes() == match.record.tobytes()


def test_what_is_revealed_stays() -> None:
    match = first_choice()
    match.step(1, match.legal_ids(1)[-1])
    for seat in range(2):
        assert asked_again(match, seat).record.tobytes() == match.record.tobytes()
