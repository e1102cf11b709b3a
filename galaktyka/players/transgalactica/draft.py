"""The draft: abilities and wealth cards."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import constant, i16, record
from galaktyka.games.transgalactica.actions import ABILITY, WEALTH
from galaktyka.games.transgalactica.codes import NONE, TRACKS, Code, Track
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT, VOCABULARIES
from galaktyka.games.transgalactica.tables import WEALTH as WEALTH_CARD
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.rewards import glance


@record
class AbilityWorth:
    """What an ability is worth."""

    value: i16


@record
class StepWorth:
    """What a step on a track is worth before the first round."""

    value: i16


STEPS = constant(StepWorth, [{"value": w.FIRST_STEPS[track.name.lower()]} for track in Track])
WORTH = constant(AbilityWorth, [{"value": w.ABILITIES.get(name, 0)} for name in VOCABULARIES["ability"]])


@kernel
def first_step(tracks: int) -> int:
    """A step on one of some tracks, a bit each, before the first round."""
    best = 0
    for track in range(TRACKS):
        if (tracks >> track) & 1 == 1:
            best = max(best, int(STEPS[track].value))
    return best


@kernel
def card_value(o: Transgalactica, seat: int, program: int) -> int:
    """A wealth card: its steps, which nobody else has yet, are worth most."""
    value = 0
    while program != NONE:
        if EFFECT[program].code == Code.ADVANCE:
            value += first_step(EFFECT[program].tracks) * EFFECT[program].steps
        else:
            value += glance(o, seat, program) * w.FIRST_GOODS // 100
        program = NONE if EFFECT[program].last == 1 else program + 1
    return value


@kernel
def draft_value(o: Transgalactica, seat: int, action: int) -> int:
    """An ability by its weight, or both cards of a wealth set."""
    if action < WEALTH:
        return int(WORTH[action - ABILITY + 1].value)
    offer = action - WEALTH
    value = 0
    for i in range(2):
        value += card_value(o, seat, WEALTH_CARD[o.wealth[2 * offer + i]].effects)
    return value
