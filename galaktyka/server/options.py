"""Which options of a game go together: what is asked for is mended by as few changes as possible."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

from galaktyka.engine.game import Game
from galaktyka.server.errors import RefusalError
from galaktyka.server.messages import Options

Chosen = frozenset[str]  # the options that are on


@cache
def fitting(game: Game, players: int) -> tuple[Chosen, ...]:
    """Every set of options that can be played with so many players."""
    names = [option.name for option in game.options]
    found = []
    for values in product((False, True), repeat=len(names)):
        options = dict(zip(names, values, strict=True))
        if not game.check_options(players, options):
            found.append(frozenset(name for name, on in options.items() if on))
    return tuple(found)


def mended(game: Game, players: int, wanted: Mapping[str, bool], keep: str | None) -> Options:
    """The options nearest to those wanted that go together, `keep` as it is where that can be; and which can be on."""
    names = [option.name for option in game.options]
    named = {*wanted} if keep is None else {*wanted, keep}
    if not game.min_players <= players <= game.max_players or named - {*names}:
        raise RefusalError("bad_request", f"{game.title} cannot be played with so many players or such options.")
    sets = fitting(game, players) or (frozenset(),)
    wish = {name for name, on in wanted.items() if on}
    kept = [chosen for chosen in sets if keep is None or (keep in chosen) == (keep in wish)] or sets
    nearest = min(kept, key=lambda chosen: (len(chosen ^ wish), len(chosen), *sorted(map(names.index, chosen))))
    possible = [name for name in names if any(name in chosen for chosen in sets)]
    return Options(options={name: name in nearest for name in names}, possible=possible)
