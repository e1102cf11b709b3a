"""Phases II and III: Develop and Settle, the same procedure with two stacks (roll.md 9)."""

from __future__ import annotations

from galaktyka.engine.flow import answered, ask, close, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.roll.actions import Where
from galaktyka.games.roll.dice import (
    SEVERAL,
    column_count,
    column_to_cup,
    count,
    gain_credits,
    lay_good,
    move_all,
    only_colour,
    zone_count,
)
from galaktyka.games.roll.state import (
    Op,
    Question,
    Roll,
    Seat,
    add_to_tableau,
    take_from_pile,
    top_side,
)
from galaktyka.games.roll.tables import COLOURS, INSTANT, POWER, SIDE, TILES, Instant, Phase, Place, Power


@kernel
def zone_of(s: Roll) -> int:
    """The stack that this phase is about: 0 developments, 1 worlds."""
    return int(s.phase) - Phase.DEVELOP


@kernel
def effective_cost(me: Seat, side: int) -> int:
    """Printed cost less all discounts; the lowest floor governs, and no floor raises a cost (9)."""
    printed = int(SIDE[side].cost)
    discount = 0
    floor = printed
    for slot in range(me.tableau_size):
        facts = SIDE[me.tableau[slot]]
        for row in range(facts.powers_from, facts.powers_to):
            if POWER[row].code == Power.BUILD_DISCOUNT and is_cheaper_by(row, side):
                discount += POWER[row].amount
                floor = min(floor, int(POWER[row].minimum))
    return max(floor, printed - discount)


@kernel
def is_cheaper_by(row: int, side: int) -> bool:
    """Whether a discount is for a tile: developments, perhaps with a Reassign power, or worlds of some colours."""
    facts = SIDE[side]
    if POWER[row].development != facts.development:
        return False
    if facts.development == 1:
        return POWER[row].reassign == 0 or facts.reassign == 1
    return (int(POWER[row].colours) >> int(facts.colour)) & 1 == 1


@kernel
def build(s: Roll, seat: int) -> None:
    """Complete what has its dice, put workers on the top tile, until nothing is left to do (9.1 to 9.3)."""
    me = s.seat[seat]
    zone = zone_of(s)
    while me.pile_size[zone] > 0:
        lacking = effective_cost(me, top_side(me, zone)) - zone_count(me, zone)
        if lacking <= 0:
            begin_completion(s, seat, lacking)
            return
        workers = column_count(me, s.phase)
        if workers == 0:
            return
        if workers > lacking and worker_colour(me, s.phase) == SEVERAL:
            ask(s, seat, Question.BUILD, lacking)
            return
        place_workers(me, s.phase, min(workers, lacking))
    column_to_cup(me, s.phase)


@kernel
def worker_colour(me: Seat, phase: int) -> int:
    """The colour that all workers of a phase have, or SEVERAL."""
    return only_colour(me.column[phase * COLOURS : (phase + 1) * COLOURS])


@kernel
def place_workers(me: Seat, phase: int, dice: int) -> None:
    """Put workers on the top tile: all of them, or so many of one colour, so that there is nothing to choose."""
    zone = phase - Phase.DEVELOP
    for colour in range(COLOURS):
        here = min(dice, int(me.column[phase * COLOURS + colour]))
        me.column[phase * COLOURS + colour] -= here
        me.zone[zone * COLOURS + colour] += here
        dice -= here


@kernel
def place_worker(s: Roll, seat: int, colour: int) -> None:
    """Put one worker on the top tile (9.2)."""
    me = s.seat[seat]
    me.column[s.phase * COLOURS + colour] -= 1
    me.zone[zone_of(s) * COLOURS + colour] += 1
    close(s, seat)
    then_seat(s, seat, Op.BUILD, 0)


@kernel
def begin_completion(s: Roll, seat: int, lacking: int) -> None:
    """The dice on the tile complete it; of too many the owner chooses (9.1)."""
    me = s.seat[seat]
    zone = zone_of(s)
    dice = me.zone[zone * COLOURS : (zone + 1) * COLOURS]
    if lacking == 0:
        move_all(dice, me.crew[0:COLOURS])
        complete(s, seat)
    elif only_colour(dice) == SEVERAL:
        ask(s, seat, Question.CREW, count(dice) + lacking)
    else:
        needed = count(dice) + lacking
        colour = only_colour(dice)
        dice[colour] -= needed
        me.crew[colour] += needed
        complete(s, seat)


@kernel
def choose_crew(s: Roll, seat: int, colour: int) -> None:
    """One more die of the zone is used for the tile (9.1)."""
    me = s.seat[seat]
    me.zone[zone_of(s) * COLOURS + colour] -= 1
    me.crew[colour] += 1
    answered(s, seat)
    if me.amount == 0:
        complete(s, seat)


@kernel
def complete(s: Roll, seat: int) -> None:
    """The tile joins the tableau; its dice go home, then come credits and the instant effect (9)."""
    me = s.seat[seat]
    zone = zone_of(s)
    add_to_tableau(me, zone * TILES + take_from_pile(me, zone, 0))
    then_seat(s, seat, Op.BUILD, 0)
    then_seat(s, seat, Op.COMPLETED, 0)
    sent = send_colours_to_cup(me)
    most = cup_limit(me)
    if count(me.crew[0:COLOURS]) <= fewest_to_cup(me) - sent:
        move_all(me.crew[0:COLOURS], me.cup[0:COLOURS])
    elif most > 0:
        me.choice = sent
        ask(s, seat, Question.TO_CUP, most)


@kernel
def applies(me: Seat, slot: int, row: int) -> bool:
    """Whether a power about completed tiles is for the last one of the tableau, and is not its own (9, 14)."""
    new = int(me.tableau_size) - 1
    return slot != new and POWER[row].development == SIDE[me.tableau[new]].development


@kernel
def send_colours_to_cup(me: Seat) -> int:
    """Dice of some colours go to the cup by powers; returns how many (14, New Galactic Order)."""
    sent = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.BUILDERS_OF_COLOUR_TO_CUP and applies(me, slot, row):
                colour = int(POWER[row].colour)
                sent += me.crew[colour]
                me.cup[colour] += me.crew[colour]
                me.crew[colour] = 0
    return sent


@kernel
def cup_limit(me: Seat) -> int:
    """How many further dice may go to the cup by powers (14, Galactic Federation, Galactic Exchange)."""
    most = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.BUILDERS_TO_CUP and applies(me, slot, row):
                most += POWER[row].high
    return most


@kernel
def fewest_to_cup(me: Seat) -> int:
    """How many dice must go to the cup by powers at least."""
    fewest = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.BUILDERS_TO_CUP and applies(me, slot, row):
                fewest += POWER[row].low
    return fewest


@kernel
def may_stop_sending(me: Seat) -> bool:
    """Whether enough dice went to the cup; one that goes there by another power counts (ruling 51)."""
    return me.choice >= fewest_to_cup(me)


@kernel
def send_to_cup(s: Roll, seat: int, colour: int) -> None:
    """One more die that completed the tile goes to the cup."""
    me = s.seat[seat]
    me.crew[colour] -= 1
    me.cup[colour] += 1
    me.choice += 1
    answered(s, seat)
    if me.amount == 0 or count(me.crew[0:COLOURS]) == 0:
        stop_sending(s, seat)


@kernel
def stop_sending(s: Roll, seat: int) -> None:
    """No more dice go to the cup."""
    close(s, seat)
    s.seat[seat].choice = 0


@kernel
def completed(s: Roll, seat: int) -> None:
    """Dice to Citizenry, credits for completion, then the instant effect: a die is removed before gains (9)."""
    me = s.seat[seat]
    move_all(me.crew[0:COLOURS], me.citizenry[0:COLOURS])
    gain_credits(me, completion_credits(me))
    new = int(me.tableau_size) - 1
    then_seat(s, seat, Op.INSTANT, new)
    if SIDE[me.tableau[new]].removes == 1:
        ask(s, seat, Question.REMOVE_DIE, 1)


@kernel
def completion_credits(me: Seat) -> int:
    """Credits that powers give for the last tile of the tableau (9, 14)."""
    new = SIDE[me.tableau[me.tableau_size - 1]]
    total = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.powers_from, side.powers_to):
            if POWER[row].code == Power.CREDITS_ON_COMPLETE and applies(me, slot, row):
                total += POWER[row].amount + POWER[row].extra * ((int(POWER[row].extra_colours) >> int(new.colour)) & 1)
    return total


@kernel
def gain_instant(me: Seat, slot: int) -> None:
    """What a tile gives once: dice from the stock, and credits (2, 9)."""
    side = SIDE[me.tableau[slot]]
    for row in range(side.instant_from, side.instant_to):
        effect = INSTANT[row]
        if effect.code == Instant.GAIN_CREDITS:
            gain_credits(me, effect.amount)
        elif effect.code == Instant.SET_STARTING_CREDITS:
            me.credits = effect.amount
        elif effect.code == Instant.GAIN_DIE:
            gain_dice(me, slot, effect.colour, effect.amount, effect.place)


@kernel
def gain_dice(me: Seat, slot: int, colour: int, dice: int, place: int) -> None:
    """Take dice from the stock to the place the tile says."""
    if place == Place.CUP:
        me.cup[colour] += dice
    elif place == Place.CITIZENRY:
        me.citizenry[colour] += dice
    else:
        lay_good(me, slot, colour)


@kernel
def die_is_at(me: Seat, where: int, colour: int) -> bool:
    """Whether an own die of a colour is at a place from which it could be removed or recalled."""
    if where < Where.CUP:
        return me.column[where * COLOURS + colour] > 0
    if where == Where.CUP:
        return me.cup[colour] > 0
    if where == Where.CITIZENRY:
        return me.citizenry[colour] > 0
    return where <= Where.SETTLERS and me.zone[(where - Where.DEVELOPERS) * COLOURS + colour] > 0


@kernel
def take_die(me: Seat, where: int, colour: int) -> None:
    """Take a die away from a place."""
    if where < Where.CUP:
        me.column[where * COLOURS + colour] -= 1
    elif where == Where.CUP:
        me.cup[colour] -= 1
    elif where == Where.CITIZENRY:
        me.citizenry[colour] -= 1
    else:
        me.zone[(where - Where.DEVELOPERS) * COLOURS + colour] -= 1
