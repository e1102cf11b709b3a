"""The two-player scenario of Rebels against the Imperium (race.md 16)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import constant, i16, record
from galaktyka.games.race.state import Race, add_to_hand, place_in_tableau, show_in_hand
from galaktyka.games.race.tables import CARD, DESIGNS

# By seat: the start world, and the development that joins the hand.
SIDES: Final = (("rebel_cantina", "rebel_alliance"), ("imperium_warlord", "imperium_seat"))


@record
class SideFacts:
    """One side of the scenario: the numbers of its two cards."""

    world: i16
    development: i16


def _card(name: str) -> int:
    return next(number for number, facts in enumerate(CARD) if DESIGNS[facts.design].id == name)


SIDE = constant(SideFacts, [{"world": _card(world), "development": _card(extra)} for world, extra in SIDES])


@kernel
def place_sides(s: Race) -> None:
    """Seat 0 plays the Rebels, seat 1 the Imperium (16)."""
    for seat in range(s.players):
        place_in_tableau(s.seat[seat], SIDE[seat].world)


@kernel
def pledge_developments(s: Race) -> None:
    """Each side's development goes from the draw pile into its hand; everybody knows it is there (16)."""
    for seat in range(s.players):
        take_out_of_deck(s, SIDE[seat].development)
        add_to_hand(s.seat[seat], SIDE[seat].development)
        show_in_hand(s.seat[seat], SIDE[seat].development)


@kernel
def take_out_of_deck(s: Race, card: int) -> None:
    """Take a card out of the draw pile that is there."""
    i = 0
    while s.deck[i] != card:
        i += 1
    s.deck_size -= 1
    for j in range(i, s.deck_size):
        s.deck[j] = s.deck[j + 1]
    s.deck[s.deck_size] = 0
