"""Any situation, built by hand: goods, levels, workers, ships, outposts, cards, tokens, phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from galaktyka.engine.errors import PositionError
from galaktyka.engine.flow import NOTHING, then
from galaktyka.engine.match import Match, Seed
from galaktyka.engine.random import key_words
from galaktyka.engine.record import Array, over
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import (
    FEWEST,
    HOME,
    NONE,
    OPEN_PER_LEVEL,
    PILE,
    SPACES,
    TECH_SLOTS,
    Area,
    MissionType,
    Track,
)
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.missions import sort_missions
from galaktyka.games.transgalactica.rules import advance
from galaktyka.games.transgalactica.setup import setup
from galaktyka.games.transgalactica.state import (
    FRESH,
    LEVEL_2,
    READY,
    RESERVED,
    SPENT,
    Op,
    Seat,
    Transgalactica,
    learn,
)
from galaktyka.games.transgalactica.tables import (
    ABILITY,
    FACTS,
    MAP,
    MINING_TOKENS,
    MISSION,
    PILE_COUNT,
    RULES,
    TECH,
    TOKEN,
    TOKENS,
    VOCABULARIES,
)

PHASES: Final = ("turns", "income", "maintenance")


@dataclass(frozen=True)
class SeatSetup:
    """What one seat has; the central outpost and one ship are always there."""

    energy: int = 0
    ore: int = 0
    alien: int = 0
    credit: int = 0
    vp: int = 0
    levels: Mapping[str, int] = field(default_factory=dict)  # markers, as in {"trade": 2}
    captains: int | None = None
    crew: int = 1
    capsules: int | None = None  # by default the crew that is not mobilised
    ships: Sequence[str] = ("H",)
    outposts: Sequence[str] = ()  # spaces besides the central one
    technologies: Sequence[str] = ()
    ability: str = ""
    hold: int | None = None  # by default what the trade level has freed, less the markers on technologies
    mining: Sequence[str] = ()
    pirates: Sequence[str] = ()
    tokens: Sequence[str] = ()
    spent: Sequence[str] = ()
    reserve: Sequence[str] = ()
    log: Sequence[str] = ()
    completed: Mapping[str, int] = field(default_factory=dict)  # missions by type, as in {"war": 2}
    objectives: Sequence[str] = ()
    fleet: Sequence[str] = ()


def position(
    seats: Sequence[SeatSetup],
    *,
    phase: str = "turns",
    round: int = 1,  # noqa: A002 - what players call it
    order: Sequence[int] = (),
    planets: Mapping[str, str] | None = None,
    pirates: Mapping[str, str] | None = None,
    planet_tokens: Mapping[str, str] | None = None,
    technologies: Sequence[str] = (),
    missions: Sequence[str] = (),
    decrees: Sequence[str] = (),
    piles: Mapping[tuple[str, int], Sequence[str]] | None = None,
    used: Mapping[str, int] | None = None,
    mining_token: str = "",
    seed: Seed = 0,
    backend: str | None = None,
) -> Match:
    """The match that begins in a situation, run to its first decision.

    What is not named lies as the seed deals it; pirates, bonus tokens on planets and mining tokens lie only where they
    are named. `order` is the priority, `used` the seats that used main spaces, `piles` the tokens on spaces of tracks.
    """
    array = GAME.new_record(len(seats), {})
    s = over(Transgalactica, array)
    setup(s, key_words(seed))
    _clear(s)
    _lay_piles(s, piles or {})
    _lay_map(s, planets or {}, pirates or {}, planet_tokens or {})
    _lay_cards(s, technologies, missions, decrees)
    for seat, wanted in enumerate(seats):
        _deal_seat(s, seat, wanted)
    _lay_mining(s, mining_token)
    for area, user in (used or {}).items():
        s.main_users[Area[area.upper()]] |= 1 << user
    _order(s, order or range(len(seats)))
    _schedule(s, phase, round)
    return Match(GAME, players=len(seats), options={}, seed=seed, start=array, backend_name=backend)


def _number(vocabulary: str, name: str) -> int:
    names = VOCABULARIES[vocabulary]
    if name not in names[1:]:
        raise PositionError(f"There is no {vocabulary} '{name}'.")
    return names.index(name)


def _space(s: Transgalactica, name: str) -> int:
    if name not in SPACE_IDS or not MAP[(s.players - FEWEST) * SPACES + SPACE_IDS.index(name)].exists:
        raise PositionError(f"The map for {s.players} players has no space '{name}'.")
    return SPACE_IDS.index(name)


def _blank(part: Array[int]) -> None:
    for i in range(len(part)):
        part[i] = 0


def _clear(s: Transgalactica) -> None:
    """Take away what the deal has left to do, and what lies only where it is named."""
    while s.depth > 0:
        s.depth -= 1
        frame = s.stack[s.depth]
        frame.op = frame.seat = frame.number = 0
    for part in (s.pirate, s.token, s.wealth, s.abilities):
        _blank(part)
    for seat in range(s.players):
        me = s.seat[seat]
        me.question, me.amount = NOTHING, 0
        while me.depth > 0:
            me.depth -= 1
            frame = me.stack[me.depth]
            frame.op = frame.seat = frame.number = 0
        for pile in (me.goods, me.mining):
            _blank(pile)
        me.mining_size = 0


def _put(row: Array[int], place: int, piece: int) -> None:
    """Put a piece at a place; if it lay elsewhere in the row, the two change places."""
    for other in range(len(row)):
        if row[other] == piece:
            row[other] = row[place]
    row[place] = piece


def _lay_map(
    s: Transgalactica, planets: Mapping[str, str], pirates: Mapping[str, str], tokens: Mapping[str, str]
) -> None:
    for name, planet in planets.items():
        _put(s.planet, _space(s, name), _number("planet", planet))
    for name, pirate in pirates.items():
        s.pirate[_space(s, name)] = _number("pirate", pirate)
    for name, token in tokens.items():
        s.token[_space(s, name)] = _take_token(s, token)


def _take_token(s: Transgalactica, name: str) -> int:
    """A bonus token by name; where it lay on a pile or a round, one that lies nowhere takes its place."""
    token = _number("token", name)
    taken = {*s.piles, *s.token, *s.round_token, *(t for t in range(1, TOKENS + 1) if s.bonus[t])}
    others = (t for t in range(1, TOKENS + 1) if TOKEN[t].category == TOKEN[token].category and t not in taken)
    for row in (s.piles, s.round_token):
        for i in range(len(row)):
            if row[i] == token:
                row[i] = next(others, NONE)
                if row[i] == NONE:
                    raise PositionError(
                        f"No bonus token is left to take the place of '{name}'; lay fewer on the tracks."
                    )
    return token


def _lay_cards(s: Transgalactica, technologies: Sequence[str], missions: Sequence[str], decrees: Sequence[str]) -> None:
    taken: set[int] = set()
    for name in technologies:
        tech = _number("technology", name)
        slot = next(slot for slot in _slots(tech) if slot not in taken)
        _put(s.tech, slot, tech)
        taken.add(slot)
    for slot, name in enumerate(missions):
        mission = _number("mission", name)
        first = (MISSION[mission].level - 1) * LEVEL_2
        for i in range(first, first + s.deck_size[MISSION[mission].level - 1]):
            if s.deck[i] == mission:
                s.deck[i] = s.mission[slot]
        _put(s.mission, slot, mission)
    for place, name in enumerate(decrees):
        _put(s.decree, place, _number("decree", name))


def _take_mission(s: Transgalactica, mission: int) -> None:
    """A mission of a log lies nowhere else: where it lay open, the top of its deck takes its place."""
    level = MISSION[mission].level - 1
    first, size = level * LEVEL_2, s.deck_size[level]
    deck = [s.deck[first + i] for i in range(size) if s.deck[first + i] != mission]
    for slot in range(len(s.mission)):
        if s.mission[slot] == mission:
            s.mission[slot] = deck.pop()
    for i in range(size):
        s.deck[first + i] = deck[i] if i < len(deck) else NONE
    s.deck_size[level] = len(deck)
    sort_missions(s)


def _slots(tech: int) -> range:
    """The slots of a technology's level."""
    first = OPEN_PER_LEVEL * (TECH[tech].level - 1)
    return range(first, first + OPEN_PER_LEVEL)


def _lay_technology(s: Transgalactica, tech: int) -> int:
    """The slot of a technology, which is laid on the last slot of its level that nobody has marked."""
    for slot in range(TECH_SLOTS):
        if s.tech[slot] == tech:
            return slot
    marked = 0
    for seat in range(s.players):
        marked |= s.seat[seat].marked
    slot = next(slot for slot in reversed(_slots(tech)) if not marked >> slot & 1)
    s.tech[slot] = tech
    return slot


def _deal_seat(s: Transgalactica, seat: int, wanted: SeatSetup) -> None:
    me = s.seat[seat]
    for good, kind in enumerate(GOOD_NAMES):
        me.goods[good] = getattr(wanted, kind)
    me.vp = wanted.vp
    for track, level in wanted.levels.items():
        if track not in TRACK_NAMES:
            raise PositionError(f"There is no track '{track}'; use {', '.join(TRACK_NAMES)}.")
        me.level[TRACK_NAMES.index(track)] = level
    _deal_workers(me, wanted)
    _deal_ships(s, me, wanted)
    _deal_pieces(me, wanted)
    _deal_powers(s, me, wanted)
    for name in wanted.log:
        _take_mission(s, _number("mission", name))
    for where, names in ((FRESH, wanted.tokens), (SPENT, wanted.spent), (RESERVED, wanted.reserve)):
        for name in names:
            s.bonus[_take_token(s, name)] = where + seat


def _deal_workers(me: Seat, wanted: SeatSetup) -> None:
    if wanted.captains is not None:
        me.captains = wanted.captains
    me.crew = wanted.crew
    pieces = FACTS.control_panel.workers.crew_pieces.value
    me.capsules = max(0, pieces - wanted.crew) if wanted.capsules is None else wanted.capsules


def _deal_ships(s: Transgalactica, me: Seat, wanted: SeatSetup) -> None:
    me.ships = len(wanted.ships)
    for ship, name in enumerate(wanted.ships):
        me.ship[ship] = _space(s, name)
    me.outposts = 1 << HOME
    me.placed = 1 + len(wanted.outposts)
    for name in wanted.outposts:
        me.outposts |= 1 << _space(s, name)
        s.filled[_space(s, name)] += 1
    me.segment = me.placed


def _deal_pieces(me: Seat, wanted: SeatSetup) -> None:
    for row, vocabulary, names in (
        (me.mining, "mining", wanted.mining),
        (me.pirates, "pirate", wanted.pirates),
        (me.log, "mission", wanted.log),
        (me.fleet, "fleet", wanted.fleet),
        (me.objectives, "objective", wanted.objectives),
    ):
        for i, name in enumerate(names):
            row[i] = _number(vocabulary, name)
    me.mining_size, me.pirates_size, me.log_size = len(wanted.mining), len(wanted.pirates), len(wanted.log)
    for kind, count in wanted.completed.items():
        me.completed[MissionType[kind.upper()]] = count


def _deal_powers(s: Transgalactica, me: Seat, wanted: SeatSetup) -> None:
    for name in wanted.technologies:
        tech = _number("technology", name)
        me.marked |= 1 << _lay_technology(s, tech)
        learn(me, TECH[tech].powers_from, TECH[tech].powers_to)
    freed = (me.level[Track.TRADE] + 1) // 2
    me.hold = RULES[0].hold + freed - len(wanted.technologies) if wanted.hold is None else wanted.hold
    if wanted.ability:
        me.ability = _number("ability", wanted.ability)
        learn(me, ABILITY[me.ability].powers_from, ABILITY[me.ability].powers_to)
    if wanted.ability == "lieutenant":
        me.lieutenant = READY
    if wanted.ability == "technology_nightmare":
        me.nightmare = 1


def _lay_piles(s: Transgalactica, piles: Mapping[tuple[str, int], Sequence[str]]) -> None:
    """Tokens on spaces of tracks, the top one last; no tokens if the list is empty."""
    spaces: list[tuple[str, int]] = [
        (name, space.level)
        for name in TRACK_NAMES[: Track.TRADE]
        for space in getattr(FACTS.tracks.tracks, name).spaces
        if space.tokens
    ]
    assert len(spaces) == PILE_COUNT
    for place in piles:  # all are taken away first: one may name what lies on another
        for i in range(PILE):
            s.piles[spaces.index(place) * PILE + i] = NONE
    for place, names in piles.items():
        pile = spaces.index(place)
        for i, name in enumerate(names):
            s.piles[pile * PILE + i] = _take_token(s, name)
        s.pile_size[pile] = len(names)


def _lay_mining(s: Transgalactica, name: str) -> None:
    """The open mining token; all that nobody has are the pile."""
    s.mining_open = _number("mining", name) if name else NONE
    taken = {s.mining_open, *(token for seat in range(s.players) for token in s.seat[seat].mining)}
    left = [token for token in range(1, MINING_TOKENS + 1) if token not in taken]
    _blank(s.mining_deck)
    for i, token in enumerate(left):
        s.mining_deck[i] = token
    s.mining_deck_size = len(left)


def _order(s: Transgalactica, order: Sequence[int]) -> None:
    for place, seat in enumerate(order):
        s.order[place] = seat
        s.seat[seat].spot = place


def _schedule(s: Transgalactica, phase: str, number: int) -> None:
    """Let the phase be played next, and the rest of the round after it."""
    if phase not in PHASES:
        raise PositionError(f"There is no phase '{phase}'; use {', '.join(PHASES)}.")
    s.turn = number - 1 if phase == "income" else number
    if phase == "turns":
        s.place = s.players - 1
    for begun in range(1, number + 1):
        s.round_token[begun] = NONE  # who was first has taken it (4.3.5)
    op = {"turns": Op.NEXT_TURN, "income": Op.BEGIN_ROUND, "maintenance": Op.MAINTENANCE}[phase]
    then(s, op, 0, 0)
    advance(s)
