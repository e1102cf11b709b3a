"""Gaining and paying goods, and crew from the capsules (transgalactica.md 1, 5)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask, ask_always
from tests.games.transgalactica.reference.box import GOODS, RESOURCES, Effect, Goods
from tests.games.transgalactica.reference.effects import Run, effect, possible, resolve
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


@effect("gain")
def gain(run: Run, part: Effect) -> Steps[None]:
    """Goods from the supply and VP; the kinds of `any` resources are chosen one by one."""
    for good in GOODS:
        run.seat.goods[good] += part.get(good, 0)
    run.seat.score(part.get("vp", 0))
    for _ in range(part.get("any", 0)):
        yield from gain_one(run.seat, "gain_any", RESOURCES)


def gain_one(seat: Seat, question: str, kinds: Iterable[str]) -> Steps[None]:
    """A resource of one of some kinds."""
    answer = yield from ask(seat.number, question, [f"gain {good}" for good in kinds])
    seat.goods[answer.split()[1]] += 1


@effect("mobilise")
def mobilise(run: Run, part: Effect) -> Steps[None]:
    """Crew from the cryo capsules."""
    run.seat.mobilise(part["crew"])
    yield from ()


def pay_any(seat: Seat, count: int) -> Steps[None]:
    """Resources of any kinds, chosen one by one, even if only one kind is left (D3), unless all are paid."""
    for left in range(count, 0, -1):
        if sum(seat.goods[good] for good in RESOURCES) > left:
            answer = yield from ask_always(seat.number, "pay_any", payments(seat))
        else:
            answer = payments(seat)[0]
        seat.pay({answer.split()[1]: 1})


def payments(seat: Seat) -> list[str]:
    """Resources that can be paid for something that costs any one."""
    return [f"pay {good}" for good in RESOURCES if seat.goods[good]]


def _can_pay_one_of(table: Table, seat: Seat, part: Effect) -> bool:
    return any(seat.goods[good] for good in part["goods"])


@effect("pay_one_of", _can_pay_one_of)
def pay_one_of(run: Run, part: Effect) -> Steps[None]:
    """One of these goods (6.1)."""
    legal = [f"pay {good}" for good in part["goods"] if run.seat.goods[good]]
    answer = yield from ask(run.seat.number, "pay_one", legal)
    run.seat.pay({answer.split()[1]: 1})


def can_pay_for(table: Table, seat: Seat, part: Effect) -> bool:
    """Whether it can be paid and leads to something."""
    return seat.can_pay(part["pay"]) and possible(table, seat, part["then"])


@effect("pay_for", can_pay_for)
def pay_for(run: Run, part: Effect) -> Steps[None]:
    """Up to so many times: pay, then resolve the effects."""
    for _ in range(part["max_times"]):
        if not can_pay_for(run.table, run.seat, part):
            return
        price: Goods = part["pay"]
        legal = payments(run.seat) if "any" in price else ["pay"]
        answer = yield from ask(run.seat.number, "pay_for", {"pass", *legal})
        if answer == "pass":
            return
        run.seat.pay({answer.split()[1]: 1} if "any" in price else price)
        yield from resolve(run.table, run.seat, part["then"], run.source)
