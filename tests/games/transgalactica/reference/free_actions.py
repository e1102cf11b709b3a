"""Free actions in the own turn: credits, bonus tokens, missions, the Senate, technology 7 (transgalactica.md 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.asking import Steps
from tests.games.transgalactica.reference.asking import ask_always
from tests.games.transgalactica.reference.box import TECHNOLOGIES, TOKENS, Effect
from tests.games.transgalactica.reference.effects import Run, effect, possible, resolve
from tests.games.transgalactica.reference.missions import can_complete, complete, refill
from tests.games.transgalactica.reference.seat import Seat
from tests.games.transgalactica.reference.senate import can_sit, sit
from tests.games.transgalactica.reference.table import Table
from tests.games.transgalactica.reference.tracks import open_tracks

BOUGHT: Final = ("energy", "ore")  # for a credit; never an alien (case 40)
ANY_TURN: Final = "own_turn"
EXPLORING: Final = "exploration_action"


def free_actions(table: Table, seat: Seat, *, exploring: bool = False) -> Iterator[str]:
    """All free actions that are possible now."""
    if not table.is_turn_of(seat):
        return
    if seat.goods["credit"]:
        yield from (f"buy {good}" for good in BOUGHT)
    timings = (ANY_TURN, EXPLORING) if exploring else (ANY_TURN,)
    yield from (f"use {token}" for token in usable(seat) if works(table, seat, token, timings))
    yield from (f"complete {mission}" for mission in seat.log if can_complete(table, seat, mission))
    yield from (f"sit for {decree}" for decree in table.decrees if can_sit(table, seat, decree))
    yield from (f"activate {tech}" for tech in seat.technologies if can_activate(table, seat, tech))


def usable(seat: Seat) -> set[str]:
    """Tokens, and those of the reserve once a round (11.4)."""
    ready = seat.has("reserve_token") and seat.ability not in seat.used
    return seat.fresh | (seat.reserve if ready else set())


def works(table: Table, seat: Seat, token: str, timings: tuple[str, ...] = (ANY_TURN,)) -> bool:
    """Whether a token can be used now, and not only for steps that are lost."""
    first = TOKENS[token]["effects"][0]
    if TOKENS[token]["timing"] not in timings or (first["op"] == "advance" and not open_tracks(seat, first)):
        return False
    return possible(table, seat, TOKENS[token]["effects"])


def can_activate(table: Table, seat: Seat, tech: str) -> bool:
    """Technology 7, once a round: it can be paid, and a spent token works now."""
    powers = [power for power in TECHNOLOGIES[tech].get("powers", ()) if power["power"] == "activate"]
    ready = tech not in seat.used
    return ready and any(seat.can_pay(power["pay"]) and possible(table, seat, power["then"]) for power in powers)


def act_freely(table: Table, seat: Seat, answer: str) -> Steps[None]:
    """One free action; gaps of missions are filled after it (8)."""
    verb, *_, what = answer.split()
    if verb == "buy":
        seat.pay({"credit": 1})
        seat.goods[what] += 1
    elif verb == "use":
        yield from use_token(table, seat, what)
    elif verb == "complete":
        yield from complete(table, seat, what)
    elif verb == "sit":
        yield from sit(table, seat, what)
    else:
        yield from activate(table, seat, what)
    refill(table)


def use_token(table: Table, seat: Seat, token: str) -> Steps[None]:
    """Turned over, or out of the reserve for good."""
    if token in seat.reserve:
        seat.reserve.remove(token)
        seat.used.add(seat.ability)
    else:
        seat.fresh.remove(token)
    seat.spent.add(token)
    yield from resolve(table, seat, TOKENS[token]["effects"], "token")


def activate(table: Table, seat: Seat, tech: str) -> Steps[None]:
    """Pay, then what the technology gives."""
    seat.used.add(tech)
    power = next(power for power in TECHNOLOGIES[tech]["powers"] if power["power"] == "activate")
    seat.pay(power["pay"])
    yield from resolve(table, seat, power["then"], "card")


def _again(table: Table, seat: Seat) -> list[str]:
    """Spent tokens that work in any own turn (D19)."""
    return [token for token in seat.spent if works(table, seat, token)]


def _can_reuse(table: Table, seat: Seat, part: Effect) -> bool:
    return bool(_again(table, seat))


@effect("reuse_bonus_token", _can_reuse)
def reuse_bonus_token(run: Run, part: Effect) -> Steps[None]:
    """A spent token works once more, and leaves the game; a single one is asked for too (D3)."""
    answer = yield from ask_always(run.seat.number, "reuse", [f"use {token}" for token in _again(run.table, run.seat)])
    token = answer.split()[1]
    run.seat.spent.remove(token)
    yield from resolve(run.table, run.seat, TOKENS[token]["effects"], "token")


@effect("captain_may_reuse_main")
def captain_may_reuse_main(run: Run, part: Effect) -> Steps[None]:
    """One captain of this round may use a main space that others have used (D10)."""
    run.seat.reuse += 1
    yield from ()
