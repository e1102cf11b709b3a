"""What a seat sees, as a structure for JSON. It is filled from an observation, which holds nothing hidden."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from galaktyka.engine.flow import MAX_SEATS, NOTHING, over, owing
from galaktyka.games.transgalactica.actions import ACTIONS
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import (
    DECREES_OPEN,
    FEWEST,
    NONE,
    OFFICES,
    OUTPOSTS,
    PILE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
    Area,
    MissionType,
)
from galaktyka.games.transgalactica.explore import EITHER, EXTRA, OUTPOST, free_left, paid_left
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.legal import legal
from galaktyka.games.transgalactica.notation import action_text, question_name
from galaktyka.games.transgalactica.routes import RouteView, routes
from galaktyka.games.transgalactica.scoring import score, winners
from galaktyka.games.transgalactica.state import (
    FRESH,
    OUT,
    READY,
    RESERVED,
    ROUNDS,
    SPENT,
    Question,
    Seat,
    Transgalactica,
    level_of,
)
from galaktyka.games.transgalactica.tables import MAP, PILE_COUNT, TOKENS, VOCABULARIES


class SpaceView(Struct, frozen=True):
    """A space of the map."""

    space: str
    planet: str  # "" on the central space
    pirate: str
    token: str
    outposts: list[int]  # seats
    used: bool  # its action was used this round


class ExploreView(Struct, frozen=True):
    """What is left of a movement."""

    paid: int  # moves that cost energy
    free: int
    outpost: bool  # an outpost may be placed
    either: bool  # a move or an outpost, not both
    routes: list[RouteView]  # where the own ships can fly to; of others' ships nothing


class SeatView(Struct, frozen=True):
    """One seat as all see it; only its objectives are its own."""

    goods: dict[str, int]
    vp: int
    score: int
    levels: dict[str, int]  # as requirements see them
    markers: dict[str, int]  # where the markers stand
    captains: int  # ready
    captains_out: int
    crew: int  # ready
    crew_out: int
    capsules: int
    lieutenant: bool  # ready
    lieutenant_out: bool
    ships: list[str]
    outposts_left: int
    hold: int
    fleet: list[str]
    mining: list[str]
    pirates: list[str]
    technologies: list[str]
    used_technologies: list[str]  # this round
    ability: str
    nightmare: bool
    log: list[str]
    completed: dict[str, int]
    fresh_tokens: list[str]
    spent_tokens: list[str]
    reserve: list[str]
    objectives: list[str] | None  # None: secret
    segment: int
    question: str  # what it is asked; "" if it owes nothing
    amount: int
    exploring: ExploreView | None


class OfficeView(Struct, frozen=True):
    """An office of the Senate."""

    office: str
    decree: str
    gold: int | None
    silver: int | None


class TransgalacticaView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None  # None: a spectator
    players: int
    round: int
    phase: str  # draft, income or action
    order: list[int]
    active: int | None
    map: list[SpaceView]
    used_areas: dict[str, list[int]]  # the seats that used each main space this round
    technologies: list[str]
    missions: list[str]
    decrees: list[str]
    offices: list[OfficeView]
    mining_token: str
    piles: list[list[str]]  # the top token of each pile and how many lie below, as its name and "?"
    round_tokens: list[str]
    wealth: list[str]
    abilities: list[str]
    seats: list[SeatView]
    owing: list[int]
    legal: list[str]
    over: bool
    winners: list[int]


def _name(vocabulary: str, number: int) -> str:
    return "" if number == NONE else VOCABULARIES[vocabulary][number]


def view(o: Transgalactica, seat: int) -> TransgalacticaView:
    """The table as an observation shows it to a seat."""
    playing = 0 <= seat < o.players
    ended = over(o)
    return TransgalacticaView(
        seat=seat if playing else None,
        players=o.players,
        round=o.turn,
        phase="draft" if o.turn == 0 else "action" if o.active else "income",
        order=[o.order[place] for place in range(o.players)],
        active=o.active - 1 if o.active else None,
        map=[_space_view(o, space) for space in range(SPACES) if MAP[(o.players - FEWEST) * SPACES + space].exists],
        used_areas={area.name.lower(): _seats(o.main_users[area]) for area in Area if o.main_users[area]},
        technologies=[_name("technology", o.tech[slot]) for slot in range(TECH_SLOTS)],
        missions=[_name("mission", number) for number in o.mission],
        decrees=[_name("decree", number) for number in o.decree],
        offices=[_office_view(o, office) for office in range(1, OFFICES + 1)],
        mining_token=_name("mining", o.mining_open),
        piles=[_pile_view(o, pile) for pile in range(PILE_COUNT)],
        round_tokens=[_name("token", o.round_token[number]) for number in range(1, ROUNDS)],
        wealth=[_name("wealth", o.wealth[i]) for i in range(2 * o.players)],
        abilities=[_name("ability", o.abilities[i]) for i in range(o.players)],
        seats=[_seat_view(o, other, other == seat or ended) for other in range(o.players)],
        owing=_seats(owing(o)),
        legal=_legal(o, seat) if playing else [],
        over=ended,
        winners=_seats(winners(o)) if ended else [],
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def _legal(o: Transgalactica, seat: int) -> list[str]:
    mask = np.zeros(ACTIONS, np.uint8)
    legal(o, seat, mask)
    return [action_text(o.seat[seat].question, int(action)) for action in np.flatnonzero(mask)]


def _space_view(o: Transgalactica, space: int) -> SpaceView:
    return SpaceView(
        space=SPACE_IDS[space],
        planet=_name("planet", o.planet[space]),
        pirate=_name("pirate", o.pirate[space]),
        token=_name("token", o.token[space]),
        outposts=[seat for seat in range(o.players) if o.seat[seat].outposts >> space & 1],
        used=any(o.seat[seat].planets_used >> space & 1 for seat in range(o.players)),
    )


def _office_view(o: Transgalactica, office: int) -> OfficeView:
    decree = next((o.decree[place] for place in range(DECREES_OPEN) if o.office[place] == office), NONE)
    return OfficeView(
        office=VOCABULARIES["office"][office],
        decree=_name("decree", decree),
        gold=o.gold[office] - 1 if o.gold[office] else None,
        silver=o.silver[office] - 1 if o.silver[office] else None,
    )


def _pile_view(o: Transgalactica, pile: int) -> list[str]:
    size = o.pile_size[pile]
    return ["?"] * (size - 1) + [_name("token", o.piles[pile * PILE + size - 1])] if size else []


def _tokens(o: Transgalactica, where: int) -> list[str]:
    return [VOCABULARIES["token"][token] for token in range(1, TOKENS + 1) if o.bonus[token] == where]


def _names(vocabulary: str, numbers: list[int]) -> list[str]:
    return [_name(vocabulary, number) for number in numbers if number != NONE]


def _technologies(o: Transgalactica, slots: int) -> list[str]:
    return [_name("technology", o.tech[slot]) for slot in range(TECH_SLOTS) if slots >> slot & 1]


def _explore_view(o: Transgalactica, seat: int, own: bool) -> ExploreView:
    state = o.seat[seat].amount
    return ExploreView(
        paid=paid_left(state),
        free=free_left(state) + (1 if state & EXTRA else 0),
        outpost=state & (OUTPOST | EXTRA) != 0,
        either=state & EITHER != 0,
        routes=routes(o, seat, state) if own else [],
    )


def _seat_view(o: Transgalactica, seat: int, own: bool) -> SeatView:
    me: Seat = o.seat[seat]
    return SeatView(
        goods={name: me.goods[good] for good, name in enumerate(GOOD_NAMES)},
        vp=me.vp,
        score=score(o, seat),
        levels={TRACK_NAMES[track]: level_of(me, track) for track in range(TRACKS)},
        markers={TRACK_NAMES[track]: me.level[track] for track in range(TRACKS)},
        captains=me.captains,
        captains_out=me.captains_out,
        crew=me.crew,
        crew_out=me.crew_out,
        capsules=me.capsules,
        lieutenant=me.lieutenant == READY,
        lieutenant_out=me.lieutenant == OUT,
        ships=[SPACE_IDS[me.ship[ship]] for ship in range(me.ships)],
        outposts_left=OUTPOSTS - me.placed,
        hold=me.hold,
        fleet=_names("fleet", list(me.fleet)),
        mining=_names("mining", list(me.mining)),
        pirates=_names("pirate", list(me.pirates)),
        technologies=_technologies(o, me.marked),
        used_technologies=_technologies(o, me.used),
        ability=_name("ability", me.ability),
        nightmare=me.nightmare == 1,
        log=_names("mission", list(me.log)),
        completed={kind.name.lower(): me.completed[kind] for kind in MissionType},
        fresh_tokens=_tokens(o, FRESH + seat),
        spent_tokens=_tokens(o, SPENT + seat),
        reserve=_tokens(o, RESERVED + seat),
        objectives=_names("objective", list(me.objectives)) if own else None,
        segment=me.segment,
        question="" if me.question == NOTHING else question_name(me.question),
        amount=me.amount,
        exploring=_explore_view(o, seat, own) if me.question == Question.EXPLORE else None,
    )
