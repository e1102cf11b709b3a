"""The middle of the table: map, tracks, cards, Senate, priority, and where luck comes from (transgalactica.md 3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tests.games.transgalactica.reference.box import (
    GALAXIES,
    HOME,
    NIGHTMARE,
    PLANETS,
    TECHNOLOGIES,
    Entry,
    Galaxy,
    slots_of,
)
from tests.games.transgalactica.reference.seat import Seat

NIGHTMARE_PLANET = "tech_nightmare"


class Luck(Protocol):
    """What chance brought at the table that is watched, after all had been laid out; asked just after it did."""

    def reserve(self, seat: int) -> list[str]:
        """The tokens that a seat drew for its reserve."""


@dataclass
class Table:
    """All there is to know between two answers."""

    seats: list[Seat]
    luck: Luck
    order: list[int]  # seats by priority
    planets: dict[str, str]  # by space
    pirates: dict[str, str]
    tokens: dict[str, str]  # bonus tokens on planets
    piles: dict[tuple[str, int], list[str]]  # bonus tokens on spaces of tracks, the top one last
    round_tokens: dict[int, str]
    mining_open: str
    mining_deck: list[str]  # the top one last
    technologies: list[str]  # by slot
    missions: list[str]  # by slot; empty once the decks run out
    decks: list[list[str]]  # missions of both levels, the top one last
    decrees: list[str]
    wealth: list[tuple[str, str]] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    round: int = 0
    phase: str = "draft"
    active: int | None = None  # whose turn it is
    used_areas: dict[str, set[int]] = field(default_factory=dict)  # who used each main space this round
    used_planets: set[str] = field(default_factory=set)  # spaces
    office_of: dict[str, str] = field(default_factory=dict)  # where decrees were put
    gold: dict[str, int] = field(default_factory=dict)  # seats in offices
    silver: dict[str, int] = field(default_factory=dict)
    over: bool = False

    @property
    def galaxy(self) -> Galaxy:
        """The map for this number of players."""
        return GALAXIES[len(self.seats)]

    def in_order(self, first: int | None = None) -> list[Seat]:
        """The seats by priority, beginning with one of them."""
        start = 0 if first is None else self.order.index(first)
        return [self.seats[number] for number in self.order[start:] + self.order[:start]]

    def planet(self, space: str) -> Entry:
        """The planet on a space; not the central one."""
        return PLANETS[self.planets[space]]

    def filled(self, space: str) -> int:
        """Outposts on a planet."""
        return sum(space in seat.outposts for seat in self.seats)

    def planets_of(self, seat: Seat) -> Iterator[tuple[str, Entry]]:
        """Planets with an own outpost by their spaces: not the central one, but the Technology Nightmare (U5, U13)."""
        for space in self.galaxy.spaces:
            if space in seat.outposts and space != HOME:
                yield space, self.planet(space)
        if seat.nightmare:
            yield NIGHTMARE, PLANETS[NIGHTMARE_PLANET]

    def slot_level(self, tech: str) -> int:
        """The technology level that a card asks for."""
        return slots_of("technology")[self.technologies.index(tech)]

    def markers_on(self, tech: str) -> int:
        """Development markers on a technology."""
        assert tech in TECHNOLOGIES
        return sum(tech in seat.technologies for seat in self.seats)

    def is_turn_of(self, seat: Seat) -> bool:
        """Whether it is the seat's own turn (5)."""
        return self.active == seat.number
