"""Race for the Galaxy as a game that the engine can play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from galaktyka.engine.flow import over, owing
from galaktyka.engine.game import Game, Kernels
from galaktyka.games.race import rules
from galaktyka.games.race.actions import ACTIONS
from galaktyka.games.race.features import FEATURES
from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.notation import action_text, card_names, parse_action, question_name
from galaktyka.games.race.observe import observe
from galaktyka.games.race.options import OPTIONS, check_options
from galaktyka.games.race.resample import resample
from galaktyka.games.race.robot import robot_is_full
from galaktyka.games.race.round import is_full
from galaktyka.games.race.scoring import scores, winners
from galaktyka.games.race.secrets import ask_again
from galaktyka.games.race.state import Race
from galaktyka.games.race.view import view


def end_reason(s: Race) -> str:
    """Why the game ended: an empty pool of victory points, a full tableau, or both."""
    full = any(is_full(s, seat) for seat in range(s.players)) or robot_is_full(s)
    if full and s.pool == 0:
        return "pool and tableau"
    return "tableau" if full else "pool"


GAME: Final = Game(
    name="race",
    title="Race for the Galaxy",
    rules_version=3,
    record=Race,
    min_players=1,
    max_players=6,
    options=OPTIONS,
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
    vocabularies={"card": card_names(), "goal": [goal.id for goal in GOALS]},
    check_options=check_options,
    question_name=question_name,
    action_text=action_text,
    parse_action=parse_action,
    view=view,
    end_reason=end_reason,
    features=FEATURES,
    ask_again=ask_again,
)
