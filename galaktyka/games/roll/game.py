"""Roll for the Galaxy as a game that the engine can play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from galaktyka.engine.flow import over, owing
from galaktyka.engine.game import Game, Kernels
from galaktyka.games.roll import rules
from galaktyka.games.roll.actions import ACTIONS
from galaktyka.games.roll.features import FEATURES
from galaktyka.games.roll.notation import action_text, parse_action, question_name
from galaktyka.games.roll.observe import observe, resample
from galaktyka.games.roll.round import LAST_TABLEAU
from galaktyka.games.roll.scoring import scores, winners
from galaktyka.games.roll.secrets import ask_again
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.tables import SIDES, TILES
from galaktyka.games.roll.view import view


def check_options(players: int, options: Mapping[str, bool]) -> str:
    """The base game has no options that could clash."""
    return ""


def end_reason(s: Roll) -> str:
    """Why the game ended: an empty pool of victory points, a full tableau, or both."""
    full = any(s.seat[seat].tableau_size >= LAST_TABLEAU for seat in range(s.players))
    if full and s.pool == 0:
        return "pool and tableau"
    return "tableau" if full else "pool"


GAME: Final = Game(
    name="roll",
    title="Roll for the Galaxy",
    rules_version=1,
    record=Roll,
    min_players=2,
    max_players=5,
    options=(),
    actions=ACTIONS,
    rules=Kernels(
        setup=rules.setup,
        owing=owing,
        legal=rules.legal,
        step=rules.step,
        apply=rules.apply,
        over=over,
        scores=scores,
        winners=winners,
        observe=observe,
        resample=resample,
    ),
    folder=Path(__file__).parent,
    vocabularies={
        "side": [side.id for side in SIDES],
        "tile": [side.id for side in SIDES[:TILES]],
    },
    check_options=check_options,
    question_name=question_name,
    action_text=action_text,
    parse_action=parse_action,
    view=view,
    end_reason=end_reason,
    features=FEATURES,
    ask_again=ask_again,
)
