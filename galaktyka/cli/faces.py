"""The games that have a face in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from galaktyka.cli.race.face import RaceFace
from galaktyka.cli.roll.face import RollFace
from galaktyka.cli.table.face import Face
from galaktyka.cli.transgalactica.face import TransgalacticaFace
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game
from galaktyka.engine.words import Lang


class MakeFace(Protocol):
    """How faces are made."""

    def __call__(self, lang: Lang, names: Sequence[str] = ()) -> Face:
        """The face in a language, with names for the seats."""


FACES: Final[dict[str, MakeFace]] = {"race": RaceFace, "roll": RollFace, "transgalactica": TransgalacticaFace}


def face_of(game: Game, lang: Lang, names: Sequence[str] = ()) -> Face:
    """The face of a game; an OptionError if it has none in the terminal."""
    if game.name not in FACES:
        raise OptionError(f"{game.title} cannot be shown in the terminal; {', '.join(FACES)} can.")
    return FACES[game.name](lang, names)
