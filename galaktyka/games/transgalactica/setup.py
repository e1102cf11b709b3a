"""Setting up a table, and the draft (transgalactica.md 3)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below, seed_stream
from galaktyka.engine.record import Array, u32
from galaktyka.games.transgalactica.actions import ABILITY as ABILITY_ACTION
from galaktyka.games.transgalactica.actions import WEALTH as WEALTH_ACTION
from galaktyka.games.transgalactica.bag import draw, empty_bag, put
from galaktyka.games.transgalactica.codes import (
    CREDIT,
    DECREES_OPEN,
    FEWEST,
    HOME,
    NONE,
    OPEN_PER_LEVEL,
    PILE,
    SPACES,
    TRACKS,
    Kind,
)
from galaktyka.games.transgalactica.missions import sort_missions
from galaktyka.games.transgalactica.state import LEVEL_2, Op, Question, Transgalactica, learn
from galaktyka.games.transgalactica.tables import (
    ABILITIES,
    ABILITY,
    DECREE,
    DECREES,
    FLEETS,
    MAP,
    MINING,
    MINING_TOKENS,
    MISSION,
    MISSIONS,
    OBJECTIVES,
    PILE_COUNT,
    PILES,
    PIRATES,
    PLANET,
    PLANETS,
    ROUND,
    RULES,
    TECH,
    TECHS,
    TOKEN,
    TOKENS,
    TRACK,
    WEALTH,
    WEALTH_CARDS,
)

ACTIVE_PIRATES: Final = 1  # more than players
FIRST_PASS: Final = 1
SECOND_PASS: Final = 2
FOUR: Final = 4
TECH_LEVELS: Final = 3
MISSION_LEVELS: Final = 2


@kernel
def setup(s: Transgalactica, key: Array[u32]) -> None:
    """Everything on the table; the first decisions are the reward of the starting token, then the draft."""
    seed_stream(s.random, key)
    lay_map(s)
    lay_tokens(s)
    lay_pirates(s)
    lay_cards(s)
    order_players(s)
    deal_seats(s)
    deal_mining(s)
    deal_offers(s)
    schedule_setup(s)


@kernel
def lay_map(s: Transgalactica) -> None:
    """Base planets on the marked spaces, others on the rest (3.1.4, 3.1.5)."""
    for base in range(2):
        for planet in range(1, PLANETS + 1):
            if PLANET[planet].base == base and PLANET[planet].kind != Kind.SPECIAL:
                put(s, planet)
        for space in range(SPACES):
            facts = MAP[(s.players - FEWEST) * SPACES + space]
            if facts.exists == 1 and facts.base == base and space != HOME:
                s.planet[space] = draw(s)
        empty_bag(s)


@kernel
def lay_tokens(s: Transgalactica) -> None:
    """Bonus tokens on tracks, rounds and action planets (3.1.3 to 3.1.5)."""
    for category in range(2):
        for token in range(1, TOKENS + 1):
            if TOKEN[token].category == category:
                put(s, token)
        for pile in range(PILE_COUNT):
            if PILES[pile].category == category:
                for i in range(PILES[pile].size):
                    s.piles[pile * PILE + i] = draw(s)
                s.pile_size[pile] = PILES[pile].size
        for number in range(1, RULES[0].rounds + 1):
            if ROUND[number].level == category + 1:
                s.round_token[number] = draw(s)
        for space in range(SPACES):
            planet = s.planet[space]
            if PLANET[planet].kind == Kind.ACTION and PLANET[planet].base == 1 - category:
                s.token[space] = draw(s)
        empty_bag(s)


@kernel
def lay_pirates(s: Transgalactica) -> None:
    """One more than players, on different planets that are no base planets (3.1.6)."""
    for space in range(SPACES):
        if s.planet[space] != NONE and PLANET[s.planet[space]].base == 0:
            put(s, space)
    chosen = 0
    for _ in range(s.players + ACTIVE_PIRATES):
        chosen |= 1 << draw(s)
    empty_bag(s)
    for pirate in range(1, PIRATES + 1):
        put(s, pirate)
    for space in range(SPACES):
        if (chosen >> space) & 1 == 1:
            s.pirate[space] = draw(s)
    empty_bag(s)


@kernel
def lay_cards(s: Transgalactica) -> None:
    """Three technologies of each level, missions on their slots and in their decks, four decrees (3.1.8 to 3.1.10)."""
    for level in range(TECH_LEVELS):
        for tech in range(1, TECHS + 1):
            if TECH[tech].level == level + 1:
                put(s, tech)
        for slot in range(OPEN_PER_LEVEL):
            s.tech[level * OPEN_PER_LEVEL + slot] = draw(s)
        empty_bag(s)
    for level in range(MISSION_LEVELS):
        lay_missions(s, level)
    sort_missions(s)
    for place in range(DECREES_OPEN):
        for decree in range(1, DECREES + 1):
            if DECREE[decree].group == place:
                put(s, decree)
        s.decree[place] = draw(s)
        empty_bag(s)


@kernel
def lay_missions(s: Transgalactica, level: int) -> None:
    """Three missions of a level lie open, the others are its deck (3.1.9)."""
    for mission in range(1, MISSIONS + 1):
        if MISSION[mission].level == level + 1:
            put(s, mission)
    for slot in range(OPEN_PER_LEVEL):
        s.mission[level * OPEN_PER_LEVEL + slot] = draw(s)
    while s.bag_size > 0:
        s.deck[level * LEVEL_2 + s.deck_size[level]] = draw(s)
        s.deck_size[level] += 1


@kernel
def order_players(s: Transgalactica) -> None:
    """A random player starts; the markers stand in the first segment, clockwise (3.1.14)."""
    first = below(s.random, s.players)
    for place in range(s.players):
        seat = (first + place) % s.players
        s.order[place] = seat
        s.seat[seat].segment = 1
        s.seat[seat].spot = place


@kernel
def captains(s: Transgalactica) -> int:
    """Captains of each player (3.3, C1)."""
    if s.players == FEWEST:
        return int(RULES[0].captains_2)
    if s.players == FEWEST + 1:
        return int(RULES[0].captains_3)
    return int(RULES[0].captains_4) if s.players == FOUR else int(RULES[0].captains_5)


@kernel
def deal_seats(s: Transgalactica) -> None:
    """Workers, credit, markers, and fleet tokens at random (3.2)."""
    for seat in range(s.players):
        me = s.seat[seat]
        me.captains = captains(s)
        me.crew = RULES[0].crew
        me.capsules = RULES[0].capsules
        me.goods[CREDIT] = RULES[0].credits
        me.hold = RULES[0].hold
        for track in range(TRACKS):
            me.level[track] = TRACK[track].start
        for fleet in range(FLEETS):
            put(s, fleet + 1)
        for fleet in range(FLEETS):
            me.fleet[fleet] = draw(s)


@kernel
def deal_mining(s: Transgalactica) -> None:
    """A starting token for each player, whose reward is gained at once; one open, the rest in a pile (3.1.7, 3.2)."""
    for token in range(1, MINING_TOKENS + 1):
        if MINING[token].starting == 1:
            put(s, token)
    for seat in range(s.players):
        token = draw(s)
        s.seat[seat].mining[0] = token
        s.seat[seat].mining_size = 1
        then_seat(s, seat, Op.EFFECTS, MINING[token].effects)
    for token in range(1, MINING_TOKENS + 1):
        if MINING[token].starting == 0:
            put(s, token)
    s.mining_open = draw(s)
    while s.bag_size > 0:
        s.mining_deck[s.mining_deck_size] = draw(s)
        s.mining_deck_size += 1


@kernel
def deal_offers(s: Transgalactica) -> None:
    """Objectives, and for the draft a set of two wealth cards and an ability for each player (3.2)."""
    for objective in range(1, OBJECTIVES + 1):
        put(s, objective)
    for i in range(2 * s.players):
        s.seat[i // 2].objectives[i % 2] = draw(s)
    empty_bag(s)
    for card in range(1, WEALTH_CARDS + 1):
        put(s, card)
    for i in range(2 * s.players):
        s.wealth[i] = draw(s)
    empty_bag(s)
    for ability in range(1, ABILITIES + 1):
        put(s, ability)
    for i in range(s.players):
        s.abilities[i] = draw(s)
    empty_bag(s)


@kernel
def schedule_setup(s: Transgalactica) -> None:
    """The draft from the last player and back, wealth cards, first outposts, abilities; then the first round (3.2)."""
    then(s, Op.BEGIN_ROUND, 0, 0)
    for place in range(s.players - 1, -1, -1):
        then(s, Op.SETUP_ABILITY, s.order[place], 0)
    then(s, Op.FIRST_OUTPOSTS, 0, 0)
    for place in range(s.players - 1, -1, -1):
        then(s, Op.SETUP_GAINS, s.order[place], 0)
    for place in range(s.players - 1, -1, -1):
        then(s, Op.DRAFT, s.order[place], SECOND_PASS)
    for place in range(s.players):
        then(s, Op.DRAFT, s.order[place], FIRST_PASS)


@kernel
def draft(s: Transgalactica, seat: int, number: int) -> None:
    """Ask for a wealth set or an ability; in the second pass for what is missing."""
    ask(s, seat, Question.DRAFT, number)


@kernel
def can_draft(s: Transgalactica, seat: int, action: int) -> bool:
    """Whether a set or an ability is still there and the seat lacks one (3.2)."""
    me = s.seat[seat]
    if ABILITY_ACTION <= action < ABILITY_ACTION + ABILITIES:
        return me.ability == NONE and place_of_ability(s, action - ABILITY_ACTION + 1) < s.players
    offer = action - WEALTH_ACTION
    return 0 <= offer < s.players and me.wealth == NONE and s.wealth[2 * offer] != NONE and not is_set_taken(s, offer)


@kernel
def is_set_taken(s: Transgalactica, offer: int) -> bool:
    """Whether a wealth set lies with a player."""
    for seat in range(s.players):
        if s.seat[seat].wealth == offer + 1:
            return True
    return False


@kernel
def place_of_ability(s: Transgalactica, ability: int) -> int:
    """Where an ability is offered; the number of players if it is not."""
    for i in range(s.players):
        if s.abilities[i] == ability:
            return i
    return int(s.players)


@kernel
def answer_draft(s: Transgalactica, seat: int, action: int) -> None:
    """Take a set or an ability."""
    me = s.seat[seat]
    close(s, seat)
    if action >= WEALTH_ACTION:
        me.wealth = action - WEALTH_ACTION + 1
    else:
        me.ability = action - ABILITY_ACTION + 1
        s.abilities[place_of_ability(s, me.ability)] = NONE
        learn(me, ABILITY[me.ability].powers_from, ABILITY[me.ability].powers_to)


@kernel
def setup_gains(s: Transgalactica, seat: int) -> None:
    """Gain the wealth cards; they go to the box (3.2)."""
    me = s.seat[seat]
    for i in range(2):
        place = 2 * (me.wealth - 1) + 1 - i
        then_seat(s, seat, Op.EFFECTS, WEALTH[s.wealth[place]].effects)
        s.wealth[place] = NONE


@kernel
def setup_ability(s: Transgalactica, seat: int) -> None:
    """What an ability does in setup (11)."""
    program = ABILITY[s.seat[seat].ability].effects
    if program != NONE:
        then_seat(s, seat, Op.EFFECTS, program)
