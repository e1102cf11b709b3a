"""Phase V, Produce (race.md 11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.games.asking import Steps, ask, one_by_one, together
from tests.games.race.reference.box import Card, Power
from tests.games.race.reference.develop import pay
from tests.games.race.reference.seat import Placed, Seat, Source
from tests.games.race.reference.table import Table

BONUS: Final = "bonus"
DRAWS: Final = ("draw", "draw_per_kind_produced", "draw_per_good_produced", "draw_per_world")


def produce(table: Table) -> Steps[None]:
    """All produce, in player order where cards may run out; then who produced most draws (11, 12)."""
    table.at_once = not table.luck.in_order()
    if table.at_once:  # Interface: with cards enough nobody can tell who drew first.
        yield from together(produce_all(table, seat) for seat in table.seats)
        table.at_once = False
    else:
        yield from one_by_one(produce_all(table, seat) for seat in table.in_order())
    for seat in table.in_order():
        for power in seat.powers("draw_if_most_produced"):
            others = [other.produced[power["good"]] for other in table.seats if other is not seat]
            if seat.produced[power["good"]] > max(others, default=0):
                table.draw(seat, power["cards"])


def produce_all(table: Table, seat: Seat) -> Steps[None]:
    """Production worlds; then the bonus and powers, in the order that the player likes (11)."""
    for source in seat.sources("produce"):
        if source.power["discard_hand_cost"] == 0 and not source.placed.good:
            source.use()
            produce_on(table, seat, source.placed)
    yield from choose_order(table, seat)
    for source in draws(seat):
        use_draw(table, seat, source)


def choose_order(table: Table, seat: Seat) -> Steps[None]:
    """What is left where the player can choose something; draws come last by default (11)."""
    declined = False
    while True:
        options = [*windfall_options(seat), *([] if declined else factories(seat))]
        targets = {id(world) for option in windfall_options(seat) for world in option_targets(seat, option)}
        if len(targets) == 1:  # Interface: a single world that can be filled is filled, by whichever power.
            yield from fill_windfall(table, seat, windfall_options(seat)[0])
            continue
        optional = not declined and may_pay_factory(seat)
        if not targets and not optional:
            return
        legal = {option_text(option) for option in options + list(draws(seat))}
        answer = next(iter(legal))
        if len(legal) > 1 or optional:
            answer = yield from ask(seat, "produce", legal | ({"pass"} if optional else set()))
        if answer == "pass":
            declined = True
        else:
            everything = options + list(draws(seat))
            yield from use_option(table, seat, next(one for one in everything if option_text(one) == answer))


Option = Source | str


def option_text(option: Option) -> str:
    """How a player says that he uses it."""
    return option if isinstance(option, str) else f"use {option.placed.id}"


def use_option(table: Table, seat: Seat, option: Option) -> Steps[None]:
    """Carry out one of the things that a player can do in Produce."""
    if isinstance(option, str) or option.power["code"] == "produce_on_windfall":
        yield from fill_windfall(table, seat, option)
    elif option.power["code"] == "produce":
        yield from run_factory(table, seat, option)
    else:
        use_draw(table, seat, option)


def windfall_options(seat: Seat) -> list[Option]:
    """The bonus, and powers not used yet, that can fill a windfall world (11.2, 11.3)."""
    bonus = [BONUS] if seat.bonuses["produce"] and not seat.bonus_used else []
    found: list[Option] = [*bonus, *(source for source in seat.sources("produce_on_windfall") if not source.used)]
    return [option for option in found if option_targets(seat, option)]


def option_targets(seat: Seat, option: Option) -> list[Placed]:
    """The windfall worlds without a good that the bonus, or a power, may fill."""
    worlds = seat.empty_worlds(windfall=True)
    if isinstance(option, str):
        return worlds
    worlds = [world for world in worlds if option.power["good"] in (None, world.card.good)]
    return [world for world in worlds if not (option.power["exclude_self"] and world is option.placed)]


def fill_windfall(table: Table, seat: Seat, option: Option) -> Steps[None]:
    """Produce on one windfall world of the player's choice (11.2, 11.3)."""
    worlds = option_targets(seat, option)
    if isinstance(option, str):
        seat.bonus_used = True
    else:
        option.use()
    world = worlds[0]
    if len(worlds) > 1:
        answer = yield from ask(seat, "windfall_world", {f"produce {world.id}" for world in worlds})
        world = seat.find(answer.split()[1])
    produce_on(table, seat, world)


def produce_on(table: Table, seat: Seat, world: Placed) -> None:
    """A good, if there is a card for it; cards for producing just here (11.1, 11.4)."""
    if not table.lay_good(seat, world):
        return
    seat.produced[str(world.card.good)] += 1
    for source in seat.sources("draw_if_produced_here"):
        if source.placed is world:
            table.draw(seat, source.power["cards"])


def unpaid(seat: Seat) -> Iterator[Source]:
    """Worlds without a good that produce for hand cards (11.1)."""
    for source in seat.sources("produce"):
        if source.power["discard_hand_cost"] > 0 and not source.placed.good and not source.used:
            yield source


def factories(seat: Seat) -> list[Source]:
    """Those that the hand can pay for."""
    return [source for source in unpaid(seat) if len(seat.hand) >= source.power["discard_hand_cost"]]


def may_pay_factory(seat: Seat) -> bool:
    """Whether there is one that the hand can pay for, now or after draws."""
    cards = len(seat.hand) + sum(cards_of(seat, source.power) for source in draws(seat))
    return any(cards >= source.power["discard_hand_cost"] for source in unpaid(seat))


def run_factory(table: Table, seat: Seat, source: Source) -> Steps[None]:
    """Discard hand cards, and produce (11.1)."""
    source.use()
    yield from pay(table, seat, int(source.power["discard_hand_cost"]))
    produce_on(table, seat, source.placed)


def draws(seat: Seat) -> list[Source]:
    """Powers that draw and were not used yet (11.4)."""
    return [source for code in DRAWS for source in seat.sources(code, "V") if not source.used]


def use_draw(table: Table, seat: Seat, source: Source) -> None:
    """Draw for what was produced so far, for worlds, or a fixed number (11.4)."""
    source.use()
    table.draw(seat, cards_of(seat, source.power))


def cards_of(seat: Seat, power: Power) -> int:
    """The cards that a power draws now."""
    match power["code"]:
        case "draw_per_kind_produced":
            return int(power["cards"]) * len(+seat.produced)
        case "draw_per_good_produced":
            return int(power["cards"]) * seat.produced[power["good"]]
        case "draw_per_world":
            return int(power["cards"]) * sum(card.world and SORTS[power["world"]](card) for card in seat.cards)
    return int(power["cards"])


SORTS: Final[dict[str, Callable[[Card], bool]]] = {
    "genes": lambda card: card.good == "genes",
    "military": lambda card: card.military,
    "rebel": lambda card: "rebel" in card.keywords,
    "chromosome": lambda card: card.chromosome,
}
