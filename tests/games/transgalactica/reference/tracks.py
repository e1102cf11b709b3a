"""The four main tracks and trade: what steps need, cost and give (transgalactica.md 6.4 to 6.9)."""

from __future__ import annotations

from typing import Final

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import (
    FLEET,
    GOODS,
    PANEL,
    TRADE,
    Effect,
    Goods,
    price_of,
    space_of,
    top_of,
)
from tests.games.transgalactica.reference.effects import Run, effect, happened, resolve
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table

WATCHED: Final = ("card", "planet")  # sources of military steps that the warlord watches (11.7, D14)


def can_step(seat: Seat, track: str) -> bool:
    """Not beyond the end; military only with the technology printed below (6.6, U8)."""
    marker = seat.markers[track]
    if marker >= top_of(track):
        return False
    needed = space_of(track, marker + 1).get("required_technology", 0) if track != TRADE else 0
    return seat.level("technology") >= int(needed)


def price(seat: Seat, track: str, part: Effect) -> Goods:
    """What a step costs after all discounts but the one of the main action (6.4, 6.6, U31)."""
    if part["cost"] == "free":
        return {}
    left = dict(price_of(track))
    for good, count in part.get("discount", {}).items():
        left[good] = left.get(good, 0) - count
    if track == TRADE:
        for power in seat.powers("trade_discount"):
            left[power["good"]] = left.get(power["good"], 0) - power["amount"]
    return {good: count for good, count in left.items() if count > 0}


def without_one(cost: Goods, good: str) -> Goods:
    """A price without one unit of a good."""
    return {name: count - (name == good) for name, count in cost.items()}


def waivers(seat: Seat, cost: Goods) -> list[str]:
    """Goods of which the main action may waive one, so that the rest can be paid."""
    return [good for good in GOODS if cost.get(good) and seat.can_pay(without_one(cost, good))]


def can_pay_step(seat: Seat, track: str, part: Effect) -> bool:
    """Whether a step can be paid for."""
    cost = price(seat, track, part)
    if part["cost"] == "main" and cost:
        return bool(waivers(seat, cost))
    return seat.can_pay(cost)


def open_tracks(seat: Seat, part: Effect, last: str = "") -> list[str]:
    """The tracks on which a step can be taken and paid for."""
    tracks = [track for track in part["tracks"] if not (part.get("different") and track == last)]
    return [track for track in tracks if can_step(seat, track) and can_pay_step(seat, track, part)]


def _can_advance(table: Table, seat: Seat, part: Effect) -> bool:
    """Free steps on tracks that ask for nothing are never refused: at the end of a track they are lost (6.9)."""
    plain = part["cost"] == "free" and not {"military", TRADE} & set(part["tracks"])
    unknown = part.get("different", False)  # what the step before it opens
    return plain or unknown or bool(open_tracks(seat, part))


@effect("advance", _can_advance)
def advance(run: Run, part: Effect) -> Steps[None]:
    """Steps on one of the tracks; two steps are two single ones (U4)."""
    tracks = open_tracks(run.seat, part, run.last_track)
    if not tracks:
        return
    legal = {f"advance {track}" for track in tracks} | ({"pass"} if part.get("optional") else set())
    answer = yield from ask(run.seat.number, "choose_track", legal)
    if answer == "pass":
        return
    track = answer.split()[1]
    run.last_track = track
    yield from pay_step(run.seat, track, part)
    for _ in range(part["steps"]):
        if can_step(run.seat, track):
            yield from step(run.table, run.seat, track, run.source)


def pay_step(seat: Seat, track: str, part: Effect) -> Steps[None]:
    """The price; as a main action it is one unit lower, of a good of choice."""
    cost = price(seat, track, part)
    if part["cost"] == "main" and cost:
        answer = yield from ask(seat.number, "waive", [f"waive {good}" for good in waivers(seat, cost)])
        cost = without_one(cost, answer.split()[1])
    seat.pay(cost)


def step(table: Table, seat: Seat, track: str, source: str) -> Steps[None]:
    """One step: what the space gives, what others score for it, what powers wait for it."""
    seat.markers[track] += 1
    if track == "military" and source in WATCHED:
        for other in table.seats:
            for power in other.powers("military_watch"):
                other.score(power["vp"])
    yield from reach(table, seat, track)
    yield from happened(table, seat, f"advanced_{track}")


def reach(table: Table, seat: Seat, track: str) -> Steps[None]:
    """A space gives its income at once, its top token, or what is printed below the tokens (4.1, 6.9)."""
    level = seat.markers[track]
    if track == TRADE:
        yield from unlock(table, seat, level)
        return
    space = space_of(track, level)
    pile = table.piles.get((track, level))
    if pile:
        seat.fresh.add(pile.pop())
    elif pile is not None:
        yield from resolve(table, seat, space.get("fallback", ()), "panel")
    yield from resolve(table, seat, space.get("income", ()), "panel")


def unlock(table: Table, seat: Seat, level: int) -> Steps[None]:
    """A development marker for the hold, or a fleet token that gives its reward at once (6.4)."""
    space = PANEL["trade_track"]["spaces"][level - 1]
    if space["holds"] == "development_marker":
        seat.hold += 1
    else:
        yield from resolve(table, seat, FLEET[seat.fleet[level // 2 - 1]]["income"], "panel")


@effect("temp_level")
def raise_for_a_round(run: Run, part: Effect) -> Steps[None]:
    """A level counts higher until the end of the round."""
    run.seat.temporary[part["track"]] += part["amount"]
    yield from ()
