"""What a seat can do with the open pieces, and why it cannot: areas, missions, technologies, decrees, planets.

Everything is computed from an observation, with the very kernels that decide what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from galaktyka.engine.saying import Said
from galaktyka.games.transgalactica.codes import (
    GOODS,
    NONE,
    OUTPOSTS,
    SPACES,
    TECH_SLOTS,
    Area,
    Good,
    Kind,
    PowerCode,
    Track,
)
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.missions import (
    can_complete,
    can_take,
    fulfils,
    has_level,
    is_payable,
    log_room,
    mission_price,
)
from galaktyka.games.transgalactica.planets import can_settle, next_slot_trade
from galaktyka.games.transgalactica.requirements import meets_all
from galaktyka.games.transgalactica.senate import can_sit_at
from galaktyka.games.transgalactica.sight import name_of
from galaktyka.games.transgalactica.state import Question, Transgalactica, has_outpost, has_power, level_of, power_row
from galaktyka.games.transgalactica.tables import (
    DECREE,
    MISSION,
    MISSION_SLOT,
    OUTPOST_SPACE,
    PLANET,
    POWER,
    TECH_SLOT,
)
from galaktyka.games.transgalactica.technology import can_mark
from galaktyka.games.transgalactica.turn import can_take_main, is_taken


class Offer(Struct, frozen=True):
    """A piece, whether something can be done with it now, and why not."""

    kind: str  # area, log, mission, technology, decree or planet
    card: str
    possible: bool
    why: list[Said]


def offers(o: Transgalactica, seat: int) -> list[Offer]:
    """Everything that lies open for a seat."""
    return [
        *(_offer("area", area.name.lower(), _area_reasons(o, seat, area)) for area in Area),
        *_missions(o, seat),
        *_technologies(o, seat),
        *_decrees(o, seat),
        *_planets(o, seat),
    ]


def _offer(kind: str, card: str, why: Iterator[Said]) -> Offer:
    reasons = list(why)
    return Offer(kind, card, not reasons, reasons)


def _level(track: int, level: int) -> Said:
    return Said("reason-level", {"actions": [f"track-{TRACK_NAMES[track]}"], "n": level})


def _area_reasons(o: Transgalactica, seat: int, area: int) -> Iterator[Said]:
    if can_take_main(o, seat, area):
        return
    if o.seat[seat].captains == 0:
        yield Said("reason-captain")
    elif is_taken(o, seat, area):
        yield Said("reason-used")
    else:
        yield Said("reason-price")


def _missions(o: Transgalactica, seat: int) -> Iterator[Offer]:
    me = o.seat[seat]
    for mission in me.log:
        if mission != NONE:
            yield _offer("log", name_of("mission", mission), _log_reasons(o, seat, mission))
    for slot, mission in enumerate(o.mission):
        if mission != NONE:
            yield _offer("mission", name_of("mission", mission), _mission_reasons(o, seat, slot))


def _log_reasons(o: Transgalactica, seat: int, mission: int) -> Iterator[Said]:
    if can_complete(o, seat, mission):
        return
    if not fulfils(o, seat, mission):
        yield Said("reason-requirement")
    if not is_payable(o, seat, mission):
        for good in range(GOODS):
            missing = mission_price(o, seat, mission, good, GOODS) - o.seat[seat].goods[good]
            if missing > 0:
                yield Said("reason-goods", {"actions": [f"good-{GOOD_NAMES[good]}"], "n": missing})


def _mission_reasons(o: Transgalactica, seat: int, slot: int) -> Iterator[Said]:
    if can_take(o, seat, slot, 0):
        return
    me, mission = o.seat[seat], o.mission[slot]
    reach = POWER[power_row(o, seat, PowerCode.MISSION_REACH, 0)].amount
    if level_of(me, Track.POLITICS) + reach < MISSION_SLOT[slot].level:
        yield _level(Track.POLITICS, MISSION_SLOT[slot].level - reach)
    if me.log_size >= log_room(o, seat) and not has_level(me, MISSION[mission].level):
        yield Said("reason-log")


def _technologies(o: Transgalactica, seat: int) -> Iterator[Offer]:
    for slot in range(TECH_SLOTS):
        yield _offer("technology", name_of("technology", o.tech[slot]), _technology_reasons(o, seat, slot))


def _technology_reasons(o: Transgalactica, seat: int, slot: int) -> Iterator[Said]:
    me = o.seat[seat]
    if can_mark(o, seat, slot, 0):
        return
    if me.marked >> slot & 1:
        yield Said("reason-marked")
        return
    if me.hold == 0:
        yield Said("reason-marker")
    if level_of(me, Track.TECHNOLOGY) < TECH_SLOT[slot].level:
        yield _level(Track.TECHNOLOGY, TECH_SLOT[slot].level)


def _decrees(o: Transgalactica, seat: int) -> Iterator[Offer]:
    for place, decree in enumerate(o.decree):
        yield _offer("decree", name_of("decree", decree), _decree_reasons(o, seat, place))


def _decree_reasons(o: Transgalactica, seat: int, place: int) -> Iterator[Said]:
    if can_sit_at(o, seat, place):
        return
    office, decree = o.office[place], o.decree[place]
    if office and (o.silver[office] or o.gold[office] == seat + 1):
        yield Said("reason-seats")
        return
    if o.seat[seat].crew == 0:
        yield Said("reason-crew")
    if not meets_all(o, seat, DECREE[decree].needs_from, DECREE[decree].needs_to):
        yield Said("reason-requirement")


def _planets(o: Transgalactica, seat: int) -> Iterator[Offer]:
    """The planets that the own ships orbit; in an exploration all, since a ship may fly to them."""
    me = o.seat[seat]
    orbits = {me.ship[ship] for ship in range(me.ships)}
    for space in range(SPACES):
        if o.planet[space] != NONE and (space in orbits or me.question == Question.EXPLORE):
            yield _offer("planet", name_of("planet", o.planet[space]), _planet_reasons(o, seat, space))


def _planet_reasons(o: Transgalactica, seat: int, space: int) -> Iterator[Said]:
    me, planet = o.seat[seat], o.planet[space]
    if can_settle(o, seat, space, 1):
        return
    if has_outpost(me, space) or me.placed >= OUTPOSTS:
        yield Said("reason-outpost" if has_outpost(me, space) else "reason-outposts")
        return
    if o.pirate[space] != NONE:
        yield Said("reason-pirates")
    crowded = PLANET[planet].kind == Kind.ACTION and has_power(me, PowerCode.CROWDED_ACTION_PLANETS)
    if o.filled[space] >= PLANET[planet].slots and not crowded:
        yield Said("reason-full")
    elif level_of(me, Track.TRADE) < next_slot_trade(o, space):
        yield _level(Track.TRADE, next_slot_trade(o, space))
    if me.crew < PLANET[planet].crew:
        yield Said("reason-crew")
    missing = OUTPOST_SPACE[me.placed].ore - me.goods[Good.ORE]
    if missing > 0:
        yield Said("reason-goods", {"actions": ["good-ore"], "n": missing})
