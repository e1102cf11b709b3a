"""The income phase (transgalactica.md 4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask
from tests.games.transgalactica.reference.box import (
    CREW_SPACES,
    FLEET,
    GOODS,
    PANEL,
    PIRATES,
    TOKENS,
    TRACKS,
    TRADE,
    Effect,
    Program,
    space_of,
)
from tests.games.transgalactica.reference.effects import Run, effect, resolve
from tests.games.transgalactica.reference.free_actions import usable, use_token
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.table import Table


def income_phase(table: Table) -> Steps[None]:
    """Player by player in the order of priority (D1); a doubled income comes twice as a whole (D22)."""
    for seat in table.in_order():
        scavenge(seat)
        yield from double(table, seat)
        for _ in range(2 if seat.doubled else 1):
            for program, source in sources(table, seat):
                yield from resolve(table, seat, program, source)
        seat.doubled = False


def scavenge(seat: Seat) -> None:
    """One of each good of which there is none (11.8)."""
    for power in seat.powers("scavenge"):
        for good in GOODS:
            if not seat.goods[good]:
                seat.goods[good] = power["amount"]


def double(table: Table, seat: Seat) -> Steps[None]:
    """The token that doubles this income (U18)."""
    tokens = [token for token in usable(seat) if TOKENS[token]["timing"] == "income_phase"]
    answer = yield from ask(seat.number, "double_income", {"pass", *(f"use {token}" for token in tokens)})
    if answer != "pass":
        yield from use_token(table, seat, answer.split()[1])


@effect("double_income")
def double_income(run: Run, part: Effect) -> Steps[None]:
    """All rewards of this income phase twice."""
    run.seat.doubled = True
    yield from ()


def sources(table: Table, seat: Seat) -> Iterator[tuple[Program, str]]:
    """Planets, first those that cost nothing (D1), spaces of tracks, tokens, empty spaces of the panel (4.1)."""
    wild = [planet for _, planet in table.planets_of(seat) if planet["trigger"] == "income"]
    for planet in sorted(wild, key=lambda planet: any(part["op"] == "pay_for" for part in planet["effects"])):
        yield planet["effects"], "planet"
    for track in TRACKS:
        yield space_of(track, seat.markers[track]).get("income", ()), "panel"
    yield from tokens(seat)
    for space in PANEL["outposts"][: len(seat.outposts)]:
        yield space["income"], "panel"
    for crew_space in CREW_SPACES[seat.crew_on_panel :]:
        yield crew_space, "panel"


def tokens(seat: Seat) -> Iterator[tuple[Program, str]]:
    """Fleet tokens and pirates down to the politics marker (6.4, U30)."""
    pirates = iter(seat.pirates)
    for row in PANEL["income_track"]:
        program: Program = ()
        if row["holds"] == "pirate":
            pirate = next(pirates, None)
            program = [{"op": "gain", "vp": PIRATES[pirate]["vp"]}] if pirate else ()
        else:
            number = int(row["holds"].removeprefix("fleet_"))
            program = FLEET[seat.fleet[number - 1]]["income"] if seat.markers[TRADE] >= 2 * number else ()
        if seat.level("politics") >= row["required_politics"]:
            yield program, "token"
