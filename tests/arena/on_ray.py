"""A run on a local Ray cluster of two workers, as a program of its own: `test_cluster` reads what it prints."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

import galaktyka as gk
from galaktyka import arena
from galaktyka.engine.errors import PlayerError

BUSY = ("ray::play_block", "ray::play_chunk")  # what Ray calls a process that is at work for us


def parents(pid: int) -> list[int]:
    """A process, whoever started it, and so on."""
    line = []
    while pid > 1:
        line.append(pid)
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
        pid = int(status.partition("PPid:")[2].split()[0])
    return line


def workers() -> list[int]:
    """Our processes that are playing now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes().decode(errors="replace")
            if title.startswith(BUSY) and os.getpid() in parents(int(folder.name)):
                found.append(int(folder.name))
        except OSError:  # it has just ended
            continue
    return found


class Killer:
    """Progress that kills a worker, once one is at work and something has been played."""

    def __init__(self) -> None:
        self.reports: list[int] = []
        self.killed = 0

    def __call__(self, done: int, _total: int) -> None:
        self.reports.append(done)
        if done and not self.killed and (busy := workers()):
            os.kill(busy[0], signal.SIGKILL)
            self.killed += 1


def played(cluster: arena.Cluster | None, progress: Any = None) -> dict[str, Any]:
    """A simulation, without the time it took."""
    game = gk.game("race")
    result = arena.simulate(game, 2, 30, seed=5, bots=["random"], backend="python", progress=progress, workers=cluster)
    return {name: value for name, value in result.json().items() if name != "seconds"}


def contested(cluster: arena.Cluster | None) -> list[Any]:
    """A tournament, without the time it took."""
    names = ["heuristic", "random"]
    result = arena.tournament(gk.game("race"), names, 8, seed=2, backend="python", workers=cluster)
    return [(game.seed, game.bots, game.scores, game.winners, game.decisions) for game in result.results]


def refusal(cluster: arena.Cluster) -> str:
    """What the error of a worker says."""

    def fail() -> None:
        raise PlayerError("The bots have gone home.")

    try:
        cluster.map(fail, [()], lambda _done: None)
    except PlayerError as error:
        return str(error)
    return ""


def compared(cluster: arena.Cluster) -> dict[str, Any]:
    """The same here and on the cluster, one of whose workers is killed in the middle."""
    killer = Killer()
    return {
        "simulated": played(cluster, killer),
        "here": played(None),
        "contested": contested(cluster),
        "contested_here": contested(None),
        "killed": killer.killed,
        "reports": killer.reports,
        "refusal": refusal(cluster),
    }


def main() -> None:
    """Print what happened, and nothing that Ray has to say."""
    vars(import_module("galaktyka.arena.simulate"))["BLOCK"] = 3  # small portions, so that there are several
    vars(import_module("galaktyka.arena.tournament"))["CHUNK"] = 2
    with redirect_stdout(sys.stderr):
        cluster = arena.Cluster(workers=2)
        result = compared(cluster)
        cluster.close()
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()
