"""Outposts, planets and pirates (transgalactica.md 6.2, 7)."""

from __future__ import annotations

from typing import Final

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import HOME, PANEL, PIRATES, Effect, Entry
from tests.games.transgalactica.reference.effects import Run, effect, resolve
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table

SHIPS: Final = ("", "second ")  # how the ships are called in answers


def trade_needed(table: Table, seat: Seat, space: str) -> int | None:
    """The trade level of the next free slot, or that of the last one with technology 17; None: no room."""
    planet, taken = table.planet(space), table.filled(space)
    slots = [int(slot["trade"]) for slot in planet["slots"]]
    if taken < len(slots):
        return slots[taken]
    crowded = planet["kind"] == "action" and seat.has("crowded_action_planets")
    return slots[-1] if crowded else None


def can_place(table: Table, seat: Seat, space: str, *, pay: bool) -> bool:
    """Room and trade level, no pirates, no own outpost, crew for a wild planet, ore for the panel (6.2)."""
    if (
        space == HOME
        or space in seat.outposts
        or space in table.pirates
        or len(seat.outposts) >= len(PANEL["outposts"])
    ):
        return False
    needed = trade_needed(table, seat, space)
    if needed is None or seat.level("trade") < needed or seat.crew < table.planet(space)["discard_crew"]:
        return False
    return not pay or seat.goods["ore"] >= panel_space(seat)["ore_cost"]


def panel_space(seat: Seat) -> Entry:
    """The space of the panel from which the next outpost is taken."""
    space: Entry = PANEL["outposts"][len(seat.outposts)]
    return space


def place(table: Table, seat: Seat, space: str, *, pay: bool) -> Steps[None]:
    """An outpost: its price, a bonus token for the first, a mining planet's reward, what lay under it (6.2, 7)."""
    planet, panel = table.planet(space), panel_space(seat)
    if pay:
        seat.pay({"ore": panel["ore_cost"]})
    seat.crew -= planet["discard_crew"]
    seat.outposts.append(space)
    if space in table.tokens:
        seat.fresh.add(table.tokens.pop(space))
    if planet["trigger"] == "mining":
        yield from resolve(table, seat, planet["effects"], "planet")
    yield from resolve(table, seat, [*panel["immediate"], *panel["income"]], "panel")


def places(table: Table, seat: Seat, part: Effect) -> dict[str, str]:
    """Where an effect may place an outpost, by answers: where a ship is, or on action planets (U17)."""
    if part["where"] == "orbit":
        spaces = {f"{name}place": space for name, space in zip(SHIPS, seat.ships, strict=False)}
    else:
        action = [space for space in table.planets if table.planet(space)["kind"] == "action"]
        spaces = {f"place on {space}": space for space in action}
    pay = part["cost"] == "pay"
    return {text: space for text, space in spaces.items() if can_place(table, seat, space, pay=pay)}


def _can_place_somewhere(table: Table, seat: Seat, part: Effect) -> bool:
    return bool(places(table, seat, part))


@effect("place_outpost", _can_place_somewhere)
def place_outpost(run: Run, part: Effect) -> Steps[None]:
    """An outpost outside of an exploration action, or none; what ships do is asked as in an exploration."""
    legal = places(run.table, run.seat, part)
    question = "explore" if part["where"] == "orbit" else "place"
    answer = yield from ask(run.seat.number, question, {"pass", *legal})
    if answer != "pass":
        yield from place(run.table, run.seat, legal[answer], pay=part["cost"] == "pay")


def can_fight(table: Table, seat: Seat, space: str) -> bool:
    """Pirates are there, and the military level reaches their strength (6.2)."""
    return space in table.pirates and seat.level("military") >= PIRATES[table.pirates[space]]["strength"]


def fight(table: Table, seat: Seat, space: str) -> None:
    """VP at once, and the token for the income track (6.2)."""
    pirate = table.pirates.pop(space)
    seat.pirates.append(pirate)
    seat.score(PIRATES[pirate]["vp"])


@effect("take_planet")
def take_planet(run: Run, part: Effect) -> Steps[None]:
    """The Technology Nightmare (11.2)."""
    run.seat.nightmare = True
    yield from ()
