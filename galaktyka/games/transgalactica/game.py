"""Transgalactica as a game that the engine can play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from galaktyka.engine.flow import over, owing
from galaktyka.engine.game import Game, Kernels
from galaktyka.games.transgalactica import rules
from galaktyka.games.transgalactica.actions import ACTIONS
from galaktyka.games.transgalactica.features import FEATURES
from galaktyka.games.transgalactica.legal import legal
from galaktyka.games.transgalactica.notation import action_text, parse_action, question_name
from galaktyka.games.transgalactica.observe import observe, resample
from galaktyka.games.transgalactica.scoring import scores, winners
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import FACTS, VOCABULARIES
from galaktyka.games.transgalactica.view import view


def check_options(players: int, options: Mapping[str, bool]) -> str:
    """There are no options; open rulings stand in data/rulings.json."""
    return ""


def end_reason(s: Transgalactica) -> str:
    """The game ends after its last round, and in no other way."""
    return "rounds"


GAME: Final = Game(
    name="transgalactica",
    title="Transgalactica",
    rules_version=4,
    record=Transgalactica,
    min_players=FACTS.components.players.min,
    max_players=FACTS.components.players.max,
    options=(),
    actions=ACTIONS,
    rules=Kernels(
        setup=rules.setup,
        owing=owing,
        legal=legal,
        step=rules.step,
        apply=rules.apply,
        over=over,
        scores=scores,
        winners=winners,
        observe=observe,
        resample=resample,
    ),
    folder=Path(__file__).parent,
    vocabularies=VOCABULARIES,
    check_options=check_options,
    question_name=question_name,
    action_text=action_text,
    parse_action=parse_action,
    view=view,
    end_reason=end_reason,
    features=FEATURES,
)
