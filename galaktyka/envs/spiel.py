"""OpenSpiel: a game of Galaktyka as a Python game of pyspiel.

The tree begins with a chance node: it chooses one of `deals` deals, each as likely, and the seed of a deal decides
about all shuffles and dice to come. So a history says everything about a state, and states can be written and read.
Questions to several seats at once are asked one seat after the other, the lowest first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from galaktyka.engine.batch import REWARDS
from galaktyka.engine.errors import OptionError
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match
from galaktyka.engine.notation import position_text
from galaktyka.envs.table import checked, final_rewards, game_of
from galaktyka.players.playout import MOST_DECISIONS

SCORE_UNIT: Final = 100.0  # returns by score are scores in this unit
SEEDS: Final = 2**31  # what pyspiel can carry
LOWEST, HIGHEST = -10.0, 100.0  # no score in that unit lies beyond these


def load_game(
    game: str | Game, players: int, options: Mapping[str, bool], *, seed: int, deals: int, reward: str
) -> pyspiel.Game:
    """The game with these settings, registered with pyspiel under `game_name`."""
    chosen = game_of(game)
    chosen.new_record(players, options)
    features_of(chosen)
    checked(reward, REWARDS, "reward")
    if deals < 1:
        raise OptionError(f"A game is chosen from at least one deal, not {deals}.")
    if not 0 <= seed < SEEDS:
        raise OptionError(f"The seed of an OpenSpiel game is a number from 0 to {SEEDS - 1}, not {seed}.")
    settings = {"players": players, "seed": seed, "deals": deals, "reward": reward}
    return pyspiel.load_game(register(chosen), settings | {name: bool(on) for name, on in options.items()})


def game_name(game: Game) -> str:
    """What a game is called among those of pyspiel."""
    return f"python_galaktyka_{game.name}"


def register(game: Game) -> str:
    """Make a game known to pyspiel; returns its name there."""
    name = game_name(game)
    if name not in pyspiel.registered_names():
        pyspiel.register_game(_type(game, shared=True), _class_of(game))
    return name


def _class_of(game: Game) -> type[SpielGame]:
    """A class for pyspiel to call; of a mere function it would try to dispose after Python has ended."""

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Registered


def _type(game: Game, *, shared: bool) -> pyspiel.GameType:
    """The kind of game; a shared victory adds up to one, scores and victories over a robot do not."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=game_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if shared else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    """The settings of a game, with their usual values."""
    usual: dict[str, Any] = {"players": game.min_players, "seed": 0, "deals": 1000, "reward": "win"}
    return usual | {option.name: False for option in game.options}


def _is_shared(settings: Mapping[str, Any]) -> bool:
    """Whether the returns of all players add up to one."""
    return bool(settings["reward"] == "win" and settings["players"] > 1)


def _info(game: Game, settings: Mapping[str, Any]) -> pyspiel.GameInfo:
    by_score = settings["reward"] == "score"
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=settings["deals"],
        num_players=settings["players"],
        min_utility=LOWEST if by_score else 0.0,
        max_utility=HIGHEST if by_score else 1.0,
        utility_sum=1.0 if _is_shared(settings) else None,
        max_game_length=MOST_DECISIONS,
    )


class Plan:
    """A game and its settings; states share it, since pyspiel copies what it knows of a game and forgets the rest."""

    def __init__(self, game: str | Game, settings: Mapping[str, Any]) -> None:
        self.game = game_of(game)
        self.settings = dict(settings)
        self.players: int = settings["players"]
        self.reward: str = settings["reward"]

    def deal(self, number: int) -> Deal:
        """The match of a deal."""
        return Deal(self, number)

    def __deepcopy__(self, _memo: Any) -> Plan:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Plan, (self.game.name, self.settings)


class Deal(Match):
    """A match that can be pickled, as what it was dealt from and what happened since."""

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan = plan
        self._number = number
        options = {option.name: bool(plan.settings[option.name]) for option in plan.game.options}
        super().__init__(plan.game, players=plan.players, options=options, seed=f"{plan.settings['seed']}/{number}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self._plan, self._number, self.history)


def _replayed(plan: Plan, number: int, history: Sequence[tuple[int, int]]) -> Deal:
    """A deal with the same history."""
    match = plan.deal(number)
    for seat, action in history:
        match.step(seat, action)
    return match


class SpielGame(pyspiel.Game):
    """A game with its settings."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        """`params` are the settings that differ from the usual ones."""
        settings = _parameters(game) | dict(params)
        super().__init__(_type(game, shared=_is_shared(settings)), _info(game, settings), dict(params))
        self.plan = Plan(game, settings)

    def new_initial_state(self) -> SpielState:
        """The chance node that chooses the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What turns states into tensors and texts."""
        if params:
            raise OptionError(f"Observers of {self.plan.game.title} take no settings, but got {params}.")
        return SpielObserver(self.plan.game)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.plan.game.name, str(self))


def _loaded(name: str, text: str) -> pyspiel.Game:
    """A game from its text, in whatever process this is."""
    register(game_of(name))
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A state: a match, or nothing before the deal is chosen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._plan = game.plan
        self.match: Match | None = None

    def current_player(self) -> int:
        """Who decides: chance first, then the lowest seat that owes a decision."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        owing = self.match.owing
        return owing[0] if owing else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely."""
        deals = self._plan.settings["deals"]
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_ids(player) if self.match is not None else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self._plan.deal(action)
        else:
            self.match.step(self.match.owing[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player < 0:
            return f"deal {action}"
        return self.match.action_text(player, action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """What each player gets in the end, nothing before."""
        if self.match is None or not self.match.over:
            return [0.0] * self._plan.players
        unit = SCORE_UNIT if self._plan.reward == "score" else 1.0
        return [value / unit for value in final_rewards(self.match, self._plan.reward)]

    def __str__(self) -> str:
        return position_text(self._plan.game, self.match.record) if self.match is not None else "before the deal"


class SpielObserver:
    """What a seat may know: the features of the game as a tensor in named parts, and the position as it sees it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._features = features_of(game)
        self.tensor = np.zeros(self._features.size, np.float32)
        self.dict = self._features.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Show what a player knows in a state."""
        self.tensor[:] = 0 if state.match is None else self._features.scaled(state.match.features(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as a player sees it."""
        if state.match is None:
            return "before the deal"
        return f"seat {player}\n{position_text(self._game, state.match.observation(player))}"
