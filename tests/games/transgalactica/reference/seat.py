"""What one player has: goods, levels, workers, ships, outposts, cards and tokens (transgalactica.md 1, 3.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.games.transgalactica.reference.box import (
    ABILITIES,
    GOODS,
    HOME,
    PANEL,
    RESOURCES,
    TECHNOLOGIES,
    TRACKS,
    TRADE,
    Goods,
    Power,
)

CREW_PIECES: Final[int] = PANEL["workers"]["crew_pieces"]["value"]
START_LEVELS: Final = {name: track["start_level"]["value"] for name, track in TRACKS.items()} | {TRADE: 0}


def _start_captains(players: int) -> int:
    return int(PANEL["workers"]["captains_by_player_count"]["value"][str(players)])


@dataclass
class Seat:
    """One player."""

    number: int
    captains: int  # ready on the panel
    goods: Counter[str] = field(default_factory=Counter)
    vp: int = 0
    markers: dict[str, int] = field(default_factory=lambda: dict(START_LEVELS))
    temporary: Counter[str] = field(default_factory=Counter)  # levels until the end of the round
    captains_out: int = 0  # at work
    crew: int = PANEL["workers"]["starting_crew"]["value"]
    crew_out: int = 0
    capsules: int = CREW_PIECES - PANEL["workers"]["starting_crew"]["value"]
    lieutenant: str = ""  # or ready, or out
    ships: list[str] = field(default_factory=lambda: [HOME])
    outposts: list[str] = field(default_factory=list)  # spaces
    nightmare: bool = False
    hold: int = PANEL["development_markers"]["in_hold_at_start"]
    fleet: list[str] = field(default_factory=list)
    mining: list[str] = field(default_factory=list)
    pirates: list[str] = field(default_factory=list)
    technologies: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)  # technologies and the ability, this round
    ability: str = ""
    log: list[str] = field(default_factory=list)
    completed: Counter[str] = field(default_factory=Counter)  # missions by type
    objectives: list[str] = field(default_factory=list)
    fresh: set[str] = field(default_factory=set)  # tokens
    spent: set[str] = field(default_factory=set)
    reserve: set[str] = field(default_factory=set)
    reuse: int = 0  # captains that may stand on used main spaces this round (D10)
    doubled: bool = False  # income counts twice this round
    segment: int = 1  # where the priority marker stands
    spot: int = 0  # and its place there
    wealth: int | None = None  # the set taken in the draft

    def powers(self, kind: str) -> Iterator[Power]:
        """Powers of a kind, of technologies and of the ability."""
        for tech in self.technologies:
            yield from _of_kind(TECHNOLOGIES[tech], kind)
        if self.ability:
            yield from _of_kind(ABILITIES[self.ability], kind)

    def has(self, kind: str) -> bool:
        """Whether it has a power of a kind."""
        return any(True for _ in self.powers(kind))

    def total(self, kind: str) -> int:
        """What powers of a kind amount to."""
        return sum(int(power["amount"]) for power in self.powers(kind))

    def unused(self, kind: str) -> str:
        """A technology with such a power that was not used this round, or nothing."""
        marked = (tech for tech in self.technologies if tech not in self.used)
        return next((tech for tech in marked if any(_of_kind(TECHNOLOGIES[tech], kind))), "")

    def level(self, track: str) -> int:
        """The level as everything but the track itself sees it (1, D13)."""
        raised = sum(power["amount"] for power in self.powers("level_bonus") if track in power["tracks"])
        return self.markers[track] + int(raised) + self.temporary[track]

    def can_pay(self, price: Goods) -> bool:
        """Whether it has all that is asked for; `any` is resources of any kind."""
        if any(self.goods[good] < price.get(good, 0) for good in GOODS):
            return False
        left = sum(self.goods[good] - price.get(good, 0) for good in RESOURCES)
        return left >= price.get("any", 0)

    def pay(self, price: Goods) -> None:
        """Pay goods of named kinds."""
        for good, count in price.items():
            assert good in GOODS
            self.goods[good] -= count
            assert self.goods[good] >= 0

    def score(self, vp: int) -> None:
        """Score VP, or lose them down to 0 (U10)."""
        self.vp = max(0, self.vp + vp)

    @property
    def workers(self) -> list[str]:
        """Captains and crew that are ready."""
        return ["captain"] * (self.captains > 0) + ["crew"] * (self.crew > 0)

    @property
    def crew_on_panel(self) -> int:
        """Crew spaces that are not empty; the lieutenant stands on one (D23)."""
        return self.crew + bool(self.lieutenant)

    def send(self, worker: str) -> None:
        """A worker goes to work, and returns in maintenance."""
        if worker == "captain":
            self.captains -= 1
            self.captains_out += 1
        elif worker == "crew":
            self.crew -= 1
            self.crew_out += 1
        else:
            assert self.lieutenant == "ready"
            self.lieutenant = "out"

    def mobilise(self, crew: int) -> None:
        """Crew from the capsules, as long as there are some (case 79)."""
        woken = min(crew, self.capsules)
        self.capsules -= woken
        self.crew += woken


def _of_kind(card: Power, kind: str) -> Iterator[Power]:
    return (power for power in card.get("powers", ()) if power["power"] == kind)


def new_seat(number: int, players: int) -> Seat:
    """Pieces at the beginning (3.2)."""
    seat = Seat(number, captains=_start_captains(players))
    seat.goods["credit"] = PANEL["starting_credits"]["value"]
    return seat
