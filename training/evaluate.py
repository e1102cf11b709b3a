"""How well a network plays: games against fixed bots, with the same deals in every seat, in compiled code and NumPy."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import galaktyka as gk
from galaktyka.arena.result import wilson
from galaktyka.engine.decision import WAIT
from galaktyka.engine.game import Game
from galaktyka.players.neural.network import Network, likeliest, read_network
from galaktyka.players.versus import BotBatch
from training.config import Config, EvaluationConfig, kind_of

MOST_DECISIONS: Final = 2000  # of a seat in a game, many times those of any game that ends


@dataclass(frozen=True)
class Measured:
    """Games against one kind of opponent."""

    opponent: str
    players: int
    options: tuple[str, ...]
    games: int
    share: float  # of the wins
    ci95: tuple[float, float]  # where the true share lies with 95 % confidence
    lead: float  # mean score less that of the best opponent

    @property
    def fair(self) -> float:
        """How often it wins for each time that would be fair."""
        return self.share * self.players

    def line(self) -> str:
        """For people."""
        kind = " ".join([f"{self.players} players", *self.options])
        low, high = self.ci95
        return (
            f"against {self.opponent} ({kind}): {self.share:.1%} of {self.games} games won "
            f"({low:.1%} to {high:.1%}), {self.fair:.2f} of a fair share, lead {self.lead:+.1f}"
        )

    def json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def play_seat(network: Network, batch: BotBatch, seat: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """(win shares, leads) of a seat in the first game of each place; places that are done wait for the others.

    A network and a bot that wait for each other may play for ever: a game that does not end is not won.
    """
    shares, leads = np.zeros(len(batch)), np.zeros(len(batch))
    playing = np.ones(len(batch), np.bool_)
    for _ in range(MOST_DECISIONS):
        rows = np.flatnonzero(playing)
        if not len(rows):
            break
        actions = np.full(len(batch), WAIT, np.int32)
        scores, _ = network.evaluate(batch.features[rows])
        actions[rows] = likeliest(scores, batch.masks[rows])
        batch.step(actions)
        ended = playing & (batch.done == 1)
        others = np.delete(batch.scores[:, : batch.players], seat, axis=1).max(axis=1)
        shares[ended] = batch.rewards[ended, seat]
        leads[ended] = (batch.scores[:, seat] - others)[ended]
        playing &= ~ended
    return shares, leads


def measure(game: Game, network: Network, wanted: EvaluationConfig, seed: int | str = 0) -> Measured:
    """Play against bots at all other seats: the network takes each seat in turn, with the same deals."""
    players, options = kind_of(wanted)
    deals = max(1, wanted.games // players)
    shares, leads = [], []
    for seat in range(players):
        bots = [None if other == seat else wanted.opponent for other in range(players)]
        batch = BotBatch(game, bots=bots, games=deals, options=options, seed=seed, features=True)
        share, lead = play_seat(network, batch, seat)
        shares.append(share)
        leads.append(lead)
    mean, games = float(np.mean(shares)), deals * players
    opponent, kind = wanted.opponent, wanted.options
    return Measured(opponent, players, kind, games, mean, wilson(mean, games), float(np.mean(leads)))


def compile_players(game: str) -> None:
    """Compile what the evaluations play with, so that the first one need not wait for it."""
    BotBatch(gk.game(game), bots=[None, "heuristic"], games=1, options={}, features=True)


def measure_file(game: str, path: Path, wanted: EvaluationConfig, seed: int | str = 0) -> Measured:
    """The same for weights in a file, in whatever process this is."""
    rules = gk.game(game)
    return measure(rules, read_network(rules, path), wanted, seed)


def measure_all(config: Config, path: Path) -> list[Measured]:
    """Every evaluation that a configuration names."""
    return [measure_file(config.game, path, wanted) for wanted in config.evaluations]
