"""Filling rows of features, for one seat or for all games of a batch."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.backend import Part
from galaktyka.engine.errors import OptionError
from galaktyka.engine.features import Features
from galaktyka.engine.flow import Table
from galaktyka.engine.game import Game
from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.engine.slots import features


@kernel
def fill_features(s: Table, seat: int, row: Array[u8]) -> None:
    """Write the features of a seat over whatever the row held."""
    for i in range(len(row)):
        row[i] = 0
    features(s, seat, row)


@kernel
def fill_rows(games: Array[Table], seats: Array[u8], rows: Array[u8]) -> None:
    """Write for each game the features of the seat that decides."""
    width = len(rows) // len(games)
    for i in range(len(games)):
        fill_features(games[i], seats[i], rows[i * width : (i + 1) * width])


FEATURE_ROWS: Final = Part("features", (fill_features, fill_rows), ())


def features_of(game: Game) -> Features:
    """The features of a game that has some."""
    if game.features is None:
        raise OptionError(f"{game.title} has no features yet.")
    return game.features
