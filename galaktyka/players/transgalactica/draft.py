"""The draft: abilities and wealth cards."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import constant, i16, record
from galaktyka.games.transgalactica.actions import ABILITY, WEALTH
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import VOCABULARIES
from galaktyka.games.transgalactica.tables import WEALTH as WEALTH_CARD
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.rewards import reward


@record
class AbilityWorth:
    """What an ability is worth."""

    value: i16


WORTH = constant(AbilityWorth, [{"value": w.ABILITIES.get(name, 0)} for name in VOCABULARIES["ability"]])


@kernel
def draft_value(o: Transgalactica, seat: int, action: int) -> int:
    """An ability by its weight, or both cards of a wealth set."""
    if action < WEALTH:
        return int(WORTH[action - ABILITY + 1].value)
    offer = action - WEALTH
    value = 0
    for i in range(2):
        value += reward(o, seat, WEALTH_CARD[o.wealth[2 * offer + i]].effects)
    return value
