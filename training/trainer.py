"""A run of training: play, learn, remember; and all that is needed to go on with it later."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Final

import msgspec
import torch
from torch import Tensor

from galaktyka.players.neural.network import Network, read_network
from training.config import Config, ConfigError
from training.league import League, Opponents, Target
from training.network import PolicyValue, exported, imported, size_of
from training.ppo import Learner
from training.rollout import Player, Rollout, seats_of_bots
from training.sparring import Sparring
from training.tables import Tables

FORMAT: Final = 1  # of checkpoints


@dataclass
class Totals:
    """What a run has done so far, earlier parts of it included."""

    rounds: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Progress:
    """One round of playing and learning."""

    totals: Totals
    decisions_per_s: float
    policy_loss: float
    value_loss: float
    entropy: float
    moved: float  # the share of actions whose chance changed by more than the clip
    past_won: float  # games that its seats won at tables with past selves, shares of a win included
    past_fair: float  # how many would have been fair
    bots_won: float = 0.0  # the same at tables with heuristic bots
    bots_fair: float = 0.0

    @property
    def past_share(self) -> float:
        """What it won there of what was fair: 1 is an even match, and 0 also where no game ended."""
        return self.past_won / self.past_fair if self.past_fair else 0.0

    @property
    def bots_share(self) -> float:
        """The same against heuristic bots, with actions as likely as the network thinks them good."""
        return self.bots_won / self.bots_fair if self.bots_fair else 0.0

    def line(self) -> str:
        """For people."""
        done = self.totals
        return (
            f"{done.seconds / 60:6.1f} min  round {done.rounds:5d}  {done.decisions / 1e6:8.1f} M decisions  "
            f"{done.games:9d} games  {self.decisions_per_s:11,.0f}/s  policy {self.policy_loss:+.4f}  "
            f"value {self.value_loss:.4f}  entropy {self.entropy:.3f}  moved {self.moved:.3f}  "
            f"past {self.past_share:.2f}  bots {self.bots_share:.2f}"
        )


def precision(device: torch.device) -> torch.dtype:
    """Half precision on a GPU, whose matrix units want it; single precision on a CPU."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


@dataclass
class Trainer:
    """Everything that a run consists of."""

    config: Config
    device: torch.device
    target: Network | None = None  # whom to learn to beat, instead of oneself
    totals: Totals = field(default_factory=Totals)

    def __post_init__(self) -> None:
        torch.manual_seed(self.config.seed)
        torch.set_float32_matmul_precision("high")  # the heads': still finer than half precision
        self._generator = torch.Generator(self.device).manual_seed(self.config.seed)
        self.tables = Tables(self.config, self.device)
        self.network = PolicyValue(self.config.rules, self.config.network, precision(self.device)).to(self.device)
        self.bots = self._sparring()
        self._player = Player(self.tables, self.config.learning.steps, self._generator, self.bots)
        self.learner = Learner(self.network, self.config.learning, self._generator)
        self.league: Opponents = (
            League(self.config, self.tables, self.network)
            if self.target is None
            else Target(self.config, self.tables, self.network, self.target)
        )

    def _sparring(self) -> Sparring | None:
        """Heuristic bots at the tables behind those of past selves; a target has all tables alone."""
        league, games = self.config.league, self.config.games
        first, count = round(games * league.share), round(games * league.bots)
        if self.target is not None or not count:
            return None
        seats = seats_of_bots(self.tables, range(first, first + count), len(self.config.kinds))
        return Sparring(self.config.rules, self.tables, seats, self._generator)

    def round(self) -> Progress:
        """Play some steps of all games, and learn from them."""
        began = time.perf_counter()
        opposition = self.league.opposition()
        rollout = self._player.play(self.network, opposition)
        losses = self.learner.learn(rollout, self.totals.decisions)
        past = wins(rollout, self.tables.seat_counts, None if opposition is None else opposition.seats)
        bots = wins(rollout, self.tables.seat_counts, None if self.bots is None else self.bots.seats)
        numbers = torch.cat((losses, past, bots, rollout.done.sum()[None].float())).tolist()  # waits for the device
        seconds = time.perf_counter() - began
        self.totals.rounds += 1
        self.totals.decisions += rollout.actions.numel()
        self.totals.games += round(numbers[-1])
        self.totals.seconds += seconds
        self.league.maybe_add(self.network, self.totals.rounds)
        return Progress(Totals(**asdict(self.totals)), rollout.actions.numel() / seconds, *numbers[:-1])

    def export(self) -> Network:
        """The network as it is now, for players."""
        learning = self.config.learning
        about = {"lead": learning.lead, "lead_points": learning.lead_points, "trained": asdict(self.totals)}
        return exported(self.network, self.config.rules, **about, config=msgspec.to_builtins(self.config))

    def begin_with(self, path: Path) -> None:
        """Begin with the weights of a file instead of random ones."""
        weights = read_network(self.config.rules, path)
        if size_of(weights) != self.config.network:
            raise ConfigError(f"The network in {path} has another size than the configuration says.")
        imported(self.network, weights)

    def save(self, path: Path) -> None:
        """Write a checkpoint; one that is there is replaced at once or not at all."""
        partial = path.with_suffix(".partial")
        torch.save(self._state(), partial)
        partial.replace(path)

    def _state(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "config": msgspec.json.encode(self.config).decode(),
            "totals": asdict(self.totals),
            "network": self.network.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "league": self.league.state(),
            "generator": self._generator.get_state(),
            "tables": self.tables.snapshot(),
        }

    def restore(self, path: Path) -> None:
        """Go on from a checkpoint of the same configuration."""
        state = _read(path)
        if msgspec.json.decode(state["config"], type=Config) != self.config:
            raise ConfigError(f"{path} belongs to another configuration: take that one, or begin in another folder.")
        self.totals = Totals(**state["totals"])
        self.network.load_state_dict(state["network"])
        self.learner.optimizer.load_state_dict(state["optimizer"])
        self.league.restore(state["league"])
        self._generator.set_state(state["generator"].cpu())
        self.tables.restore(state["tables"])


def _read(path: Path) -> dict[str, Any]:
    """What a checkpoint holds."""
    try:
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, RuntimeError, EOFError, ValueError, UnpicklingError) as error:
        raise ConfigError(f"{path} cannot be read as a checkpoint: take it away to begin anew.") from error
    if state.get("format") != FORMAT:
        raise ConfigError(f"{path} is a checkpoint of another version.")
    return state


def wins(rollout: Rollout, seat_counts: Tensor, theirs: Tensor | None) -> Tensor:
    """(wins of the network at tables with others, how many are fair for its seats in the games that ended)."""
    if theirs is None:
        return torch.zeros(2, device=rollout.done.device)
    games, players = theirs.shape
    there = torch.arange(players, device=theirs.device) < seat_counts[:games, None]
    own = (there & ~theirs & theirs.any(dim=1, keepdim=True)).float()
    ended = rollout.done[:, :games].float()
    won = (rollout.outcomes[:, :games, :, 0] * own).sum()
    fair = (ended * (own.sum(dim=1) / seat_counts[:games])).sum()
    return torch.stack((won, fair))
