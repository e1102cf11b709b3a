"""Phase V, Ship: Trade and Consume (roll.md 11)."""

from __future__ import annotations

from tests.games.asking import Steps, ask
from tests.games.roll.reference.box import PRICE, SIDES
from tests.games.roll.reference.goods import take_good
from tests.games.roll.reference.seat import Seat
from tests.games.roll.reference.table import Table


def ship(table: Table, seat: Seat) -> Steps[None]:
    """Shippers take goods while there are any; shipper and good go to Citizenry (11)."""
    while (shippers := seat.workers("ship")) and (worlds := [tile for tile in seat.tableau if seat.goods.get(tile)]):
        legal = {f"{task} {shipper}" for task in ("trade", "consume") for shipper in shippers}
        answer = yield from ask(seat, "ship", legal)
        task, _, shipper = answer.partition(" ")
        world = yield from choose_world(seat, worlds)
        good = yield from take_good(seat, world)
        seat.citizenry[good] += 1
        colour = seat.use_worker("ship", shipper)
        if task == "trade":
            yield from trade(table, seat, world)
        else:
            consume(table, seat, world, good, colour)


def choose_world(seat: Seat, worlds: list[str]) -> Steps[str]:
    """The world from which a good is shipped."""
    if len(worlds) == 1:
        return worlds[0]
    answer = yield from ask(seat, "ship_good", {f"ship {world}" for world in worlds})
    return answer.split()[1]


def trade(table: Table, seat: Seat, world: str) -> Steps[None]:
    """Credits by the colour of the world, whatever the dice (11); Galactic Bankers may buy VP then."""
    colour = str(SIDES[world].colour)
    seat.gain_credits(PRICE[colour] + seat.bonus("trade_bonus_credits", colour))
    for power in seat.powers("pay_credits_for_vp_on_trade"):
        if seat.credits >= power["cost"]:
            answer = yield from ask(seat, "bank", ("pay", "pass"))
            if answer == "pay":
                seat.credits -= power["cost"]
                table.gain_vp(seat, power["vp"])


def consume(table: Table, seat: Seat, world: str, good: str, shipper: str) -> None:
    """One VP, one for each die that matches the world, purple ones always, and bonuses (11)."""
    colour = str(SIDES[world].colour)
    matching = sum(die in (colour, "purple") for die in (good, shipper))
    table.gain_vp(seat, 1 + matching + seat.bonus("consume_bonus_vp", colour))
    seat.gain_credits(seat.bonus("consume_bonus_credits", colour))
