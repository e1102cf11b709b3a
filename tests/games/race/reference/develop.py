"""Phase II, Develop (race.md 7)."""

from __future__ import annotations

from tests.games.asking import Steps, ask, one_by_one, together
from tests.games.race.reference.box import CARDS
from tests.games.race.reference.seat import Seat, Source
from tests.games.race.reference.table import Table

BONUS = 1  # cards less for who chose Develop


def develop(table: Table) -> Steps[None]:
    """Draw; choose in secret; reveal together; pay (7)."""
    for seat in table.in_order():
        table.draw(seat, seat.total("draw_at_phase_start", "cards"))
    yield from together(choose_development(seat) for seat in table.seats)
    for seat in table.seats:
        if seat.choice:
            seat.place(seat.choice)
    developers = [seat for seat in table.in_order() if seat.choice]
    in_turn = len(developers) > 1 and any(is_late(seat) for seat in developers)
    if in_turn:
        yield from one_by_one(complete(table, seat) for seat in developers)
    else:  # everybody pays; then cards are drawn in player order (12)
        yield from together(pay_development(table, seat) for seat in developers)
        for seat in developers:
            draw_for_development(table, seat)


def choose_development(seat: Seat) -> Steps[None]:
    """A development from hand that can be paid for and is not there yet, or none (7.2)."""
    legal = {f"develop {card}" for card in seat.hand if can_develop(seat, card)}
    answer = yield from ask(seat, "choose_development", legal | {"pass"})
    seat.choice = "" if answer == "pass" else answer.split()[1]


def can_develop(seat: Seat, card: str) -> bool:
    """Whether the rest of the hand, and a program that is discarded, can pay for it (7.2, 7.3)."""
    if not CARDS[card].development or any(placed.id == card for placed in seat.tableau):
        return False
    return cost(seat, card) - sum(int(helper.power["amount"]) for helper in helpers(seat)) <= len(seat.hand) - 1


def cost(seat: Seat, card: str) -> int:
    """Its cost, less the bonus and all reductions, never below nothing (7.3)."""
    bonus = BONUS if seat.bonuses["develop"] else 0
    return max(0, CARDS[card].value - bonus - seat.total("reduce_development_cost", "amount"))


def helpers(seat: Seat) -> list[Source]:
    """Cards that may be discarded to reduce the cost (7.3)."""
    return list(seat.sources("discard_self_to_reduce_development_cost"))


def is_late(seat: Seat) -> bool:
    """Whether a program may be discarded; then player order holds, since others would like to see it used (12)."""
    return bool(helpers(seat)) and cost(seat, seat.choice) > 0


def can_choose_how(seat: Seat) -> bool:
    """Whether a card may be discarded or not: it saves something, and is not needed (5)."""
    return bool(helpers(seat)) and 0 < cost(seat, seat.choice) <= len(seat.hand)


def pay_development(table: Table, seat: Seat) -> Steps[None]:
    """Pay exactly, after discarding a program perhaps (7.3)."""
    price = cost(seat, seat.choice)
    for helper in helpers(seat):
        answer = "pay" if price == 0 else f"use {helper.placed.id}"
        if can_choose_how(seat):
            answer = yield from ask(seat, "develop_how", {"pay", f"use {helper.placed.id}"})
        if answer != "pay":
            table.discard_from_tableau(seat, helper.placed)
            price = max(0, price - int(helper.power["amount"]))
    yield from pay(table, seat, price)


def complete(table: Table, seat: Seat) -> Steps[None]:
    """Pay, then draw (7.3, 7.4)."""
    yield from pay_development(table, seat)
    draw_for_development(table, seat)


def draw_for_development(table: Table, seat: Seat) -> None:
    """After paying (7.4)."""
    seat.choice = ""
    table.draw(seat, seat.total("draw_after_develop", "cards"))


def pay(table: Table, seat: Seat, price: int) -> Steps[None]:
    """Discard so many hand cards."""
    for left in range(price, 0, -1):
        answer = yield from ask(seat, "pay", {f"pay {card}" for card in seat.hand}, left)
        table.discard_from_hand(seat, answer.split()[1])
