"""What powers wait for: whenever something happens to a seat, its effects are put on the seat's stack."""

from __future__ import annotations

from galaktyka.engine.flow import then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import NONE, PowerCode
from galaktyka.games.transgalactica.state import Op, Transgalactica, power_row, waits_for
from galaktyka.games.transgalactica.tables import POWER


@kernel
def happen(s: Transgalactica, seat: int, event: int) -> None:
    """Let all powers of the seat that wait for the event do their work (transgalactica.md 10)."""
    if not waits_for(s.seat[seat], event):
        return
    skip = 0
    row = power_row(s, seat, PowerCode.WHEN, skip)
    while row != NONE:
        if POWER[row].event == event:
            then_seat(s, seat, Op.EFFECTS, POWER[row].then)
        skip += 1
        row = power_row(s, seat, PowerCode.WHEN, skip)
