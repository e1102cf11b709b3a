"""Play random games with every invariant checked at every decision: python tools/soak.py [GAME …] [--games N].

The games are shared among all variants: every number of players with every combination of options that is allowed.
Names each game in which something broke, with the number that finds it again, and then ends with an error.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from rich.progress import track

import galaktyka as gk
from tests.properties.soak import SOUND, soak
from tests.properties.soaked import VARIANTS

GO: Final = 250  # games between two steps of the progress bar


def soak_variant(name: str, players: int, options: tuple[str, ...], games: int) -> int:
    """Play games of one variant and tell of those in which something broke; returns how many did."""
    title = f"{name}, {players} players, {' '.join(options) or 'no options'}"
    broken = 0
    for first in track(range(0, games, GO), title):
        faults = soak(gk.GAMES[name], players, dict.fromkeys(options, True), first, min(GO, games - first))
        for number, what in enumerate(faults, first):
            if what != SOUND:
                print(f"{title}: game {number} breaks {what}.")
                broken += 1
    print(f"{title}: {games} games, {broken} broken")
    return broken


def main() -> None:
    """Soak the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"one of {', '.join(VARIANTS)}; all if none is named")
    parser.add_argument("--games", type=int, default=100_000, help="games of each game")
    wanted = parser.parse_args()
    if unknown := [name for name in wanted.names if name not in VARIANTS]:
        parser.error(f"There is no game '{unknown[0]}'; there is {', '.join(VARIANTS)}.")
    if wanted.games < 1:
        parser.error(f"--games must be at least 1, not {wanted.games}.")
    broken = 0
    for name in wanted.names or VARIANTS:
        for players, options in VARIANTS[name]:
            broken += soak_variant(name, players, options, -(-wanted.games // len(VARIANTS[name])))
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
