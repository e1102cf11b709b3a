"""Setting up a table, and the draft (transgalactica.md 3)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below, seed_stream
from galaktyka.engine.record import Array, u8, u32
from galaktyka.games.transgalactica.actions import ABILITY as ABILITY_ACTION
from galaktyka.games.transgalactica.actions import WEALTH as WEALTH_ACTION
from galaktyka.games.transgalactica.codes import (
    DECREES_OPEN,
    FEWEST,
    HOME,
    MISSION_SLOTS,
    NONE,
    OPEN_PER_LEVEL,
    PILE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
    Category,
    Good,
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
def pick_planet(s: Transgalactica, base: int) -> int:
    """A random planet that lies on no space yet; base planets, or all others but the special one (3.1.4, 3.1.5)."""
    picked, ways = NONE, 0
    for planet in range(1, PLANETS + 1):
        if PLANET[planet].base == base and PLANET[planet].kind != Kind.SPECIAL:
            laid = False
            for space in range(SPACES):
                if s.planet[space] == planet:
                    laid = True
            if not laid:
                ways += 1
                if below(s.random, ways) == 0:
                    picked = planet
    return picked


@kernel
def lay_map(s: Transgalactica) -> None:
    """Base planets on the marked spaces, others on the rest (3.1.4, 3.1.5)."""
    for space in range(SPACES):
        facts = MAP[(s.players - FEWEST) * SPACES + space]
        if facts.exists == 1 and space != HOME:
            s.planet[space] = pick_planet(s, facts.base)


@kernel
def shuffle(pile: Array[u8], random: Transgalactica) -> None:
    """Mix a pile."""
    for i in range(len(pile) - 1, 0, -1):
        j = below(random.random, i + 1)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card


@kernel
def pick_token(s: Transgalactica, category: int) -> int:
    """A random bonus token that lies nowhere yet; `bonus` marks those that do while the table is laid."""
    picked, ways = NONE, 0
    for token in range(1, TOKENS + 1):
        if TOKEN[token].category == category and s.bonus[token] == NONE:
            ways += 1
            if below(s.random, ways) == 0:
                picked = token
    s.bonus[picked] = 1
    return picked


@kernel
def lay_tokens(s: Transgalactica) -> None:
    """Bonus tokens on tracks, rounds and action planets (3.1.3 to 3.1.5)."""
    for pile in range(PILE_COUNT):
        for i in range(PILES[pile].size):
            s.piles[pile * PILE + i] = pick_token(s, PILES[pile].category)
        s.pile_size[pile] = PILES[pile].size
    for number in range(1, RULES[0].rounds + 1):
        if ROUND[number].level > 0:
            s.round_token[number] = pick_token(s, ROUND[number].level - 1)
    for space in range(SPACES):
        planet = s.planet[space]
        if PLANET[planet].kind == Kind.ACTION:
            s.token[space] = pick_token(s, Category.BASIC if PLANET[planet].base == 1 else Category.ADVANCED)
    for token in range(TOKENS + 1):
        s.bonus[token] = NONE


@kernel
def lay_pirates(s: Transgalactica) -> None:
    """One more than players, on different planets that are no base planets (3.1.6)."""
    pool = s.mining_deck  # still empty: it serves to shuffle the pirates
    for pirate in range(PIRATES):
        pool[pirate] = pirate + 1
    shuffle(pool[0:PIRATES], s)
    for i in range(s.players + ACTIVE_PIRATES):
        picked, ways = NONE, 0
        for space in range(SPACES):
            planet = s.planet[space]
            if planet != NONE and PLANET[planet].base == 0 and s.pirate[space] == NONE:
                ways += 1
                if below(s.random, ways) == 0:
                    picked = space
        s.pirate[picked] = pool[i]
    for i in range(PIRATES):
        pool[i] = NONE


@kernel
def lay_cards(s: Transgalactica) -> None:
    """Three technologies of each level, missions on their slots and in their decks, four decrees (3.1.8 to 3.1.10)."""
    for slot in range(TECH_SLOTS):
        s.tech[slot] = pick_tech(s, slot // OPEN_PER_LEVEL + 1)
    for mission in range(1, MISSIONS + 1):
        level = MISSION[mission].level - 1
        s.deck[level * LEVEL_2 + s.deck_size[level]] = mission
        s.deck_size[level] += 1
    shuffle(s.deck[0:LEVEL_2], s)
    shuffle(s.deck[LEVEL_2:MISSIONS], s)
    for slot in range(MISSION_SLOTS):
        level = slot // OPEN_PER_LEVEL
        s.deck_size[level] -= 1
        top = level * LEVEL_2 + s.deck_size[level]
        s.mission[slot] = s.deck[top]
        s.deck[top] = NONE
    sort_missions(s)
    for place in range(DECREES_OPEN):
        s.decree[place] = pick_decree(s, place)


@kernel
def pick_tech(s: Transgalactica, level: int) -> int:
    """A random technology of a level that does not lie there yet."""
    picked, ways = NONE, 0
    for tech in range(1, TECHS + 1):
        if TECH[tech].level == level:
            laid = False
            for slot in range(TECH_SLOTS):
                if s.tech[slot] == tech:
                    laid = True
            if not laid:
                ways += 1
                if below(s.random, ways) == 0:
                    picked = tech
    return picked


@kernel
def pick_decree(s: Transgalactica, group: int) -> int:
    """A random decree of a marking."""
    picked, ways = NONE, 0
    for decree in range(1, DECREES + 1):
        if DECREE[decree].group == group:
            ways += 1
            if below(s.random, ways) == 0:
                picked = decree
    return picked


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
        me.goods[Good.CREDIT] = RULES[0].credits
        me.hold = RULES[0].hold
        for track in range(TRACKS):
            me.level[track] = TRACK[track].start
        for fleet in range(FLEETS):
            me.fleet[fleet] = fleet + 1
        shuffle(me.fleet[0:FLEETS], s)


@kernel
def deal_mining(s: Transgalactica) -> None:
    """A starting token for each player, whose reward is gained at once; one open, the rest in a pile (3.1.7, 3.2)."""
    for seat in range(s.players):
        me = s.seat[seat]
        token = pick_mining(s, 1)
        me.mining[0] = token
        me.mining_size = 1
        then_seat(s, seat, Op.EFFECTS, MINING[token].effects)
    token = pick_mining(s, 0)
    while token != NONE:
        s.mining_deck[s.mining_deck_size] = token
        s.mining_deck_size += 1
        token = pick_mining(s, 0)
    s.mining_deck_size -= 1
    s.mining_open = s.mining_deck[s.mining_deck_size]
    s.mining_deck[s.mining_deck_size] = NONE


@kernel
def pick_mining(s: Transgalactica, starting: int) -> int:
    """A random mining token that lies nowhere yet; 1: a starting one."""
    picked, ways = NONE, 0
    for token in range(1, MINING_TOKENS + 1):
        if MINING[token].starting >= starting and not is_dealt(s, token):
            ways += 1
            if below(s.random, ways) == 0:
                picked = token
    return picked


@kernel
def is_dealt(s: Transgalactica, token: int) -> bool:
    """Whether a mining token lies with a player or in the pile."""
    for seat in range(s.players):
        if s.seat[seat].mining_size > 0 and s.seat[seat].mining[0] == token:
            return True
    for i in range(s.mining_deck_size):
        if s.mining_deck[i] == token:
            return True
    return False


@kernel
def deal_offers(s: Transgalactica) -> None:
    """Objectives, and for the draft a set of two wealth cards and an ability for each player (3.2)."""
    for i in range(2 * s.players):
        seat = i // 2
        s.seat[seat].objectives[i % 2] = pick_objective(s)
        s.wealth[i] = pick_wealth(s)
        if i % 2 == 0:
            s.abilities[seat] = pick_ability(s)


@kernel
def pick_objective(s: Transgalactica) -> int:
    """A random objective that nobody has."""
    picked, ways = NONE, 0
    for objective in range(1, OBJECTIVES + 1):
        dealt = False
        for seat in range(s.players):
            if s.seat[seat].objectives[0] == objective or s.seat[seat].objectives[1] == objective:
                dealt = True
        if not dealt:
            ways += 1
            if below(s.random, ways) == 0:
                picked = objective
    return picked


@kernel
def pick_wealth(s: Transgalactica) -> int:
    """A random wealth card that is not offered yet."""
    picked, ways = NONE, 0
    for card in range(1, WEALTH_CARDS + 1):
        offered = False
        for i in range(2 * s.players):
            if s.wealth[i] == card:
                offered = True
        if not offered:
            ways += 1
            if below(s.random, ways) == 0:
                picked = card
    return picked


@kernel
def pick_ability(s: Transgalactica) -> int:
    """A random ability that is not offered yet."""
    picked, ways = NONE, 0
    for ability in range(1, ABILITIES + 1):
        offered = False
        for i in range(s.players):
            if s.abilities[i] == ability:
                offered = True
        if not offered:
            ways += 1
            if below(s.random, ways) == 0:
                picked = ability
    return picked


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
