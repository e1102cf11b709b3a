"""The heuristic bot of Race: what it answers to each question."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.race.actions import NUMBER_ACTIONS
from galaktyka.games.race.state import NO_SLOT, Question, Race, hand_slot
from galaktyka.games.race.tables import CARD


@kernel
def heuristic(o: Race, seat: int, mask: Array[u8], seed: int) -> int:
    """Place what is worth most VP, else the legal action with the lowest number after a random one."""
    best = -1
    best_vp = -1
    me = o.seat[seat]
    shift = (seed >> 8) % len(mask)
    for i in range(len(mask)):
        action = (i + shift) % len(mask)
        if mask[action] == 1:
            vp = 0
            if me.question == Question.CHOOSE_DEVELOPMENT or me.question == Question.CHOOSE_WORLD:
                slot = hand_slot(me, action) if action < NUMBER_ACTIONS else NO_SLOT
                vp = 0 if slot == NO_SLOT else 1 + CARD[me.hand[slot]].vp
            if vp > best_vp:
                best = action
                best_vp = vp
    return best
