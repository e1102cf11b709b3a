"""Past selves: frozen networks from earlier in the run, as opponents."""

from __future__ import annotations

import random
from typing import Any, Protocol

from torch import Tensor

from galaktyka.engine.game import Game
from galaktyka.players.neural.network import Network
from galaktyka.players.versus import Bots
from training.bots import BotAnswers
from training.config import Config, NetworkConfig
from training.network import PolicyValue, compile_on_gpu, imported, size_of
from training.rollout import NetworkAnswers, Opposition, half_of_the_seats
from training.tables import Tables

Weights = dict[str, Tensor]


class Opponents(Protocol):
    """Who sits at some of the tables besides the network that learns."""

    def opposition(self) -> Opposition | None:
        """Who plays the next round; None: the network plays all seats."""

    def maybe_add(self, network: PolicyValue, rounds: int, /) -> None:
        """Remember the network as it is, if it is time."""

    def state(self) -> dict[str, Any]:
        """All of it, for a checkpoint."""

    def restore(self, state: dict[str, Any], /) -> None:
        """Go on from a checkpoint."""


def frozen(game: Game, size: NetworkConfig, learner: PolicyValue) -> PolicyValue:
    """A network that does not learn, where the learner is and in its precision."""
    network = PolicyValue(game, size, learner.precision)
    network.to(learner.inputs.weight.device).requires_grad_(False)
    return network


def frozen_rival(config: Config, tables: Tables, learner: PolicyValue, weights: Network, games: slice) -> Opposition:
    """A frozen network at some tables, as its bot plays: whoever learns there learns to beat it."""
    network = frozen(config.rules, size_of(weights), learner)
    imported(network, weights)
    compile_on_gpu(network, config.learning)
    seats = half_of_the_seats(tables, games.stop - games.start, len(config.kinds))
    return Opposition(NetworkAnswers(network, decided=True), games, seats)


def heuristic_bots(config: Config, tables: Tables, games: slice) -> Opposition:
    """The heuristic bot itself at some tables: whoever learns there learns to beat it, and not what imitates it."""
    seats = half_of_the_seats(tables, games.stop - games.start, len(config.kinds))
    answers = BotAnswers(Bots(config.rules), len(seats), late=tables.seats.is_cuda)
    return Opposition(answers, games, seats)


class Target:
    """One frozen network at every table."""

    def __init__(self, config: Config, tables: Tables, learner: PolicyValue, weights: Network) -> None:
        self._opposition = frozen_rival(config, tables, learner, weights, slice(0, config.games))

    def opposition(self) -> Opposition:
        """Always the same one."""
        return self._opposition

    def maybe_add(self, network: PolicyValue, rounds: int) -> None:
        """Nobody joins it."""

    def state(self) -> dict[str, Any]:
        """Nothing changes."""
        return {}

    def restore(self, state: dict[str, Any]) -> None:
        """Nothing has changed."""


class League:
    """Keeps some past selves, the older ones more thinly, and seats one of them at a time."""

    def __init__(self, config: Config, tables: Tables, learner: PolicyValue) -> None:
        self._config = config.league
        self.past: list[Weights] = []
        self._luck = random.Random(config.seed)
        self._games = round(config.games * config.league.share)
        self._seats = half_of_the_seats(tables, self._games, len(config.kinds))
        self._network = frozen(config.rules, config.network, learner)
        compile_on_gpu(self._network, config.learning)

    def maybe_add(self, network: PolicyValue, rounds: int) -> None:
        """Remember the network as it is, once every so many rounds; where there is no room, a random one goes."""
        if rounds % self._config.every:
            return
        if len(self.past) == self._config.keep:
            self.past.pop(self._luck.randrange(len(self.past)))
        self.past.append({name: tensor.detach().clone() for name, tensor in network.state_dict().items()})

    def opposition(self) -> Opposition | None:
        """One of the past selves, any as likely; None while there are none."""
        if not self.past or not self._games:
            return None
        self._network.load_state_dict(self._luck.choice(self.past))
        return Opposition(NetworkAnswers(self._network), slice(0, self._games), self._seats)

    def state(self) -> dict[str, Any]:
        """All of it, for a checkpoint."""
        return {"past": self.past, "luck": self._luck.getstate()}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        device = next(self._network.parameters()).device
        self.past = [{name: tensor.to(device) for name, tensor in weights.items()} for weights in state["past"]]
        self._luck.setstate(state["luck"])
