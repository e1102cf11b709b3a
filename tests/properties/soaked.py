"""The games that `soak` knows, and the variants of them that are played."""

from __future__ import annotations

from itertools import product
from typing import Final

import galaktyka as gk
from galaktyka.engine.game import Game
from galaktyka.engine.kernel import fill
from galaktyka.games.race.state import Race
from galaktyka.games.roll.state import Roll
from galaktyka.games.transgalactica.state import Transgalactica
from tests.properties import soak
from tests.properties.soak_race import race_broken
from tests.properties.soak_roll import roll_broken
from tests.properties.soak_transgalactica import transgalactica_broken

fill(soak.broken, Race, race_broken)
fill(soak.broken, Roll, roll_broken)
fill(soak.broken, Transgalactica, transgalactica_broken)
for game in gk.GAMES.values():
    fill(soak.observe, game.record, game.rules.observe)
    fill(soak.resample, game.record, game.rules.resample)

Variant = tuple[int, tuple[str, ...]]  # players, and the options that are on


def variants(game: Game) -> list[Variant]:
    """Every number of players with every combination of options that the game allows."""
    names = [option.name for option in game.options]
    return [
        (players, tuple(name for name, on in zip(names, chosen, strict=True) if on))
        for players in range(game.min_players, game.max_players + 1)
        for chosen in product((False, True), repeat=len(names))
        if not game.check_options(players, dict(zip(names, chosen, strict=True)))
    ]


VARIANTS: Final = {name: variants(game) for name, game in gk.GAMES.items()}
