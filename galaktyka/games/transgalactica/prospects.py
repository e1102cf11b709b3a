"""What planets, technologies, missions, decrees and objectives mean to a seat as it stands, as numbers for a network.

All of it follows from what the seat sees; but a network would have to learn every rule, and every pair of a piece and
a place, to find it out by itself.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.features import FeaturePart, byte, offset_of
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.transgalactica.codes import (
    COLORS,
    DECREES_OPEN,
    MISSION_SLOTS,
    NONE,
    SPACES,
    TECH_SLOTS,
    Kind,
    Track,
)
from galaktyka.games.transgalactica.explore import free_steps
from galaktyka.games.transgalactica.missions import fulfils, is_payable
from galaktyka.games.transgalactica.planets import (
    can_settle,
    colors_at,
    grey_moves,
    next_slot_trade,
    steps_of,
)
from galaktyka.games.transgalactica.requirements import meets_all
from galaktyka.games.transgalactica.scoring import objective_vp
from galaktyka.games.transgalactica.state import MOST_SHIPS, Transgalactica, has_outpost, level_of
from galaktyka.games.transgalactica.tables import DECREE, DECREES, MISSIONS, OBJECTIVES, PLANET, TECHS
from galaktyka.games.transgalactica.technology import can_mark

SEATS: Final = 5
KINDS: Final = 3  # of planets on the map: action, mining, wild
FLAGS: Final = COLORS + KINDS + 1  # of a place
NUMBERS: Final = 2  # of a place
COUNTS: Final = COLORS + KINDS
PAID: Final = 1

PROSPECTS: Final = (
    FeaturePart(
        "places",
        (SPACES, FLAGS),
        1,
        "of the planet on each space: green, yellow, purple, grey; action, mining, wild; whether the seat may place an "
        "outpost there once a ship of its is in orbit",
    ),
    FeaturePart("place_numbers", (SPACES, NUMBERS), 3, "trade levels that the seat lacks there, steps from its ships"),
    FeaturePart("moves", (2,), 3, "spaces that an exploration action goes for energy, and for nothing"),
    FeaturePart("markable", (TECHS,), 1, "technologies that the seat may mark"),
    FeaturePart(
        "mission_prospects",
        (3, MISSIONS),
        1,
        "open missions and those in the log: whether the seat meets them, can pay for them, and how many others meet "
        "them",
    ),
    FeaturePart(
        "decree_prospects", (2, DECREES), 1, "decrees of this game: whether the seat, how many others meet them"
    ),
    FeaturePart("objective_vp", (OBJECTIVES,), 10, "VP that the objectives of the seat would bring now"),
    FeaturePart(
        "outpost_counts",
        (SEATS, COUNTS),
        3,
        "of each seat: outposts on planets that are green, yellow, purple, grey; action, mining, wild",
    ),
)
AT_PLACES: Final = offset_of(PROSPECTS, "places")
AT_NUMBERS: Final = offset_of(PROSPECTS, "place_numbers")
AT_MOVES: Final = offset_of(PROSPECTS, "moves")
AT_MARKABLE: Final = offset_of(PROSPECTS, "markable")
AT_MISSIONS: Final = offset_of(PROSPECTS, "mission_prospects")
AT_DECREES: Final = offset_of(PROSPECTS, "decree_prospects")
AT_OBJECTIVES: Final = offset_of(PROSPECTS, "objective_vp")
AT_COUNTS: Final = offset_of(PROSPECTS, "outpost_counts")


@kernel
def prospects(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Fill cleared bytes, from a place on, with what pieces mean to a seat."""
    place_flags(s, seat, at + AT_PLACES, out)
    place_numbers(s, seat, at + AT_NUMBERS, out)
    exploration_moves(s, seat, at + AT_MOVES, out)
    markable_technologies(s, seat, at + AT_MARKABLE, out)
    mission_prospects(s, seat, at + AT_MISSIONS, out)
    decree_prospects(s, seat, at + AT_DECREES, out)
    objective_prospects(s, seat, at + AT_OBJECTIVES, out)
    for place in range(s.players):
        outpost_counts(s, (seat + place) % s.players, at + AT_COUNTS + COUNTS * place, out)


@kernel
def place_flags(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Colours and kind of the planet on each space, and whether the seat might place an outpost from its orbit."""
    for space in range(SPACES):
        planet = s.planet[space]
        if planet != NONE:
            for color in range(COLORS):
                out[at + color] = (colors_at(s, space) >> color) & 1
            for i in range(KINDS):
                out[at + COLORS + i] = 1 if PLANET[planet].kind == Kind.ACTION + i else 0
            out[at + COLORS + KINDS] = 1 if can_settle(s, seat, space, PAID) else 0
        at += FLAGS


@kernel
def place_numbers(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Levels of trade that the seat lacks for each planet, and the steps there from its nearest ship."""
    me = s.seat[seat]
    for space in range(SPACES):
        if s.planet[space] != NONE:
            out[at] = max(0, next_slot_trade(s, space) - level_of(me, Track.TRADE))
        nearest = 0
        for ship in range(min(int(me.ships), MOST_SHIPS)):
            steps = steps_of(s, me.ship[ship], space)
            if steps > 0 and (nearest == 0 or steps < nearest):
                nearest = steps
        out[at + 1] = nearest
        at += NUMBERS


@kernel
def exploration_moves(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """How far an exploration action goes: spaces for energy, and free ones (6.2)."""
    out[at] = 1 + grey_moves(s, seat)
    out[at + 1] = free_steps(s, seat)


@kernel
def markable_technologies(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Technologies that the seat might mark."""
    for slot in range(TECH_SLOTS):
        if s.tech[slot] != NONE and can_mark(s, seat, slot, 0):
            out[at + s.tech[slot] - 1] = 1


@kernel
def mission_prospects(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Of open missions and those in the seat's log: requirement met, price at hand, others who meet it."""
    me = s.seat[seat]
    for i in range(MISSION_SLOTS):
        if s.mission[i] != NONE:
            mission_prospect(s, seat, s.mission[i], at, out)
    for i in range(me.log_size):
        mission_prospect(s, seat, me.log[i], at, out)


@kernel
def mission_prospect(s: Transgalactica, seat: int, mission: int, at: int, out: Array[u8]) -> None:
    """One of them."""
    at += mission - 1
    out[at] = 1 if fulfils(s, seat, mission) else 0
    out[at + MISSIONS] = 1 if is_payable(s, seat, mission) else 0
    others = 0
    for other in range(s.players):
        if other != seat and fulfils(s, other, mission):
            others += 1
    out[at + 2 * MISSIONS] = others


@kernel
def decree_prospects(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Of the decrees of this game: met by the seat, and by how many others."""
    for place in range(DECREES_OPEN):
        decree = s.decree[place]
        for other in range(s.players):
            if decree != NONE and meets_all(s, other, DECREE[decree].needs_from, DECREE[decree].needs_to):
                out[at + decree - 1 + (0 if other == seat else DECREES)] += 1


@kernel
def objective_prospects(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """VP that the seat's objectives would bring if the game were over."""
    for i in range(2):
        objective = s.seat[seat].objectives[i]
        if objective != NONE:
            out[at + objective - 1] = byte(objective_vp(s, seat, objective))


@kernel
def outpost_counts(s: Transgalactica, seat: int, at: int, out: Array[u8]) -> None:
    """Outposts of a seat by colour and by kind of their planets; the special planet has all colours (U13)."""
    me = s.seat[seat]
    for color in range(COLORS):
        out[at + color] = me.nightmare
    for space in range(SPACES):
        planet = s.planet[space]
        if planet != NONE and has_outpost(me, space):
            for color in range(COLORS):
                out[at + color] += (PLANET[planet].colors >> color) & 1
            out[at + COLORS + PLANET[planet].kind - Kind.ACTION] += 1
