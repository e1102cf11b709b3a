"""What a seat may know, as a record, and dealing anew what it cannot know.

Secret are the objectives of others until the end, the order of the decks, and the tokens below the top of a pile.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import Frame, over
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.transgalactica.bag import draw, empty_bag, put
from galaktyka.games.transgalactica.codes import (
    AREAS,
    DECREES_OPEN,
    GOODS,
    MINING_ROWS,
    MISSION_SLOTS,
    MISSION_TYPES,
    NONE,
    OFFICES,
    PILE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
)
from galaktyka.games.transgalactica.effects import is_unused
from galaktyka.games.transgalactica.state import (
    LEVEL_2,
    MOST_LOG,
    MOST_SHIPS,
    OFFERED,
    ROUNDS,
    Transgalactica,
)
from galaktyka.games.transgalactica.tables import (
    FLEETS,
    MINING_TOKENS,
    MISSIONS,
    OBJECTIVES,
    PILE_COUNT,
    PILES,
    PIRATES,
    TOKEN,
    TOKENS,
)

HIDDEN: Final = 254  # a card or token whose face the seat cannot know


@kernel
def observe(s: Transgalactica, seat: int, out: Transgalactica) -> None:
    """Fill a blank record with what a seat may know; a number that is no seat sees what all may see."""
    observe_course(s, out)
    observe_map(s, out)
    observe_cards(s, out)
    observe_piles(s, out)
    for other in range(s.players):
        observe_flow(s, other, out)
        observe_panel(s, other, out)
        observe_progress(s, other, out)
        for i in range(2):
            known = other == seat or over(s)
            out.seat[other].objectives[i] = s.seat[other].objectives[i] if known else HIDDEN


@kernel
def observe_course(s: Transgalactica, out: Transgalactica) -> None:
    """Where the round stands, and what is still to be done."""
    out.players, out.turn, out.depth = s.players, s.turn, s.depth
    out.active, out.place, out.passes = s.active, s.place, s.passes
    for i in range(s.depth):
        copy_frame(s.stack[i], out.stack[i])
    for place in range(s.players):
        out.order[place] = s.order[place]
    for area in range(AREAS):
        out.main_users[area] = s.main_users[area]


@kernel
def copy_frame(frame: Frame, out: Frame) -> None:
    """Frames follow from what everybody saw."""
    out.op, out.seat, out.number = frame.op, frame.seat, frame.number


@kernel
def observe_map(s: Transgalactica, out: Transgalactica) -> None:
    """The map is open."""
    for space in range(SPACES):
        out.planet[space], out.pirate[space] = s.planet[space], s.pirate[space]
        out.token[space], out.filled[space] = s.token[space], s.filled[space]


@kernel
def observe_cards(s: Transgalactica, out: Transgalactica) -> None:
    """Cards that lie open: technologies, missions, decrees, the Senate, the draft."""
    for slot in range(TECH_SLOTS):
        out.tech[slot] = s.tech[slot]
    for slot in range(MISSION_SLOTS):
        out.mission[slot] = s.mission[slot]
    for place in range(DECREES_OPEN):
        out.decree[place], out.office[place] = s.decree[place], s.office[place]
    for office in range(OFFICES + 1):
        out.gold[office], out.silver[office] = s.gold[office], s.silver[office]
    for i in range(OFFERED):
        out.abilities[i] = s.abilities[i]
        out.wealth[2 * i], out.wealth[2 * i + 1] = s.wealth[2 * i], s.wealth[2 * i + 1]


@kernel
def observe_piles(s: Transgalactica, out: Transgalactica) -> None:
    """Of piles of tokens the top is seen, of decks only their size."""
    for pile in range(PILE_COUNT):
        size = int(s.pile_size[pile])
        out.pile_size[pile] = size
        for i in range(size):
            out.piles[pile * PILE + i] = s.piles[pile * PILE + i] if i == size - 1 else HIDDEN
    for number in range(ROUNDS):
        out.round_token[number] = s.round_token[number]
    for token in range(TOKENS + 1):
        out.bonus[token] = s.bonus[token]
    out.mining_open, out.mining_deck_size = s.mining_open, s.mining_deck_size
    for i in range(s.mining_deck_size):
        out.mining_deck[i] = HIDDEN
    for level in range(2):
        out.deck_size[level] = s.deck_size[level]
        for i in range(s.deck_size[level]):
            out.deck[level * LEVEL_2 + i] = HIDDEN


@kernel
def observe_flow(s: Transgalactica, seat: int, out: Transgalactica) -> None:
    """What a seat is asked and has still to do."""
    me, to = s.seat[seat], out.seat[seat]
    to.question, to.amount, to.depth = me.question, me.amount, me.depth
    for i in range(me.depth):
        copy_frame(me.stack[i], to.stack[i])
    to.last_track, to.collected, to.doubled = me.last_track, me.collected, me.doubled


@kernel
def observe_panel(s: Transgalactica, seat: int, out: Transgalactica) -> None:
    """The control panel of a seat is open."""
    me, to = s.seat[seat], out.seat[seat]
    for good in range(GOODS):
        to.goods[good] = me.goods[good]
    for track in range(TRACKS):
        to.level[track], to.raised[track], to.temporary[track] = me.level[track], me.raised[track], me.temporary[track]
    to.captains, to.captains_out, to.crew, to.crew_out = me.captains, me.captains_out, me.crew, me.crew_out
    to.capsules, to.lieutenant, to.hold = me.capsules, me.lieutenant, me.hold
    for i in range(FLEETS):
        to.fleet[i] = me.fleet[i]
    for i in range(MINING_ROWS):
        to.mining[i] = me.mining[i]
    for i in range(PIRATES):
        to.pirates[i] = me.pirates[i]
    to.mining_size, to.pirates_size = me.mining_size, me.pirates_size
    to.vp, to.segment, to.spot = me.vp, me.segment, me.spot


@kernel
def observe_progress(s: Transgalactica, seat: int, out: Transgalactica) -> None:
    """Ships, outposts, technologies, missions and the ability of a seat are open."""
    me, to = s.seat[seat], out.seat[seat]
    to.ships, to.outposts, to.placed, to.nightmare = me.ships, me.outposts, me.placed, me.nightmare
    for i in range(MOST_SHIPS):
        to.ship[i] = me.ship[i]
    to.marked, to.used, to.powers, to.events = me.marked, me.used, me.powers, me.events
    to.ability, to.ability_used, to.reuse = me.ability, me.ability_used, me.reuse
    to.wealth, to.planets_used, to.log_size = me.wealth, me.planets_used, me.log_size
    for i in range(MOST_LOG):
        to.log[i] = me.log[i]
    for kind in range(MISSION_TYPES):
        to.completed[kind] = me.completed[kind]


@kernel
def resample(s: Transgalactica, seat: int, key: Array[u32]) -> None:
    """Deal anew everything the seat cannot know: decks, piles, other objectives, and the future."""
    seed_stream(s.random, key)
    deal_mining_pile(s)
    for level in range(2):
        deal_deck(s, level)
    for category in range(2):
        deal_piles(s, category)
    if not over(s):
        deal_objectives(s, seat)


@kernel
def deal_mining_pile(s: Transgalactica) -> None:
    """Mix the pile of mining tokens; pieces go into the bag by number, so that their order now tells nothing."""
    for token in range(1, MINING_TOKENS + 1):
        for i in range(s.mining_deck_size):
            if s.mining_deck[i] == token:
                put(s, token)
    for i in range(s.mining_deck_size):
        s.mining_deck[i] = draw(s)


@kernel
def deal_deck(s: Transgalactica, level: int) -> None:
    """Mix a deck of missions."""
    begin = level * LEVEL_2
    for mission in range(1, MISSIONS + 1):
        for i in range(s.deck_size[level]):
            if s.deck[begin + i] == mission:
                put(s, mission)
    for i in range(s.deck_size[level]):
        s.deck[begin + i] = draw(s)


@kernel
def deal_piles(s: Transgalactica, category: int) -> None:
    """Tokens below the top of a pile are drawn anew from those that nobody can see."""
    for pile in range(PILE_COUNT):
        if PILES[pile].category == category:
            for i in range(s.pile_size[pile] - 1):
                s.piles[pile * PILE + i] = NONE
    for token in range(1, TOKENS + 1):
        if TOKEN[token].category == category and is_unused(s, token):
            put(s, token)
    for pile in range(PILE_COUNT):
        if PILES[pile].category == category:
            for i in range(s.pile_size[pile] - 1):
                s.piles[pile * PILE + i] = draw(s)
    empty_bag(s)


@kernel
def deal_objectives(s: Transgalactica, seat: int) -> None:
    """The other seats get objectives anew."""
    for objective in range(1, OBJECTIVES + 1):
        if not 0 <= seat < s.players or (
            s.seat[seat].objectives[0] != objective and s.seat[seat].objectives[1] != objective
        ):
            put(s, objective)
    for other in range(s.players):
        if other != seat:
            for i in range(2):
                s.seat[other].objectives[i] = draw(s)
    empty_bag(s)
