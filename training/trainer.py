"""A run of training: play, learn, remember; and all that is needed to go on with it later."""

from __future__ import annotations

import hashlib
import math
import time
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

import msgspec
import torch
from torch import Tensor

from galaktyka.engine.game import Game
from galaktyka.engine.record import dtype_of
from galaktyka.players.neural.network import Network, describe, read_network
from training.config import Config, ConfigError
from training.league import League, Opponents, Target, frozen_rival, heuristic_bots
from training.network import PolicyValue, compile_on_gpu, exported, imported, size_of
from training.ppo import Learner
from training.rollout import Opposition, Player, Rollout
from training.tables import Tables

FORMAT: Final = 3  # of checkpoints


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
    rival_won: float = 0.0  # the same at tables with a rival
    rival_fair: float = 0.0
    bot_won: float = 0.0  # and at those with the heuristic bot
    bot_fair: float = 0.0

    def line(self) -> str:
        """For people."""
        done = self.totals
        return (
            f"{done.seconds / 60:6.1f} min  round {done.rounds:5d}  {done.decisions / 1e6:8.1f} M decisions  "
            f"{done.games:9d} games  {self.decisions_per_s:11,.0f}/s  policy {self.policy_loss:+.4f}  "
            f"value {self.value_loss:.4f}  entropy {self.entropy:.3f}  moved {self.moved:.3f}  "
            f"past {fair_share(self.past_won, self.past_fair):.2f}  "
            f"rival {fair_share(self.rival_won, self.rival_fair):.2f}  "
            f"bot {fair_share(self.bot_won, self.bot_fair):.2f}"
        )


def fair_share(won: float, fair: float) -> float:
    """What was won of what was fair: 1 is an even match, and 0 also where no game ended."""
    return won / fair if fair else 0.0


def precision(device: torch.device) -> torch.dtype:
    """Half precision on a GPU, whose matrix units want it; single precision on a CPU."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


@dataclass
class Trainer:
    """Everything that a run consists of."""

    config: Config
    device: torch.device
    target: Network | None = None  # whom to learn to beat, instead of oneself
    rival: Network | None = None  # who sits at some of the tables besides
    totals: Totals = field(default_factory=Totals)
    until: float = math.inf  # by `time.monotonic`: when the time is over

    def __post_init__(self) -> None:
        self._check_rival()
        self._earlier: list[dict[str, Any]] = []  # what runs did whose weights this one began with
        torch.manual_seed(self.config.seed)
        torch.set_float32_matmul_precision("high")  # the heads': still finer than half precision
        self._generator = torch.Generator(self.device).manual_seed(self.config.seed)
        self.tables = Tables(self.config, self.device)
        self.network = PolicyValue(self.config.rules, self.config.network, precision(self.device)).to(self.device)
        compile_on_gpu(self.network, self.config.learning)
        self._player = Player(self.tables, self.config.learning.steps, self._generator)
        self.learner = Learner(self.network, self.config.learning, self._generator)
        self.league: Opponents = (
            League(self.config, self.tables, self.network)
            if self.target is None
            else Target(self.config, self.tables, self.network, self.target)
        )
        rival, bot = self._places()
        self._rival = (
            frozen_rival(self.config, self.tables, self.network, self.rival, rival)
            if self.rival is not None and rival.start < rival.stop
            else None
        )
        self._bot = heuristic_bots(self.config, self.tables, bot) if bot.start < bot.stop else None

    def _check_rival(self) -> None:
        """Refuse a rival without tables and tables without their rival: who learns to beat a target has neither."""
        share = self.config.league.rival
        if self.target is None and share > 0 and self.rival is None:
            raise ConfigError(f"league.rival is {share}: name the weights of the rival with --rival, or set it to 0.")
        if self.rival is not None and not share:
            raise ConfigError("There is no table for the rival: set league.rival above 0, or leave --rival out.")

    def _places(self) -> tuple[slice, slice]:
        """The tables of the rival, behind those of past selves, and those of the bot behind them.

        A target sits at all tables, so that there is no room for them.
        """
        if self.target is not None:
            return slice(0, 0), slice(0, 0)
        league, games = self.config.league, self.config.games
        first, second, last = (round(games * part) for part in accumulate((league.share, league.rival, league.bot)))
        return slice(first, second), slice(second, last)

    def others(self) -> list[Opposition | None]:
        """(who of the past plays the next round, the rival, the bot), where they do."""
        return [self.league.opposition(), self._rival, self._bot]

    def round(self) -> Progress:
        """Play some steps of all games, and learn from them."""
        began = time.perf_counter()
        others = self.others()
        rollout = self._player.play(self.network, [one for one in others if one is not None])
        losses = self.learner.learn(rollout, self._done())
        won = [wins(rollout, self.tables.seat_counts, one) for one in others]
        numbers = torch.cat((losses, *won, rollout.done.sum()[None].float())).tolist()  # waits for the device
        seconds = time.perf_counter() - began
        self.totals.rounds += 1
        self.totals.decisions += rollout.actions.numel()
        self.totals.games += round(numbers[-1])
        self.totals.seconds += seconds
        self.league.maybe_add(self.network, self.totals.rounds)
        return Progress(Totals(**asdict(self.totals)), rollout.actions.numel() / seconds, *numbers[:-1])

    def _done(self) -> float:
        """The share of the run that is over, earlier parts of it included: by its decisions, or by the clock."""
        if anneal := self.config.learning.anneal:
            return min(1.0, self.totals.decisions / anneal)
        left = self.until - time.monotonic()
        return self.totals.seconds / (self.totals.seconds + left) if left > 0 else 1.0

    def export(self) -> Network:
        """The network as it is now, for players."""
        learning = self.config.learning
        about = {"lead": learning.lead, "lead_points": learning.lead_points, "trained": asdict(self.totals)}
        about |= {"earlier": self._earlier, "rival": self._rival is not None}
        return exported(self.network, self.config.rules, **about, config=msgspec.to_builtins(self.config))

    def begin_with(self, path: Path) -> None:
        """Begin with the weights of a file instead of random ones."""
        weights = read_network(self.config.rules, path)
        size, wanted = size_of(weights), self.config.network
        if size.width != wanted.width or size.blocks > wanted.blocks:
            raise ConfigError(f"The network in {path} is wider, narrower or deeper than the configuration says.")
        imported(self.network, weights)
        earlier = [*weights.about.get("earlier", []), weights.about.get("trained")]
        self._earlier = [run for run in earlier if run]  # a network that imitates has played nothing

    def save(self, path: Path) -> None:
        """Write a checkpoint; one that is there is replaced at once or not at all."""
        partial = path.with_suffix(".partial")
        torch.save(self._state(), partial)
        partial.replace(path)

    def _state(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "config": msgspec.json.encode(self.config).decode(),
            "device": self.device.type,
            "made_for": made_for(self.config.rules),
            "totals": asdict(self.totals),
            "earlier": self._earlier,
            "network": self.network.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "league": self.league.state(),
            "generator": self._generator.get_state(),
            "tables": self.tables.snapshot(),
        }

    def restore(self, path: Path) -> None:
        """Go on from a checkpoint of the same configuration."""
        state = _read(path)
        self._check_fit(path, state)
        self.totals, self._earlier = Totals(**state["totals"]), state["earlier"]
        self.network.load_state_dict(state["network"])
        self.learner.optimizer.load_state_dict(state["optimizer"])
        self.league.restore(state["league"])
        self._generator.set_state(state["generator"].cpu())
        self.tables.restore(state["tables"])

    def _check_fit(self, path: Path, state: dict[str, Any]) -> None:
        """Refuse a checkpoint that something else than this run has written."""
        if not _is_of(self.config, state["config"]):
            raise ConfigError(f"{path} belongs to another configuration: take that one, or begin in another folder.")
        if state["device"] != self.device.type:
            raise ConfigError(f"{path} comes from --device {state['device']}: take that, or begin in another folder.")
        if state["made_for"] != made_for(self.config.rules):
            raise ConfigError(
                f"{path} comes from a version of {self.config.rules.title} with other rules, features or records: "
                "go on with that version, or begin in another folder with --weights."
            )


def made_for(game: Game) -> dict[str, Any]:
    """What a checkpoint depends on besides its configuration: rules, features, and how records lie in memory."""
    layout = hashlib.sha256(str(dtype_of(game.record)).encode()).hexdigest()
    return {**describe(game), "record": layout}


def _is_of(config: Config, text: str) -> bool:
    """Whether a checkpoint's configuration is this one; one with settings that are gone is another."""
    try:
        return msgspec.json.decode(text, type=Config) == config
    except msgspec.ValidationError:
        return False


def _read(path: Path) -> dict[str, Any]:
    """What a checkpoint holds."""
    try:
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        version = state.get("format")
    except Exception as error:  # bytes that were changed may mean anything to those who read them
        raise ConfigError(f"{path} cannot be read as a checkpoint: take it away to begin anew.") from error
    if version != FORMAT:
        raise ConfigError(f"{path} is a checkpoint of another version: begin in another folder with --weights.")
    return state


def wins(rollout: Rollout, seat_counts: Tensor, others: Opposition | None) -> Tensor:
    """(wins of the network at tables with others, how many are fair for its seats in the games that ended)."""
    if others is None:
        return torch.zeros(2, device=rollout.done.device)
    games, counts = others.games, seat_counts[others.games]
    there = torch.arange(others.seats.shape[1], device=counts.device) < counts[:, None]
    own = (there & ~others.seats).float()
    ended = rollout.done[:, games].float()
    won = (rollout.outcomes[:, games, :, 0] * own).sum()
    fair = (ended * (own.sum(dim=1) / counts)).sum()
    return torch.stack((won, fair))
