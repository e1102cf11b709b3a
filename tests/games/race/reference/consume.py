"""Phase IV, Consume (race.md 10)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.asking import Steps, ask, one_by_one, together
from tests.games.race.reference.ante import ante, eligible, guess
from tests.games.race.reference.box import Power
from tests.games.race.reference.seat import Placed, Seat, Source
from tests.games.race.reference.table import Table
from tests.games.race.reference.trade import price, sell

GAMBLES = ("guess_top_card", "ante_card")  # they have answers of their own


def consume(table: Table) -> Steps[None]:
    """Everybody sells and consumes; where something may run out, in player order, selling first (10, 12)."""
    table.at_once = not table.luck.in_order()
    if table.at_once:
        yield from together(sell_and_consume(table, seat) for seat in table.seats)
        assert table.pool > 0  # else player order would have mattered (12)
        table.at_once = False
    else:
        yield from one_by_one(sell(table, seat) for seat in table.in_order())
        yield from one_by_one(use_powers(table, seat) for seat in table.in_order())


def sell_and_consume(table: Table, seat: Seat) -> Steps[None]:
    """First the sale, then the powers (10.1)."""
    yield from sell(table, seat)
    yield from use_powers(table, seat)


def use_powers(table: Table, seat: Seat) -> Steps[None]:
    """Powers in any order, each once; who has only optional ones left may stop (10.2)."""
    while sources := usable(seat):
        mandatory = [source for source in sources if not source.power.get("optional")]
        legal = {text for source in sources for text in answers(source)}
        # Interface: what leaves no choice is not asked.
        answer = next(iter(legal))
        if len(legal) > 1 or not mandatory:
            answer = yield from ask(seat, "consume", legal if mandatory else legal | {"pass"})
        if answer == "pass":
            return
        source = next(source for source in sources if answer in answers(source))
        source.use()
        yield from use(table, seat, source, answer)


def answers(source: Source) -> Iterator[str]:
    """How a player says that he uses a power."""
    match source.power["code"]:
        case "guess_top_card":
            yield from (f"guess {n}" for n in range(source.power["min_number"], source.power["max_number"] + 1))
        case "ante_card":
            yield "ante"
        case _:
            yield f"use {source.placed.id}"


def usable(seat: Seat) -> list[Source]:
    """Powers that were not used in this phase and can be used now (10.2)."""
    found = [source for placed in seat.tableau for source in phase_powers(placed)]
    return [source for source in found if not source.used and can_use(seat, source)]


def phase_powers(placed: Placed) -> Iterator[Source]:
    """The powers of a card that count in this phase."""
    for index, power in enumerate(placed.card.powers if placed.active else ()):
        if power["phase"] == "IV":
            yield Source(placed, index, power)


def can_use(seat: Seat, source: Source) -> bool:
    """Whether there is what a power takes: goods, or hand cards."""
    power = source.power
    match power["code"]:
        case "consume":
            return len(fitting(seat, source)) >= int(power["goods_per_use"])
        case "consume_distinct_kinds":
            return len(kinds(seat.goods())) >= int(power["min_kinds"])
        case "consume_at_trade_price" | "consume_all":
            return bool(seat.goods())
        case "discard_hand":
            return bool(seat.hand)
        case "ante_card":
            return any(eligible(card, power) for card in seat.hand)
    return True


def kinds(goods: list[Placed]) -> set[str]:
    """The different kinds of some goods."""
    return {str(placed.card.good) for placed in goods}


def fitting(seat: Seat, source: Source) -> list[Placed]:
    """The goods that a consume power may take."""
    if source.power["source"] == "this_world":
        return [placed for placed in seat.goods() if placed is source.placed]
    return seat.goods(source.power["good"])


def use(table: Table, seat: Seat, source: Source, answer: str) -> Steps[None]:
    """Carry out one power, without interruption (5)."""
    power = source.power
    match power["code"]:
        case "consume":
            uses = min(int(power["max_uses"]), len(fitting(seat, source)) // int(power["goods_per_use"]))
            yield from take_goods(table, seat, fitting(seat, source), uses * int(power["goods_per_use"]))
            reward(table, seat, power, uses)
        case "consume_distinct_kinds":
            taken = min(int(power["max_kinds"]), len(kinds(seat.goods())))
            yield from take_goods(table, seat, seat.goods(), taken, distinct=True)
            reward(table, seat, power, taken if power["reward_per"] == "good" else 1)
        case "consume_all":
            consume_all(table, seat, power)
        case "consume_at_trade_price":
            yield from consume_at_price(table, seat, power)
        case "discard_hand":
            yield from discard_hand(table, seat, power)
        case "draw":
            table.draw(seat, power["cards"])
        case "gain_vp":
            table.gain_vp(seat, power["vp"] * doubled(seat))
        case "guess_top_card":
            guess(table, seat, int(answer.split()[1]))
        case "ante_card":
            yield from ante(table, seat, power)


def doubled(seat: Seat) -> int:
    """VP of consume powers count twice for who chose 2xVP (10.3)."""
    return 2 if seat.bonuses["consume 2x"] else 1


def reward(table: Table, seat: Seat, power: Power, times: int) -> None:
    """VP, doubled perhaps, and cards, which never are (10.3)."""
    table.gain_vp(seat, times * int(power["vp"]) * doubled(seat))
    table.draw(seat, times * int(power["cards"]))


def take_goods(table: Table, seat: Seat, goods: list[Placed], count: int, distinct: bool = False) -> Steps[None]:
    """The player picks which goods are taken, of different kinds perhaps (10.2)."""
    if len(goods) == count:  # Interface: what leaves no choice is not asked.
        for world in goods:
            table.discard_good(seat, world)
        return
    for left in range(count, 0, -1):
        answer = yield from ask(seat, "consume_good", {f"consume {world.id}" for world in goods}, left)
        taken = seat.find(answer.split()[1])
        table.discard_good(seat, taken)
        goods = [world for world in goods if world.good and not (distinct and world.card.good == taken.card.good)]


def consume_all(table: Table, seat: Seat, power: Power) -> None:
    """All goods that are left, for a VP less than there are (10.2)."""
    goods = seat.goods()
    for world in goods:
        table.discard_good(seat, world)
    vp = max(0, len(goods) * int(power["vp_per_good"]) + int(power["vp_offset"]))
    table.gain_vp(seat, vp * doubled(seat))


def consume_at_price(table: Table, seat: Seat, power: Power) -> Steps[None]:
    """One good for its price, with $ powers or without (10.2)."""
    goods = seat.goods()
    yield from take_goods(table, seat, goods, 1)
    taken = next(world for world in goods if not world.good)
    table.draw(seat, price(seat, taken, with_powers=power["apply_trade_powers"]))


def discard_hand(table: Table, seat: Seat, power: Power) -> Steps[None]:
    """Hand cards for VP or for cards, as many as the player likes; never doubled (10.2, 10.3)."""
    for left in range(min(int(power["max_cards"]), len(seat.hand)), 0, -1):
        legal = {"pass", *(f"discard {card}" for card in seat.hand)}
        answer = yield from ask(seat, "discard_hand", legal, left)
        if answer == "pass":
            return
        table.discard_from_hand(seat, answer.split()[1])
        table.gain_vp(seat, power["vp_per_card"])
        table.draw(seat, power["cards_per_card"])
