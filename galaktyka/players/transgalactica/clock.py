"""Time: how many incomes are still to come."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import RULES


@kernel
def incomes_left(o: Transgalactica) -> int:
    """Income phases to come: none in the last round."""
    return int(RULES[0].rounds) - int(o.turn)


@kernel
def rounds_left(o: Transgalactica) -> int:
    """Rounds to come, this one included; the draft comes before all of them."""
    return min(int(RULES[0].rounds), incomes_left(o) + 1)
