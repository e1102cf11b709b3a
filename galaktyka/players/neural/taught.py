"""Which questions a network has learned to answer: those that some table of its training asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from galaktyka.engine.game import Game, Records
from galaktyka.players.neural.network import Network

# Questions that are asked at tables with an option and nowhere else, and that option, by the names of both.
ASKED_WITH: Final[Mapping[str, Mapping[str, str]]] = {"race": {"draft": "draft"}}


def taught(game: Game, network: Network, position: Records, seat: int) -> bool:
    """Whether a table of the network's training asks what a seat is asked in a position."""
    if game.name not in ASKED_WITH:
        return True
    question = int(position["seat"]["question"][0, seat])
    option = ASKED_WITH[game.name].get(game.question_name(question)) if question else None
    return option is None or option in options_met(network)


def options_met(network: Network) -> set[str]:
    """The options of all tables of a network's training."""
    tables = network.about.get("config", {}).get("tables", [])
    return {option for table in tables for option in table.get("options", [])}
