"""What a seat may know, as numbers for a network (see `galaktyka.engine.features`).

Seats are counted from the seat itself, clockwise; places of seats that are not there stay 0. Pieces are numbered as in
the data files. Of a pile of tokens the top is shown, of decks nothing. The last parts tell by piece what others tell by
place: since maps and slots are dealt anew in every game, a network would have to learn each pair of them. Behind them
stands what pieces mean to the seat (`prospects.py`).
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.features import FeaturePart, Features, byte, offset_of
from galaktyka.engine.flow import NOTHING
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.transgalactica.codes import (
    AREAS,
    DECREES_OPEN,
    GOODS,
    MISSION_SLOTS,
    MISSION_TYPES,
    NONE,
    OFFICES,
    PILE,
    SPACES,
    TECH_SLOTS,
    TRACKS,
)
from galaktyka.games.transgalactica.effects import TIMES
from galaktyka.games.transgalactica.planets import steps_of
from galaktyka.games.transgalactica.prospects import PROSPECTS, prospects
from galaktyka.games.transgalactica.scoring import score
from galaktyka.games.transgalactica.state import (
    FRESH,
    MOST_SHIPS,
    OFFERED,
    RESERVED,
    ROUNDS,
    SPENT,
    Question,
    Transgalactica,
    has_outpost,
    level_of,
)
from galaktyka.games.transgalactica.tables import (
    ABILITIES,
    DECREES,
    FLEETS,
    MINING_TOKENS,
    MISSIONS,
    OBJECTIVES,
    PILE_COUNT,
    PIRATE,
    PIRATES,
    PLANETS,
    TECHS,
    TOKENS,
    WEALTH_CARDS,
)

SEATS: Final = 5
QUESTIONS: Final = 32  # room for those to come
EFFECTS: Final = 320  # rows of EFFECT, with room for corrections of the data
EXPLORATION: Final = 14  # bits of the state of an exploration
SEAT_NUMBERS: Final = 21
STATES: Final = 3  # of a bonus token
FAR: Final = 3  # steps that are told apart; those farther away are out of reach
FLAG: Final = 10  # a flag among numbers whose unit is 10

PARTS: Final = (
    FeaturePart("players", (SEATS,), 1, "how many play, one of five"),
    FeaturePart("round", (ROUNDS,), 1, "the round, one of five; the draft before them"),
    FeaturePart("question", (QUESTIONS,), 1, "what the seat is asked, one of those of `Question`"),
    FeaturePart("amount", (1,), 5, "how many answers of this kind are still wanted, or how often may be paid"),
    FeaturePart("effect", (EFFECTS,), 1, "the effect that asks"),
    FeaturePart("exploration", (EXPLORATION,), 1, "what is left of an exploration, bit by bit as in `explore.py`"),
    FeaturePart("area", (AREAS,), 1, "the action area that may be followed"),
    FeaturePart("asked_goods", (GOODS,), 1, "the goods to choose from"),
    FeaturePart("asked_mission", (MISSIONS,), 1, "the mission that is taken or paid for"),
    FeaturePart("asked_decree", (DECREES_OPEN,), 1, "the decree that needs an office"),
    FeaturePart("last_track", (TRACKS,), 1, "the track that the seat advanced on last"),
    FeaturePart("collected", (SPACES + 1,), 1, "spaces that have produced in this collection, the special planet last"),
    FeaturePart("main_spaces", (SEATS, AREAS), 1, "main spaces that a seat has used this round"),
    FeaturePart("planets", (SPACES, PLANETS), 1, "the planet on each space of the map"),
    FeaturePart("pirates", (SPACES, 2), 3, "strength and VP of the pirates there"),
    FeaturePart("planet_tokens", (SPACES, TOKENS), 1, "the bonus token there"),
    FeaturePart("piles", (PILE_COUNT, TOKENS), 1, "the token on top of each pile of the tracks"),
    FeaturePart("pile_sizes", (PILE_COUNT,), 3, "how many tokens a pile has"),
    FeaturePart("round_tokens", (ROUNDS, TOKENS), 1, "the token of each round"),
    FeaturePart("open_mining", (MINING_TOKENS,), 1, "the mining token that lies open"),
    FeaturePart("technologies", (TECHS,), 9, "1 + the slot of each technology in the game"),
    FeaturePart("missions", (MISSIONS,), 6, "1 + the slot of each open mission"),
    FeaturePart("decks", (3,), 10, "mining tokens and missions of both levels that nobody has seen"),
    FeaturePart("decrees", (DECREES_OPEN, DECREES), 1, "the decrees of this game"),
    FeaturePart("offices", (DECREES_OPEN, OFFICES), 1, "the office that each of them was put on"),
    FeaturePart("senators", (SEATS, 2, OFFICES), 1, "gold and silver seats of the Senate"),
    FeaturePart("wealth", (OFFERED, WEALTH_CARDS), 1, "wealth cards to draft from"),
    FeaturePart("abilities", (ABILITIES,), 1, "abilities to draft from"),
    FeaturePart("objectives", (OBJECTIVES,), 1, "the objectives of the seat"),
    FeaturePart(
        "seats",
        (SEATS, SEAT_NUMBERS),
        10,
        "of each seat: is there (10), owes a decision (10), has its turn (10), its place in the order, VP, score so "
        "far, captains at hand and at work, crew at hand, at work and in capsules, lieutenant, ships, outposts placed, "
        "markers in the hold, special planet, ability used, captains that may reuse spaces, missions in the log, "
        "pirates beaten, wealth set",
    ),
    FeaturePart("goods", (SEATS, GOODS), 5, "energy, ore, aliens and credits"),
    FeaturePart("markers", (SEATS, TRACKS), 9, "where the markers stand"),
    FeaturePart("levels", (SEATS, TRACKS), 9, "the levels that requirements see"),
    FeaturePart("ability", (SEATS, ABILITIES), 1, "the ability"),
    FeaturePart("ships", (SEATS, SPACES), 1, "ships in orbit"),
    FeaturePart("outposts", (SEATS, SPACES), 1, "outposts on the map"),
    FeaturePart("used_planets", (SEATS, SPACES), 1, "action planets that a seat used this round"),
    FeaturePart("marked", (SEATS, TECH_SLOTS), 1, "technologies marked, by slot"),
    FeaturePart("used", (SEATS, TECH_SLOTS), 1, "technologies used this round, by slot"),
    FeaturePart("fleets", (SEATS, FLEETS, FLEETS), 1, "the fleet token of trade 2, 4 and 6"),
    FeaturePart("mining", (SEATS, MINING_TOKENS), 4, "1 + the row of each token on the mining track"),
    FeaturePart("beaten", (SEATS, PIRATES), 3, "1 + the place of each pirate token on the income track"),
    FeaturePart("log", (SEATS, MISSIONS), 1, "missions in the log"),
    FeaturePart("completed", (SEATS, MISSION_TYPES), 1, "missions completed, by type"),
    FeaturePart("tokens", (SEATS, STATES, TOKENS), 1, "bonus tokens that are fresh, spent, and in reserve"),
    FeaturePart("marked_technologies", (SEATS, TECHS), 1, "technologies marked"),
    FeaturePart("used_technologies", (SEATS, TECHS), 1, "technologies used this round"),
    FeaturePart("outpost_planets", (SEATS, PLANETS), 1, "planets with an outpost"),
    FeaturePart("ship_planets", (SEATS, PLANETS), 1, "planets with a ship in orbit"),
    FeaturePart("near_planets", (FAR, PLANETS), 1, "planets that are one, two or three steps from a ship of the seat"),
    *PROSPECTS,
)

AT_PLAYERS: Final = offset_of(PARTS, "players")
AT_ROUND: Final = offset_of(PARTS, "round")
AT_QUESTION: Final = offset_of(PARTS, "question")
AT_AMOUNT: Final = offset_of(PARTS, "amount")
AT_EFFECT: Final = offset_of(PARTS, "effect")
AT_EXPLORATION: Final = offset_of(PARTS, "exploration")
AT_AREA: Final = offset_of(PARTS, "area")
AT_ASKED_GOODS: Final = offset_of(PARTS, "asked_goods")
AT_ASKED_MISSION: Final = offset_of(PARTS, "asked_mission")
AT_ASKED_DECREE: Final = offset_of(PARTS, "asked_decree")
AT_LAST_TRACK: Final = offset_of(PARTS, "last_track")
AT_COLLECTED: Final = offset_of(PARTS, "collected")
AT_MAIN: Final = offset_of(PARTS, "main_spaces")
AT_PLANETS: Final = offset_of(PARTS, "planets")
AT_PIRATES: Final = offset_of(PARTS, "pirates")
AT_PLANET_TOKENS: Final = offset_of(PARTS, "planet_tokens")
AT_PILES: Final = offset_of(PARTS, "piles")
AT_PILE_SIZES: Final = offset_of(PARTS, "pile_sizes")
AT_ROUND_TOKENS: Final = offset_of(PARTS, "round_tokens")
AT_OPEN_MINING: Final = offset_of(PARTS, "open_mining")
AT_TECHNOLOGIES: Final = offset_of(PARTS, "technologies")
AT_MISSIONS: Final = offset_of(PARTS, "missions")
AT_DECKS: Final = offset_of(PARTS, "decks")
AT_DECREES: Final = offset_of(PARTS, "decrees")
AT_OFFICES: Final = offset_of(PARTS, "offices")
AT_SENATORS: Final = offset_of(PARTS, "senators")
AT_WEALTH: Final = offset_of(PARTS, "wealth")
AT_ABILITIES: Final = offset_of(PARTS, "abilities")
AT_OBJECTIVES: Final = offset_of(PARTS, "objectives")
AT_SEATS: Final = offset_of(PARTS, "seats")
AT_GOODS: Final = offset_of(PARTS, "goods")
AT_MARKERS: Final = offset_of(PARTS, "markers")
AT_LEVELS: Final = offset_of(PARTS, "levels")
AT_ABILITY: Final = offset_of(PARTS, "ability")
AT_SHIPS: Final = offset_of(PARTS, "ships")
AT_OUTPOSTS: Final = offset_of(PARTS, "outposts")
AT_USED_PLANETS: Final = offset_of(PARTS, "used_planets")
AT_MARKED: Final = offset_of(PARTS, "marked")
AT_USED: Final = offset_of(PARTS, "used")
AT_FLEETS: Final = offset_of(PARTS, "fleets")
AT_MINING: Final = offset_of(PARTS, "mining")
AT_BEATEN: Final = offset_of(PARTS, "beaten")
AT_LOG: Final = offset_of(PARTS, "log")
AT_COMPLETED: Final = offset_of(PARTS, "completed")
AT_TOKENS: Final = offset_of(PARTS, "tokens")
AT_MARKED_TECHS: Final = offset_of(PARTS, "marked_technologies")
AT_USED_TECHS: Final = offset_of(PARTS, "used_technologies")
AT_OUTPOST_PLANETS: Final = offset_of(PARTS, "outpost_planets")
AT_SHIP_PLANETS: Final = offset_of(PARTS, "ship_planets")
AT_NEAR: Final = offset_of(PARTS, "near_planets")
AT_PROSPECTS: Final = offset_of(PARTS, PROSPECTS[0].name)


@kernel
def features(s: Transgalactica, seat: int, out: Array[u8]) -> None:
    """Fill cleared bytes with the features of a seat."""
    out[AT_PLAYERS + s.players - 1] = 1
    out[AT_ROUND + s.turn] = 1
    question_features(s, seat, out)
    map_features(s, out)
    token_features(s, out)
    card_features(s, out)
    for i in range(2):
        mark_piece(AT_OBJECTIVES, s.seat[seat].objectives[i], 1, out)
    near_features(s, seat, out)
    prospects(s, seat, AT_PROSPECTS, out)
    for place in range(s.players):
        other = (seat + place) % s.players
        seat_features(s, other, place, out)
        panel_features(s, other, place, out)
        progress_features(s, other, place, out)
        piece_features(s, other, place, out)
        senate_features(s, other, place, out)


@kernel
def mark_piece(at: int, piece: int, value: int, out: Array[u8]) -> None:
    """Write a value at the place of a piece, which is numbered from 1; none has no place."""
    if piece != NONE:
        out[at + piece - 1] = value


@kernel
def question_features(s: Transgalactica, seat: int, out: Array[u8]) -> None:
    """What the seat is asked, and what the number of the question means."""
    me = s.seat[seat]
    mark_piece(AT_LAST_TRACK, me.last_track, 1, out)
    for place in range(SPACES + 1):
        out[AT_COLLECTED + place] = (int(me.collected) >> place) & 1
    if me.question == NOTHING:
        return
    out[AT_QUESTION + me.question] = 1
    question, amount = me.question, int(me.amount)
    if question == Question.EXPLORE:
        for bit in range(EXPLORATION):
            out[AT_EXPLORATION + bit] = (amount >> bit) & 1
    elif question == Question.FOLLOW:
        out[AT_AREA + amount] = 1
    elif question == Question.PAY_FOR:
        out[AT_EFFECT + amount // TIMES] = 1
        out[AT_AMOUNT] = amount % TIMES
    elif (Question.PLACE <= question <= Question.WAIVE) and question != Question.CHOOSE_AREA:
        out[AT_EFFECT + amount] = 1
    else:
        number_features(question, amount, out)


@kernel
def number_features(question: int, amount: int, out: Array[u8]) -> None:
    """The number of a question that is no effect: goods, a mission, a decree, or how many answers are wanted."""
    if question == Question.GOOD_OF or question == Question.PAY_ONE:
        for good in range(GOODS):
            out[AT_ASKED_GOODS + good] = (amount >> good) & 1
    elif question == Question.RETURN_MISSION or question == Question.MISSION_WAIVE:
        mark_piece(AT_ASKED_MISSION, amount, 1, out)
    elif question == Question.OFFICE:
        out[AT_ASKED_DECREE + amount] = 1
    else:
        out[AT_AMOUNT] = byte(amount)


@kernel
def map_features(s: Transgalactica, out: Array[u8]) -> None:
    """Planets, pirates and tokens on the map."""
    for space in range(SPACES):
        mark_piece(AT_PLANETS + space * PLANETS, s.planet[space], 1, out)
        mark_piece(AT_PLANET_TOKENS + space * TOKENS, s.token[space], 1, out)
        out[AT_PIRATES + 2 * space] = PIRATE[s.pirate[space]].strength
        out[AT_PIRATES + 2 * space + 1] = PIRATE[s.pirate[space]].vp


@kernel
def token_features(s: Transgalactica, out: Array[u8]) -> None:
    """Tokens on tracks and rounds, and the open mining token."""
    for pile in range(PILE_COUNT):
        size = int(s.pile_size[pile])
        out[AT_PILE_SIZES + pile] = size
        if size > 0:
            mark_piece(AT_PILES + pile * TOKENS, s.piles[pile * PILE + size - 1], 1, out)
    for number in range(ROUNDS):
        mark_piece(AT_ROUND_TOKENS + number * TOKENS, s.round_token[number], 1, out)
    mark_piece(AT_OPEN_MINING, s.mining_open, 1, out)


@kernel
def card_features(s: Transgalactica, out: Array[u8]) -> None:
    """Technologies, missions, decrees and the offers of the draft."""
    for slot in range(TECH_SLOTS):
        mark_piece(AT_TECHNOLOGIES, s.tech[slot], slot + 1, out)
    for slot in range(MISSION_SLOTS):
        mark_piece(AT_MISSIONS, s.mission[slot], slot + 1, out)
    out[AT_DECKS], out[AT_DECKS + 1], out[AT_DECKS + 2] = s.mining_deck_size, s.deck_size[0], s.deck_size[1]
    for place in range(DECREES_OPEN):
        mark_piece(AT_DECREES + place * DECREES, s.decree[place], 1, out)
        mark_piece(AT_OFFICES + place * OFFICES, s.office[place], 1, out)
    for i in range(2 * OFFERED):
        mark_piece(AT_WEALTH + i // 2 * WEALTH_CARDS, s.wealth[i], 1, out)
    for i in range(OFFERED):
        mark_piece(AT_ABILITIES, s.abilities[i], 1, out)


@kernel
def seat_features(s: Transgalactica, seat: int, place: int, out: Array[u8]) -> None:
    """A seat in numbers."""
    me = s.seat[seat]
    at = AT_SEATS + SEAT_NUMBERS * place
    out[at] = FLAG
    out[at + 1] = FLAG if me.question != NOTHING else 0
    out[at + 2] = FLAG if s.active == seat + 1 else 0
    for i in range(s.players):
        if s.order[i] == seat:
            out[at + 3] = i
    out[at + 4], out[at + 5] = byte(me.vp), byte(score(s, seat))
    out[at + 6], out[at + 7], out[at + 8], out[at + 9] = me.captains, me.captains_out, me.crew, me.crew_out
    out[at + 10], out[at + 11], out[at + 12], out[at + 13] = me.capsules, me.lieutenant, me.ships, me.placed
    out[at + 14], out[at + 15], out[at + 16], out[at + 17] = me.hold, me.nightmare, me.ability_used, me.reuse
    out[at + 18], out[at + 19], out[at + 20] = me.log_size, me.pirates_size, me.wealth
    mark_piece(AT_ABILITY + ABILITIES * place, me.ability, 1, out)


@kernel
def panel_features(s: Transgalactica, seat: int, place: int, out: Array[u8]) -> None:
    """The control panel of a seat: goods, levels, fleet and mining tokens, pirates."""
    me = s.seat[seat]
    for good in range(GOODS):
        out[AT_GOODS + GOODS * place + good] = byte(me.goods[good])
    for track in range(TRACKS):
        out[AT_MARKERS + TRACKS * place + track] = me.level[track]
        out[AT_LEVELS + TRACKS * place + track] = level_of(me, track)
    for i in range(FLEETS):
        mark_piece(AT_FLEETS + (FLEETS * place + i) * FLEETS, me.fleet[i], 1, out)
    for row in range(me.mining_size):
        mark_piece(AT_MINING + MINING_TOKENS * place, me.mining[row], row + 1, out)
    for i in range(me.pirates_size):
        mark_piece(AT_BEATEN + PIRATES * place, me.pirates[i], i + 1, out)


@kernel
def progress_features(s: Transgalactica, seat: int, place: int, out: Array[u8]) -> None:
    """Ships, outposts, technologies, missions and bonus tokens of a seat."""
    me = s.seat[seat]
    for ship in range(min(int(me.ships), MOST_SHIPS)):
        out[AT_SHIPS + SPACES * place + me.ship[ship]] += 1
    for space in range(SPACES):
        out[AT_OUTPOSTS + SPACES * place + space] = 1 if has_outpost(me, space) else 0
        out[AT_USED_PLANETS + SPACES * place + space] = (int(me.planets_used) >> space) & 1
    for slot in range(TECH_SLOTS):
        out[AT_MARKED + TECH_SLOTS * place + slot] = (int(me.marked) >> slot) & 1
        out[AT_USED + TECH_SLOTS * place + slot] = (int(me.used) >> slot) & 1
    for i in range(me.log_size):
        mark_piece(AT_LOG + MISSIONS * place, me.log[i], 1, out)
    for kind in range(MISSION_TYPES):
        out[AT_COMPLETED + MISSION_TYPES * place + kind] = me.completed[kind]
    for token in range(1, TOKENS + 1):
        at = AT_TOKENS + STATES * TOKENS * place + token - 1
        out[at] = 1 if s.bonus[token] == FRESH + seat else 0
        out[at + TOKENS] = 1 if s.bonus[token] == SPENT + seat else 0
        out[at + 2 * TOKENS] = 1 if s.bonus[token] == RESERVED + seat else 0


@kernel
def piece_features(s: Transgalactica, seat: int, place: int, out: Array[u8]) -> None:
    """Which technologies a seat has, and where its ships and outposts are, by technology and planet."""
    me = s.seat[seat]
    for slot in range(TECH_SLOTS):
        mark_piece(AT_MARKED_TECHS + TECHS * place, s.tech[slot], (int(me.marked) >> slot) & 1, out)
        mark_piece(AT_USED_TECHS + TECHS * place, s.tech[slot], (int(me.used) >> slot) & 1, out)
    for space in range(SPACES):
        if has_outpost(me, space):
            mark_piece(AT_OUTPOST_PLANETS + PLANETS * place, s.planet[space], 1, out)
    for ship in range(min(int(me.ships), MOST_SHIPS)):
        mark_piece(AT_SHIP_PLANETS + PLANETS * place, s.planet[me.ship[ship]], 1, out)


@kernel
def near_features(s: Transgalactica, seat: int, out: Array[u8]) -> None:
    """How far planets are from the ships of a seat."""
    me = s.seat[seat]
    for ship in range(min(int(me.ships), MOST_SHIPS)):
        for space in range(SPACES):
            steps = steps_of(s, me.ship[ship], space)
            if 0 < steps <= FAR:
                mark_piece(AT_NEAR + (steps - 1) * PLANETS, s.planet[space], 1, out)


@kernel
def senate_features(s: Transgalactica, seat: int, place: int, out: Array[u8]) -> None:
    """The main spaces that a seat has used, and where it sits in the Senate."""
    for area in range(AREAS):
        out[AT_MAIN + AREAS * place + area] = (int(s.main_users[area]) >> seat) & 1
    for office in range(1, OFFICES + 1):
        at = AT_SENATORS + 2 * OFFICES * place + office - 1
        out[at] = 1 if s.gold[office] == seat + 1 else 0
        out[at + OFFICES] = 1 if s.silver[office] == seat + 1 else 0


FEATURES: Final = Features(PARTS, features)
