"""The command line of training: run, demonstrate, imitate, exploit, evaluate, publish."""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import torch

from galaktyka.engine.errors import GalaktykaError
from galaktyka.players.neural.network import read_network, write_network
from training.card import publish
from training.config import Config, ConfigError, read_config
from training.demonstrations import TOGETHER, demonstrate, read_demonstrations, write_demonstrations
from training.evaluate import measure_all
from training.imitate import Imitator
from training.network import PolicyValue, exported, size_of
from training.session import CHECKPOINT, PATIENCE, Beside, Session, made
from training.trainer import Progress, Trainer, precision

INTERRUPTED: Final = 130  # what shells expect of a command that Ctrl-C has ended
FULL: Final = "can't allocate memory"  # what PyTorch says on a CPU, in an error of no kind of its own
AFTERWARDS: Final = f"evaluations may take up to {PATIENCE / 60:.0f} minutes more"


def say(line: str) -> None:
    """Tell at once, also where the output is a file."""
    print(line, flush=True)


def device_of(name: str) -> torch.device:
    """The device of that name, if it is there."""
    if name not in ("cpu", "cuda"):
        raise ConfigError(f"There is no device '{name}'; there is cpu, cuda.")
    if name == "cuda" and not torch.cuda.is_available():
        raise ConfigError("PyTorch finds no GPU here: take --device cpu, or install a build for CUDA.")
    return torch.device(name)


def end_of(minutes: float) -> float:
    """When the time of a command is over that begins now; compiling is part of it."""
    if not 0 < minutes < math.inf:
        raise ConfigError(f"--minutes must be a number above 0, not {minutes}.")
    return time.monotonic() + minutes * 60


def run(chosen: argparse.Namespace) -> None:
    """Train, from the last checkpoint in the folder if there is one."""
    until = end_of(chosen.minutes)
    config, device = configured(chosen), device_of(chosen.device)
    folder, evaluator = made(Path(chosen.out)), Beside(config, say)
    try:
        trainer = begun(config, device, folder, until, chosen.weights, chosen.rival)
        Session(config, folder, until, save_every=chosen.save_every).run(trainer, evaluator, say)
    finally:
        evaluator.close()


def begun(
    config: Config, device: torch.device, folder: Path, until: float, weights: str | None, rival: str | None
) -> Trainer:
    """A run as it stood at its last checkpoint; or a new one, with weights to begin with or without."""
    against = read_network(config.rules, Path(rival)) if rival else None
    trainer = Trainer(config, device, rival=against, until=until)
    if (folder / CHECKPOINT).exists():
        trainer.restore(folder / CHECKPOINT)
        say(f"going on from round {trainer.totals.rounds}")
    elif weights:
        trainer.begin_with(Path(weights))
    return trainer


def show(chosen: argparse.Namespace) -> None:
    """Let heuristic bots play, and write down how."""
    folder = Path(chosen.out).parent
    if chosen.steps < TOGETHER or not folder.is_dir():
        raise ConfigError(f"Take {TOGETHER} steps or more, and name a file in a folder that is there, not in {folder}.")
    write_demonstrations(demonstrate(configured(chosen), chosen.steps), Path(chosen.out))


def imitate(chosen: argparse.Namespace) -> None:
    """Train a network to do as demonstrations show, for a rival."""
    config, device, folder = configured(chosen), device_of(chosen.device), Path(chosen.out).parent
    shown = read_demonstrations(Path(chosen.shown), config)
    if chosen.looks < 1 or not folder.is_dir():
        raise ConfigError(f"Look at least once, and name a file in a folder that is there, not in {folder}.")
    network = PolicyValue(config.rules, config.network, precision(device)).to(device)
    imitator = Imitator(network, config)
    for look in range(chosen.looks):
        loss, foreseen = imitator.look(shown, look, chosen.looks)
        say(f"look {look + 1} of {chosen.looks}: loss {loss:.3f}, {foreseen:.1%} of the actions foreseen")
    write_network(exported(network, config.rules, config=msgspec.to_builtins(config)), Path(chosen.out))


def exploit(chosen: argparse.Namespace) -> None:
    """Train a network against a frozen one alone, and tell how much it wins: 1 is an even match."""
    until = end_of(chosen.minutes)
    trainer = challenger(chosen, until)
    rounds: list[Progress] = []
    while time.monotonic() < until or not rounds:
        rounds.append(trainer.round())
        if rounds[-1].totals.rounds % 10 == 1:
            say(rounds[-1].line())
    begun_with = f", begun with {chosen.begin}" if chosen.begin else ""
    say(
        f"after {trainer.totals.decisions / 1e6:.1f} million decisions of learning to beat {chosen.weights}"
        f"{begun_with}, {verdict(rounds)}"
    )


def challenger(chosen: argparse.Namespace, until: float) -> Trainer:
    """Who learns to beat the target: a fresh network, or one that begins with weights, and then has their size."""
    config, device = configured(chosen), device_of(chosen.device)
    target = read_network(config.rules, Path(chosen.weights))
    if not chosen.begin:
        return Trainer(config, device, target, until=until)
    size = size_of(read_network(config.rules, Path(chosen.begin)))
    trainer = Trainer(msgspec.structs.replace(config, network=size), device, target, until=until)
    trainer.begin_with(Path(chosen.begin))
    return trainer


def verdict(rounds: Sequence[Progress]) -> str:
    """What the network that learns wins in the last tenth of its rounds, all games of them together."""
    last = rounds[-max(1, len(rounds) // 10) :]
    won, fair = sum(one.past_won for one in last), sum(one.past_fair for one in last)
    if not fair:
        return "no game ended in the last rounds: take more minutes"
    return f"it wins {won / fair:.2f} of its fair share"


def evaluate(chosen: argparse.Namespace) -> None:
    """Play the evaluations of a configuration with weights from a file."""
    for result in measure_all(configured(chosen), Path(chosen.weights)):
        say(result.line())


def to_package(chosen: argparse.Namespace) -> None:
    """Put the weights of a run into the package, with their model card."""
    for path in publish(configured(chosen), Path(chosen.run)):
        say(f"wrote {path}")


def configured(chosen: argparse.Namespace) -> Config:
    """The configuration with what the command line changes."""
    changes: dict[str, Any] = {
        name: value for name in ("games", "seed") if (value := getattr(chosen, name, None)) is not None
    }
    return read_config(Path(chosen.config), **changes)


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    top = argparse.ArgumentParser(prog="python -m training", description="Train networks by self-play.")
    commands = top.add_subparsers(required=True)
    runs = commands.add_parser("run", help="train, from the last checkpoint if there is one")
    runs.add_argument("config")
    runs.add_argument("--out", required=True, help="the folder for checkpoint, weights and progress")
    runs.add_argument("--device", default="cpu", help="cpu or cuda")
    runs.add_argument("--minutes", type=float, default=20.0, help=f"how long, compiling included; {AFTERWARDS}")
    runs.add_argument("--save-every", type=float, default=180.0, help="seconds between checkpoints")
    runs.add_argument("--games", type=int, help="games played at once, instead of those of the configuration")
    runs.add_argument("--seed", type=int)
    runs.add_argument("--weights", help="begin with these weights where there is no checkpoint")
    runs.add_argument("--rival", help="weights that play half of the seats at league.rival of the tables, if not 0")
    runs.set_defaults(work=run)
    add_imitation(commands)
    exploits = commands.add_parser("exploit", help="train a network to beat weights, and tell how much it wins")
    exploits.add_argument("config")
    exploits.add_argument("weights")
    exploits.add_argument("--device", default="cpu", help="cpu or cuda")
    exploits.add_argument("--minutes", type=float, default=10.0, help="how long, compiling included")
    exploits.add_argument("--games", type=int, help="games played at once, instead of those of the configuration")
    exploits.add_argument("--begin", help="begin with these weights and their size, instead of with nothing")
    exploits.set_defaults(work=exploit)
    evaluates = commands.add_parser("evaluate", help="play weights against fixed bots")
    evaluates.add_argument("config")
    evaluates.add_argument("weights")
    evaluates.set_defaults(work=evaluate)
    publishes = commands.add_parser("publish", help="put the weights of a run into the package, with their model card")
    publishes.add_argument("config")
    publishes.add_argument("run", help="the folder of the run")
    publishes.set_defaults(work=to_package)
    return top


def add_imitation(commands: Any) -> None:
    """The commands that make a rival."""
    shows = commands.add_parser("demonstrate", help="let heuristic bots play, for imitate")
    shows.add_argument("config")
    shows.add_argument("--out", required=True, help="the file for what they do")
    shows.add_argument("--steps", type=int, default=500, help="decisions in every game")
    shows.add_argument("--games", type=int, help="games played at once, instead of those of the configuration")
    shows.set_defaults(work=show)
    imitates = commands.add_parser("imitate", help="train a network to do as demonstrations show, for --rival")
    imitates.add_argument("config")
    imitates.add_argument("shown", help="the file of demonstrate")
    imitates.add_argument("--out", required=True, help="the file for the weights")
    imitates.add_argument("--device", default="cpu", help="cpu or cuda")
    imitates.add_argument("--looks", type=int, default=8, help="how often to look at everything")
    imitates.set_defaults(work=imitate)


def lacks_memory(error: Exception) -> bool:
    """Whether something did not fit, here or on a GPU."""
    return isinstance(error, MemoryError | torch.OutOfMemoryError) or FULL in str(error)


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; a mistake, or that it was stopped, is told in one sentence."""
    chosen = parser().parse_args(arguments)
    try:
        chosen.work(chosen)
    except GalaktykaError as error:
        print(error, file=sys.stderr)
        return 1
    except (MemoryError, RuntimeError) as error:
        if not lacks_memory(error):
            raise
        print("There is not enough memory: take fewer --games, or a smaller network or fewer steps.", file=sys.stderr)
        return 1
    except KeyboardInterrupt as stop:
        print(str(stop) or "Stopped.", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
