"""What an answer of Roll would bring, for people who weigh one against another before they give it (roll.md 8, 11)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from galaktyka.games.roll.actions import SCOUT, SIDE_ACTIONS, STOCK, TASK_ACTIONS, TRADE, WORKERS
from galaktyka.games.roll.dice import goods_at, has_two_kinds
from galaktyka.games.roll.explore import STOCK_CREDITS, is_next_explorer
from galaktyka.games.roll.notation import action_text
from galaktyka.games.roll.powers import power_for_die, power_for_world
from galaktyka.games.roll.ship import matches
from galaktyka.games.roll.state import GOODS_HERE, Question, Roll, Seat
from galaktyka.games.roll.tables import COLOURS, MAX_CREDITS, PRICE, SIDE, Power


class Offer(Struct, frozen=True):
    """What an answer gives at once; credits above the limit are lost."""

    action: str
    credits: int
    lost: int
    vp: int
    tiles: int  # drawn from the bag


def offers(o: Roll, seat: int) -> list[Offer]:
    """The answers of a seat whose worth is known beforehand."""
    question = int(o.seat[seat].question)
    if question == Question.EXPLORE:
        return list(_explorers(o.seat[seat]))
    if question == Question.SHIP_GOOD:
        return list(_goods(o.seat[seat]))
    return []


def _offer(me: Seat, question: int, action: int, *, credit: int = 0, vp: int = 0, tiles: int = 0) -> Offer:
    room = MAX_CREDITS - int(me.credits)
    return Offer(action_text(question, action), min(credit, room), max(0, credit - room), vp, tiles)


def _explorers(me: Seat) -> Iterator[Offer]:
    """Scout gives a tile and one for each abandoned; Stock gives credits, but not after abandoning (8)."""
    for worker in range(WORKERS):
        if not is_next_explorer(me, worker):
            continue
        yield _offer(me, Question.EXPLORE, TASK_ACTIONS + SCOUT * WORKERS + worker, tiles=1 + int(me.pending))
        if me.pending == 0:
            credit = power_for_die(me, Power.STOCK_VALUE, worker % COLOURS) or STOCK_CREDITS
            yield _offer(me, Question.EXPLORE, TASK_ACTIONS + STOCK * WORKERS + worker, credit=credit)


def _goods(me: Seat) -> Iterator[Offer]:
    """The good of each world by the task of the shipper at work; two different ones may be worth different VP (11)."""
    trading = int(me.task) // WORKERS == TRADE
    for slot in range(me.tableau_size):
        if goods_at(me, slot) == 0:
            continue
        world = int(SIDE[me.tableau[slot]].colour)
        action = SIDE_ACTIONS + int(me.tableau[slot])
        if trading:
            credit = int(PRICE[world]) + power_for_world(me, Power.TRADE_BONUS_CREDITS, world)
            yield _offer(me, Question.SHIP_GOOD, action, credit=credit)
        elif not has_two_kinds(me, slot):
            yield _consumed(me, slot, world, action)


def _consumed(me: Seat, slot: int, world: int, action: int) -> Offer:
    """One VP, one more for each die that matches the world, and bonuses (11)."""
    shipper = int(me.task) % WORKERS % COLOURS
    good = int(me.goods[slot * GOODS_HERE]) - 1
    vp = 1 + int(matches(good, world)) + int(matches(shipper, world))
    vp += power_for_world(me, Power.CONSUME_BONUS_VP, world)
    credit = power_for_world(me, Power.CONSUME_BONUS_CREDITS, world)
    return _offer(me, Question.SHIP_GOOD, action, credit=credit, vp=vp)
