"""What a run of training is told: a TOML file, checked before anything begins."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

import msgspec

import galaktyka as gk
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.game import Game
from galaktyka.engine.mix import Kind
from galaktyka.players.kernels import kernel_bot

LARGEST_SEED: Final = 2**63 - 1  # that PyTorch takes
AHEAD: Final = ("discount", "trace", "value_trace")  # what the future counts: a share


class ConfigError(GalaktykaError):
    """A configuration that cannot be used."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the file: a name that it does not have is refused."""


class NetworkConfig(Part, frozen=True):
    """The size of the network."""

    width: int = 512
    blocks: int = 3


class LearningConfig(Part, frozen=True):
    """How a network learns from what was played (PPO with generalised advantages)."""

    steps: int = 64  # decisions in every game between two rounds of learning
    minibatch: int = 32_768
    epochs: int = 1  # how often every decision is learned from
    sure: float = 1.0  # the share of all but certain decisions that is learned from; the fewer, the more each counts
    clip: float = 0.2  # how far an action may become likelier in one round
    discount: float = 1.0  # from one decision of a seat to its next one
    trace: float = 0.97  # how far advantages look ahead: 0 one decision, with the least luck in them, 1 to the end
    value_trace: float = 0.97  # the same for what the value head learns
    learning_rate: float = 3e-4
    final_learning_rate: float = 3e-5
    entropy: float = 0.02  # reward for being undecided
    final_entropy: float = 0.002
    anneal: float | None = None  # decisions until the final rates are reached; without it, when the time is over
    value: float = 0.5  # weight of the value head's error
    lead: float = 0.15  # what a large lead in score counts, besides the win
    lead_points: float = 15.0  # a lead that counts as large
    gradient: float = 1.0  # longest step
    compiled: bool = False  # whether PyTorch first compiles the networks for a GPU, which wants a C compiler


class LeagueConfig(Part, frozen=True):
    """Games against others than itself, so that the network does not run in circles."""

    share: float = 0.25  # of all games: those against past selves
    rival: float = 0.0  # of all games: those against the rival that the run is given, which it then must be
    bot: float = 0.0  # of all games: those against the heuristic bot itself, which thinks on the CPU
    every: int = 40  # rounds of learning between two past selves
    keep: int = 12


class TableConfig(Part, frozen=True):
    """A kind of table to play at."""

    players: int
    options: tuple[str, ...] = ()
    share: int = 1  # how many places take it, before the next kind has its turn


class EvaluationConfig(Part, frozen=True):
    """Games against a fixed opponent at the other seats, for the progress lines."""

    opponent: str
    players: int = 2
    options: tuple[str, ...] = ()
    games: int = 400


class Config(Part, frozen=True):
    """All of it."""

    game: str
    tables: tuple[TableConfig, ...]
    games: int = 65_536  # played at once
    seed: int = 1
    network: NetworkConfig = NetworkConfig()
    learning: LearningConfig = LearningConfig()
    league: LeagueConfig = LeagueConfig()
    evaluations: tuple[EvaluationConfig, ...] = ()

    @property
    def rules(self) -> Game:
        """The game itself."""
        return gk.game(self.game)

    @property
    def kinds(self) -> list[Kind]:
        """The kinds of tables, each as often as its share says."""
        return [kind_of(table) for table in self.tables for _ in range(table.share)]


def kind_of(table: TableConfig | EvaluationConfig) -> Kind:
    """Players and options as the engine wants them."""
    return table.players, dict.fromkeys(table.options, True)


def read_config(path: Path, **changes: Any) -> Config:
    """The configuration in a file, with some settings changed; refused in one sentence if it cannot be used."""
    try:
        config = msgspec.toml.decode(path.read_bytes(), type=Config)
    except FileNotFoundError as error:
        raise ConfigError(f"There is no file {path}.") from error
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} is no configuration of a training run: {error}") from error
    return check(msgspec.structs.replace(config, **changes))


def check(config: Config) -> Config:
    """The configuration, if the game, the tables and the numbers in it are possible."""
    if config.rules.features is None:
        raise ConfigError(f"{config.rules.title} has no features yet, so that no network can play it.")
    check_tables(config)
    check_numbers(config)
    return config


def check_tables(config: Config) -> None:
    """Refuse tables that the game does not have, and opponents that cannot sit there."""
    if not config.tables:
        raise ConfigError("A training run needs at least one kind of table.")
    tables: list[TableConfig | EvaluationConfig] = [*config.tables, *config.evaluations]
    for table in tables:
        config.rules.new_record(*kind_of(table))
        if table.players < 2:
            raise ConfigError("Self-play needs at least 2 players at every table.")
    for evaluation in config.evaluations:
        kernel_bot(evaluation.opponent)  # refuses a name that it does not know


def check_numbers(config: Config) -> None:
    """Refuse numbers that nothing can be done with."""
    learning = config.learning
    if abs(config.seed) > LARGEST_SEED:
        raise ConfigError(f"A seed has 63 bits at most, and {config.seed} has more.")
    limits = {
        "tables.share": (min(table.share for table in config.tables), 1),
        "games": (config.games, len(config.kinds)),
        "network.width": (config.network.width, 1),
        "network.blocks": (config.network.blocks, 0),
        "learning.steps": (learning.steps, 2),
        "learning.minibatch": (learning.minibatch, 1),
        "learning.epochs": (learning.epochs, 1),
        "league.every": (config.league.every, 1),
        "league.keep": (config.league.keep, 1),
    }
    for name, (number, least) in limits.items():
        if number < least:
            raise ConfigError(f"{name} must be at least {least}, not {number}.")
    check_rates(learning)
    for name, amount in {"anneal": learning.anneal, "lead_points": learning.lead_points}.items():
        if amount is not None and not amount > 0:
            raise ConfigError(f"learning.{name} must be more than 0, not {amount}.")
    if not 0 < learning.sure <= 1:
        raise ConfigError(f"learning.sure is a share of more than 0 and at most 1, not {learning.sure}.")
    league = config.league
    shares = {"share": league.share, "rival": league.rival, "bot": league.bot}
    for name, share in shares.items():
        if not 0 <= share <= 1:
            raise ConfigError(f"league.{name} is a share from 0 to 1, not {share}.")
    if sum(shares.values()) > 1:
        raise ConfigError("league.share, league.rival and league.bot are shares of the same games: together at most 1.")


def check_rates(learning: LearningConfig) -> None:
    """Refuse rates and weights from which a network would learn the contrary, or end as one without numbers."""
    for name, value in msgspec.structs.asdict(learning).items():
        if isinstance(value, float) and not (value >= 0 and math.isfinite(value)):
            raise ConfigError(f"learning.{name} must be a number of at least 0, not {value}.")
    for name in AHEAD:
        if getattr(learning, name) > 1:
            raise ConfigError(f"learning.{name} is a share from 0 to 1, not {getattr(learning, name)}.")
