"""The Galactic Senate (transgalactica.md 9)."""

from __future__ import annotations

from galaktyka.engine.flow import ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import CREDIT, DECREES_OPEN, NONE, OFFICES, Event
from galaktyka.games.transgalactica.events import happen
from galaktyka.games.transgalactica.requirements import meets_all
from galaktyka.games.transgalactica.state import Op, Question, Transgalactica
from galaktyka.games.transgalactica.tables import DECREE, OFFICE


@kernel
def place_of_decree(s: Transgalactica, decree: int) -> int:
    """Where a decree lies; DECREES_OPEN if it is not in the game."""
    for place in range(DECREES_OPEN):
        if s.decree[place] == decree:
            return place
    return DECREES_OPEN


@kernel
def can_sit_at(s: Transgalactica, seat: int, place: int) -> bool:
    """A crew member at hand, a free seat that is not under the own crew, and the decree met (9)."""
    if s.seat[seat].crew == 0:
        return False
    office = s.office[place]
    if office != NONE and (s.silver[office] != NONE or s.gold[office] == seat + 1):
        return False
    decree = s.decree[place]
    return meets_all(s, seat, DECREE[decree].needs_from, DECREE[decree].needs_to)


@kernel
def can_sit(s: Transgalactica, seat: int, decree: int) -> bool:
    """Whether the seat may send crew to the Senate for a decree."""
    place = place_of_decree(s, decree)
    return place < DECREES_OPEN and can_sit_at(s, seat, place)


@kernel
def can_sit_somewhere(s: Transgalactica, seat: int) -> bool:
    """Whether the seat may send crew to the Senate."""
    if s.seat[seat].crew == 0:
        return False
    for place in range(DECREES_OPEN):
        if can_sit_at(s, seat, place):
            return True
    return False


@kernel
def sit(s: Transgalactica, seat: int, decree: int) -> None:
    """Send a crew member for good: the first chooses an office, the second sits beside the first (9)."""
    place = place_of_decree(s, decree)
    s.seat[seat].crew -= 1
    if s.office[place] == NONE:
        ask(s, seat, Question.OFFICE, place)
        return
    office = s.office[place]
    s.silver[office] = seat + 1
    s.seat[s.gold[office] - 1].goods[CREDIT] += OFFICE[office].credit
    take_seat(s, seat, office)


@kernel
def can_open(s: Transgalactica, office: int) -> bool:
    """Whether a decree may be put on an office."""
    return 1 <= office <= OFFICES and s.gold[office] == NONE


@kernel
def open_office(s: Transgalactica, seat: int, office: int) -> None:
    """Put the decree on a free office and take its gold seat (9)."""
    s.office[s.seat[seat].amount] = office
    s.gold[office] = seat + 1
    close(s, seat)
    take_seat(s, seat, office)


@kernel
def take_seat(s: Transgalactica, seat: int, office: int) -> None:
    """Gain the reward of the office."""
    then_seat(s, seat, Op.EFFECTS, OFFICE[office].reward)
    happen(s, seat, Event.SENATE_SEAT)
