"""The games that `soak` knows, and the variants of them that are played."""

from __future__ import annotations

from typing import Final

import galaktyka as gk
from galaktyka.engine.kernel import fill
from galaktyka.games.race.state import Race
from galaktyka.games.roll.state import Roll
from galaktyka.games.transgalactica.state import Transgalactica
from tests.properties import soak
from tests.properties.play import VARIANTS as RACE_VARIANTS
from tests.properties.soak_race import race_broken
from tests.properties.soak_roll import roll_broken
from tests.properties.soak_transgalactica import transgalactica_broken

fill(soak.broken, Race, race_broken)
fill(soak.broken, Roll, roll_broken)
fill(soak.broken, Transgalactica, transgalactica_broken)
for game in gk.GAMES.values():
    fill(soak.observe, game.record, game.rules.observe)
    fill(soak.resample, game.record, game.rules.resample)

# By game: players and options.
VARIANTS: Final[dict[str, list[tuple[int, tuple[str, ...]]]]] = {
    "race": [
        (variant.players, tuple(name for name, on in variant.options.items() if on))
        for variant in RACE_VARIANTS
        if not variant.scarce
    ],
    "roll": [(players, ()) for players in range(2, 6)],
    "transgalactica": [(players, ()) for players in range(2, 6)],
}
