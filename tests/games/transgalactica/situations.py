"""Situations for the engine and the reference, by number: crowded tables, where powers meet that seldom do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, TypeVar

import galaktyka as gk
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.state import Transgalactica
from tests.games.transgalactica.reference.box import (
    ABILITIES,
    ALL_TRACKS,
    AREAS,
    DECREES,
    FLEET,
    GALAXIES,
    GOODS,
    HOME,
    MINING,
    MINING_ROWS,
    MISSIONS,
    OBJECTIVES,
    PIRATES,
    PLANETS,
    RESOURCES,
    ROUNDS,
    TECHNOLOGIES,
    TOKENS,
    TRACKS,
    TRADE,
    Entry,
    top_of,
)
from tests.games.transgalactica.reference.requirements import DUAL, TYPES
from tests.games.transgalactica.reference.seat import START_LEVELS, Seat

LEFT_IN_THE_BOX: Final = 2  # tokens of each kind, so that those of the rounds can change places
PER_LEVEL: Final = 3  # technologies
SPECIAL: Final = "tech_nightmare"
TWO_SHIPS: Final = "second_ship"
FLYING: Final = ("tech_01", "tech_08", "tech_11", "tech_17")
DOUBLING: Final = "advanced_10"  # a token that doubles an income
MARKING: Final = "advanced_07"  # a token that marks a technology

T = TypeVar("T")


@dataclass
class Situation:
    """Seats, and the middle of the table."""

    seats: list[Seat]
    order: list[int]
    planets: dict[str, str]
    technologies: list[str]
    missions: list[str]
    decrees: list[str]
    mining_token: str
    round: int
    seed: int
    short_decks: bool
    pirates: dict[str, str] = field(default_factory=dict)
    planet_tokens: dict[str, str] = field(default_factory=dict)
    piles: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)

    def match(self) -> gk.Match:
        """The engine's match that begins with the first turn of a round; nearly empty decks no position can name."""
        match = self._position()
        if not self.short_decks:
            return match
        array = match.record
        s = over(Transgalactica, array)
        for level in range(len(s.deck_size)):
            s.deck_size[level] = level
        return Match(match.game, players=match.players, options={}, seed=self.seed, start=array, backend_name="python")

    def _position(self) -> gk.Match:
        return gk.transgalactica.position(
            [seat_setup(seat) for seat in self.seats],
            round=self.round,
            order=self.order,
            planets=self.planets,
            pirates=self.pirates,
            planet_tokens=self.planet_tokens,
            technologies=self.technologies,
            missions=self.missions,
            decrees=self.decrees,
            piles=self.piles,
            used=self.used,
            mining_token=self.mining_token,
            seed=self.seed,
            backend="python",
        )


def crowded(number: int) -> Situation:
    """Technologies, outposts, tokens and missions everywhere, found again by a number."""
    return _Crowd(number).situation()


def explorers(number: int) -> Situation:
    """A crowded table where all can fly far and settle much, the first of them with two ships."""
    return _Explorers(number).situation()


def tied(number: int) -> Situation:
    """The last turns of seats that can only buy something, with the same score: credits decide."""
    situation = crowded(number)
    cards = [name for name, card in OBJECTIVES.items() if scores_nothing(card)]
    seats = []
    for other in situation.seats:
        seat = Seat(other.number, captains=0, crew=0, vp=5, spot=other.spot, outposts=[HOME])
        seat.goods["credit"], seat.fleet = 1, other.fleet
        seat.objectives = [cards.pop(), cards.pop()]
        seats.append(seat)
    return replace(situation, seats=seats, planet_tokens={}, pirates={}, used={}, round=ROUNDS)


def scores_nothing(objective: Entry) -> bool:
    """Whether an objective gives nothing to who has only the central outpost and no levels."""
    return not {term["per"] for term in objective["scoring"]["terms"]} & {"outposts_on_map", "levels"}


class _Crowd:
    """Seats that are dealt pieces at random; missions and technologies take turns in being there."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.luck = luck = Random(number)
        self.turn = list(TECHNOLOGIES)[number % len(TECHNOLOGIES)]
        players = luck.randint(2, 5)
        self.galaxy = GALAXIES[players]
        self.planets = self._lay_planets()
        self.technologies = self._technologies()
        self.tokens = {kind: self._tokens(kind) for kind in ("basic", "advanced")}
        self.missions = luck.sample(list(MISSIONS), len(MISSIONS))
        self.missions.sort(key=list(MISSIONS)[number % len(MISSIONS)].__eq__)  # it goes to the first log
        self.mining = luck.sample(list(MINING), len(MINING))
        self.pirates = luck.sample(list(PIRATES), len(PIRATES))
        objectives = luck.sample(list(OBJECTIVES), 2 * players)
        abilities = self._abilities(players)
        self.seats = [Seat(number, captains=luck.randint(0, 3)) for number in range(players)]
        for seat in self.seats:
            seat.objectives = objectives[2 * seat.number : 2 * seat.number + 2]
            seat.ability = abilities[seat.number]
            self._deal_levels(seat)
            self._deal_workers(seat)
            self._deal_cards(seat)
            self._deal_tokens(seat)
            self._place_outposts(seat)

    def situation(self) -> Situation:
        """The table around them."""
        order = self.luck.sample(range(len(self.seats)), len(self.seats))
        for spot, number in enumerate(order):
            self.seats[number].spot = spot
        free = [space for space in self.planets if not any(space in seat.outposts for seat in self.seats)]
        others = [space for space in free if not PLANETS[self.planets[space]]["base"]]
        occupied = self.luck.sample(others, min(len(others), len(self.pirates), self.luck.randint(0, 5)))
        for seat in self.seats:  # some ships wait beside pirates
            if occupied and self.luck.random() < 0.3:
                seat.ships[-1] = self._one(occupied)
        action = [space for space in free if PLANETS[self.planets[space]]["kind"] == "action"]
        groups = sorted({decree["group"] for decree in DECREES.values()})
        return Situation(
            seats=self.seats,
            order=order,
            planets=self.planets,
            technologies=self.technologies,
            missions=self._open_missions(),
            decrees=[self._one([d for d in DECREES if DECREES[d]["group"] == group]) for group in groups],
            mining_token=self.mining.pop() if self.luck.random() < 0.7 else "",
            round=self.luck.choice([*range(1, ROUNDS), ROUNDS, ROUNDS]),
            seed=self.number,
            short_decks=self.luck.random() < 0.2,
            pirates=dict(zip(occupied, self.pirates, strict=False)),
            planet_tokens={space: token for space in action for token in self._take("advanced", 1)},
            piles={place: self._take(kind, self.luck.randint(0, most)) for place, (kind, most) in piles().items()},
            used={area: self._one(order) for area in AREAS if self.luck.random() < 0.2},
        )

    def _abilities(self, players: int) -> list[str]:
        return self.luck.sample(list(ABILITIES), players)

    def _one(self, things: Sequence[T]) -> T:
        return self.luck.choice(things)

    def _lay_planets(self) -> dict[str, str]:
        """Base planets and others on their spaces."""
        names = [name for name in self.luck.sample(list(PLANETS), len(PLANETS)) if name != SPECIAL]
        base = [name for name in names if PLANETS[name]["base"]]
        others = [name for name in names if name not in base]
        spaces = [space for space in self.galaxy.spaces if space != HOME]
        return {space: (base if space in self.galaxy.bases else others).pop() for space in spaces}

    def _technologies(self) -> list[str]:
        """Three of each level."""
        levels = sorted({card["level"] for card in TECHNOLOGIES.values()})
        cards = [[name for name, card in TECHNOLOGIES.items() if card["level"] == level] for level in levels]
        dealt = [self.luck.sample(level, PER_LEVEL) for level in cards]
        for level, names in enumerate(cards):
            if self.turn in names and self.turn not in dealt[level]:
                dealt[level][0] = self.turn
        return [name for names in dealt for name in names]

    def _open_missions(self) -> list[str]:
        """Three of each level, sorted by number."""
        missions = sorted(self.missions, key=lambda name: int(MISSIONS[name]["number"]))
        levels = sorted({card["level"] for card in MISSIONS.values()})
        decks = [[name for name in missions if MISSIONS[name]["level"] == level] for level in levels]
        return [pile[place] for pile in decks for place in sorted(self.luck.sample(range(len(pile)), PER_LEVEL))]

    def _tokens(self, kind: str) -> list[str]:
        tokens = [name for name, token in TOKENS.items() if token["category"] == kind]
        return self.luck.sample(tokens, len(tokens) - LEFT_IN_THE_BOX)

    def _take(self, kind: str, count: int) -> list[str]:
        """Some tokens that nobody has yet."""
        return [self.tokens[kind].pop() for _ in range(min(count, len(self.tokens[kind])))]

    def _deal_levels(self, seat: Seat) -> None:
        seat.markers = {track: self.luck.randint(START_LEVELS[track], top_of(track)) for track in ALL_TRACKS}
        rich = 2 if seat.number == 0 else 0
        seat.goods = Counter({good: rich + self.luck.choice((0, 0, 1, 2, 4)) for good in GOODS})
        seat.vp = self.luck.randint(0, 9)
        seat.fleet = self.luck.sample(list(FLEET), len(FLEET))

    def _deal_workers(self, seat: Seat) -> None:
        seat.crew = self.luck.randint(0, 5)
        seat.capsules = self.luck.randint(0, 6 - seat.crew)
        seat.lieutenant = "ready" if seat.ability == "lieutenant" else ""
        seat.nightmare = seat.ability == "technology_nightmare"
        places = [*self.galaxy.spaces, *sorted(self.galaxy.wormholes)]
        seat.ships = [self._one(places) for _ in range(2 if seat.ability == TWO_SHIPS else 1)]

    def _deal_cards(self, seat: Seat) -> None:
        seat.technologies = self.luck.sample(self.technologies, self.luck.randint(0, 5))
        seat.hold = self.luck.randint(0, 2)
        if seat.number == 0 and self.luck.random() < 0.6:  # the technology that has its turn can be marked
            others = [tech for tech in self.technologies if tech != self.turn]
            seat.technologies = self.luck.sample(others, self.luck.randint(4, 7))
            seat.markers["technology"], seat.hold = top_of("technology"), 2
        seat.log = [self.missions.pop() for _ in range(self.luck.randint(0 if seat.number else 1, 2))]
        seat.completed = Counter(self._one((*TYPES, DUAL)) for _ in range(self.luck.randint(0, 3)))
        seat.mining = [
            self.mining.pop()
            for _ in range(self.luck.choice((0, 1, 2, len(MINING_ROWS))) if len(self.mining) > 4 else 0)
        ]
        seat.pirates = [self.pirates.pop() for _ in range(min(len(self.pirates), self.luck.choice((0, 0, 1, 3))))]

    def _deal_tokens(self, seat: Seat) -> None:
        fresh = [*self._take("basic", self.luck.randint(0, 2)), *self._take("advanced", self.luck.randint(0, 2))]
        if seat.number == 0 and MARKING in self.tokens["advanced"]:
            self.tokens["advanced"].remove(MARKING)
            fresh.append(MARKING)
        spent = [*self._take("basic", self.luck.randint(0, 1)), *self._take("advanced", self.luck.randint(0, 1))]
        seat.fresh, seat.spent = set(fresh), set(spent)
        if seat.ability == "reserve_tokens":
            self.tokens["advanced"].sort(key=DOUBLING.__eq__)  # it waits for an income in the reserve
            seat.reserve = {*self._take("basic", 2), *self._take("advanced", 2)}

    def _place_outposts(self, seat: Seat) -> None:
        """On planets with a free slot."""
        seat.outposts = [HOME]
        for space in self.luck.sample(list(self.planets), self.luck.randint(0 if seat.number else 3, 6)):
            taken = sum(space in other.outposts for other in self.seats)
            if taken < len(PLANETS[self.planets[space]]["slots"]):
                seat.outposts.append(space)
        seat.segment = len(seat.outposts)


class _Explorers(_Crowd):
    """Seats that have what an exploration takes."""

    def _abilities(self, players: int) -> list[str]:
        """Two ships for the first."""
        others = self.luck.sample([name for name in ABILITIES if name != TWO_SHIPS], players - 1)
        return [TWO_SHIPS, *others]

    def _deal_levels(self, seat: Seat) -> None:
        super()._deal_levels(seat)
        for good in RESOURCES:
            seat.goods[good] = self.luck.randint(1, 6)
        seat.markers[TRADE] = self.luck.choice((2, 4, 6))

    def _deal_workers(self, seat: Seat) -> None:
        """Everybody can act, and follow."""
        super()._deal_workers(seat)
        seat.captains, seat.crew = 2, 3

    def _deal_cards(self, seat: Seat) -> None:
        """Few technologies but those that matter to ships."""
        super()._deal_cards(seat)
        seat.technologies = [tech for tech in self.technologies if tech in FLYING and self.luck.random() < 0.5]

    def _deal_tokens(self, seat: Seat) -> None:
        """Wormholes in the pocket."""
        self.tokens["basic"].sort(key=lambda token: TOKENS[token]["timing"] == "exploration_action")
        super()._deal_tokens(seat)

    def _place_outposts(self, seat: Seat) -> None:
        """Ships wait where there may be room for more."""
        super()._place_outposts(seat)
        others = [space for space in self.planets if space not in seat.outposts]
        seat.ships = [self._one(others) for _ in seat.ships]

    def situation(self) -> Situation:
        """The exploration space is free."""
        return replace(super().situation(), used={})


def piles() -> dict[tuple[str, int], tuple[str, int]]:
    """The spaces of tracks with tokens: of which kind, and how many at most."""
    return {
        (name, space["level"]): (space["tokens"]["category"], space["tokens"]["stack"])
        for name, track in TRACKS.items()
        for space in track["spaces"]
        if "tokens" in space
    }


def seat_setup(seat: Seat) -> gk.transgalactica.SeatSetup:
    """What a seat of the reference has, for the engine."""
    return gk.transgalactica.SeatSetup(
        energy=seat.goods["energy"],
        ore=seat.goods["ore"],
        alien=seat.goods["alien"],
        credit=seat.goods["credit"],
        vp=seat.vp,
        levels=seat.markers,
        captains=seat.captains,
        crew=seat.crew,
        capsules=seat.capsules,
        ships=seat.ships,
        outposts=seat.outposts[1:],
        technologies=seat.technologies,
        ability=seat.ability,
        hold=seat.hold,
        mining=seat.mining,
        pirates=seat.pirates,
        tokens=sorted(seat.fresh),
        spent=sorted(seat.spent),
        reserve=sorted(seat.reserve),
        log=seat.log,
        completed=seat.completed,
        objectives=seat.objectives,
        fleet=seat.fleet,
    )
