"""Dice behind screens: they can be assigned again until the screens are lifted."""

import numpy as np

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.games.roll.secrets import ask_again


def ready(seats: tuple[int, ...]) -> Match:
    """A game in which these seats have assigned their dice for the first time."""
    match = gk.new("roll", players=2, seed=1, backend="python")
    while match.owing and match.question(match.owing[0]) != "select":
        match.step(match.owing[0], match.legal_ids(match.owing[0])[0])
    for seat in seats:
        while seat in match.owing and match.question(seat) in ("select", "assign"):
            match.step(seat, match.legal_ids(seat)[-1])
    return match


def test_who_is_ready_selects_again_while_the_screens_stand() -> None:
    match = ready((0,))
    assert match.owing == [1]
    worlds = np.repeat(match.record, 3)
    ask_again(worlds, np.array([0]))
    assert (worlds == worlds[0]).all()
    again = Match(match.game, players=2, options={}, seed=1, start=worlds[:1], backend_name="python")
    assert (again.owing, again.question(0)) == ([0, 1], "select")


def test_what_is_revealed_stays() -> None:
    match = ready((0, 1))
    worlds = np.repeat(match.record, 3)
    ask_again(worlds, np.array([0, 1]))
    assert worlds.tobytes() == np.repeat(match.record, 3).tobytes()
