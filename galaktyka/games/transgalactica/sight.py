"""An observation of Transgalactica as plain Python values, for telling what changed between two of them."""

from __future__ import annotations

from dataclasses import dataclass

from galaktyka.engine.game import Records
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.record import over
from galaktyka.games.transgalactica.codes import NONE
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import VOCABULARIES
from galaktyka.games.transgalactica.view import TransgalacticaView, view


@dataclass(frozen=True)
class Sight:
    """The table as all see it."""

    observation: Records
    table: TransgalacticaView

    @property
    def round(self) -> int:
        """The round that is played."""
        return self.table.round

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self.table.phase


def read(observation: Records) -> Sight:
    """A spectator's observation as plain values."""
    return Sight(observation, view(over(Transgalactica, observation), SPECTATOR))


def name_of(vocabulary: str, number: int) -> str:
    """The id of a piece; empty if there is none."""
    return "" if number == NONE else VOCABULARIES[vocabulary][number]
