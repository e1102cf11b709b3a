"""Keep the documents true.

`python tools/docs.py` writes the output of every command shown in them anew, and the tables of features; review the
difference before you keep it.
`galaktyka bench race --json | python tools/docs.py --figures` fills in the table of figures in the README, and
`python tools/docs.py --gpu < FILE` that of docs/engine.md from what `tools/gpu.py` wrote on a machine with a GPU.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from galaktyka import GAMES, Game

ROOT: Final = Path(__file__).parent.parent
TOP: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")
BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED: Final = re.compile(r"^\(.+\) > (.+)$", re.MULTILINE)  # what a person answered in a transcript
UNANSWERED: Final = re.compile(r"^\(.+\) >$", re.MULTILINE)  # where a transcript has no more answers
FIGURES: Final = re.compile(r"(<!-- figures -->\n).*?(<!-- end of figures -->)", re.DOTALL)
GPU_FIGURES: Final = re.compile(r"(<!-- gpu figures -->\n).*?(<!-- end of gpu figures -->)", re.DOTALL)
FEATURES: Final = re.compile(r"(<!-- features -->\n).*?(<!-- end of features -->)", re.DOTALL)
CUT: Final = "…\n"
COLUMNS: Final = 92

# What `galaktyka bench` measures, as the README words it.
ROWS: Final = {
    "decisions_per_s": "random decisions a second in the engine, legal masks included",
    "games_per_s": "random games a second",
    "decisions_per_game": "decisions in a random game",
    "python_steps_per_s": "single steps a second through `Match.step`",
    "copy_ns": "nanoseconds to copy a position",
    "record_bytes": "bytes of a position",
    "compile_cold_s": "seconds from starting Python to the first legal action, nothing compiled yet",
    "warm_start_s": "the same, compiled before",
}
UNKNOWN: Final = "not measured yet"


@dataclass(frozen=True)
class Block:
    """A fenced block of a document: its language, its text, and the line where that begins."""

    language: str
    text: str
    line: int


@dataclass(frozen=True)
class Command:
    """A command of a console block and what is shown of its output."""

    line: str
    output: str

    @property
    def is_cut(self) -> bool:
        """Whether only the beginning of the output is shown."""
        return self.output.endswith(CUT)


def documents() -> list[Path]:
    """The documents for people that the project holds."""
    return [
        *(ROOT / name for name in TOP),
        *sorted(ROOT.glob("docs/**/*.md")),
    ]


def blocks(markdown: str) -> Iterator[Block]:
    """The fenced blocks of a document."""
    for found in BLOCK.finditer(markdown):
        yield Block(found[1], found[2], markdown.count("\n", 0, found.start(2)) + 1)


def commands(text: str) -> Iterator[Command]:
    """The commands of a console block."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        yield Command(line.strip(), output)


def run(command: Command) -> str:
    """What a `galaktyka` command prints now, with the answers of its transcript typed in."""
    program, *arguments = shlex.split(command.line)
    if program != "galaktyka":
        raise ValueError(f"The output of '{command.line}' cannot be checked: show the command without it.")
    with tempfile.TemporaryDirectory() as folder:
        words = {"COLUMNS": str(COLUMNS), "LANGUAGE": "en", "GALAKTYKA_BACKEND": "python", "XDG_DATA_HOME": folder}
        done = subprocess.run(
            [sys.executable, "-m", "galaktyka.cli", *arguments],
            input="".join(f"{answer}\n" for answer in TYPED.findall(command.output)),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env=os.environ | words,
            encoding="utf-8",
            check=False,
        )
    return _shown(done.stdout, cut=command.is_cut)


def _shown(output: str, *, cut: bool) -> str:
    """Output as a document shows it: without spaces at the ends of lines, and cut where the answers end."""
    lines = "".join(f"{line.rstrip()}\n" for line in output.splitlines())
    if not cut:
        return lines
    end = UNANSWERED.search(lines)
    return (lines[: end.start()] if end else lines) + CUT


def refreshed(markdown: str) -> str:
    """The document with the output of its commands as it is now."""

    def fresh(found: re.Match[str]) -> str:
        if found[1] != "console":
            return found[0]
        shown = (f"$ {one.line}\n{run(one) if one.output else ''}" for one in commands(found[2]))
        return f"```console\n{''.join(shown)}```"

    return BLOCK.sub(fresh, markdown)


def figures_table(figures: Mapping[str, Any]) -> str:
    """The table of what `galaktyka bench` measured; what it did not measure says so."""
    rows = [f"| {words} | {_number(figures.get(name))} |\n" for name, words in ROWS.items()]
    return f"| Race for the Galaxy, 2 players, one core | |\n|---|---:|\n{''.join(rows)}"


def _number(value: float | None) -> str:
    return UNKNOWN if value is None else f"{value:,}"


def with_figures(markdown: str, figures: Mapping[str, Any], machine: str) -> str:
    """The README with these figures and where they were measured."""
    text = f"{figures_table(figures)}\n{machine}\n"
    return FIGURES.sub(lambda found: f"{found[1]}{text}{found[2]}", markdown)


def gpu_table(report: Mapping[str, Any]) -> str:
    """The table of what `tools/gpu.py` compared and measured."""
    head = "| game | players | options | games equal to the CPU's | most random decisions a second | games at once |\n"
    rows = []
    for name, found in report["games"].items():
        for same in found["same"]:
            options = " ".join(f"`{option}`" for option in same["options"]) or "none"
            equal = f"{same['games']:,}" if same["equal"] else "**not equal**"
            speeds = [one for one in found["speed"] if _kind(one) == _kind(same)]
            cells = (GAMES[name].title, same["players"], options, equal, *_fastest(speeds))
            rows.append(f"| {' | '.join(map(str, cells))} |\n")
    return f"{head}|---|---:|---|---:|---:|---:|\n{''.join(rows)}\nMeasured on one {report['device']}.\n"


def _kind(measured: Mapping[str, Any]) -> tuple[int, Mapping[str, bool]]:
    return measured["players"], measured["options"]


def _fastest(speeds: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """(most decisions a second, games at once), or that nobody measured it."""
    if not speeds:
        return "not measured", ""
    best = max(speeds, key=_speed)
    return f"{_speed(best):,}", f"{best['games']:,}"


def _speed(measured: Mapping[str, Any]) -> int:
    return int(measured["decisions_per_s"])


def with_gpu_figures(markdown: str, report: Mapping[str, Any]) -> str:
    """The document with what was measured on a GPU."""
    return GPU_FIGURES.sub(lambda found: f"{found[1]}{gpu_table(report)}{found[2]}", markdown)


def features_table(game: Game) -> str:
    """The parts of what a network sees of a game."""
    if game.features is None:
        return f"{game.title} has no features yet.\n"
    rows = [
        f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.unit} | {part.text} |\n"
        for part in game.features.parts
    ]
    head = "| part | shape | unit | what it tells |\n|---|---|---:|---|\n"
    return f"{game.title}, {game.features.size:,} features:\n\n{head}{''.join(rows)}"


def with_features(markdown: str) -> str:
    """The document with the features of all games as they are now."""
    text = "\n".join(features_table(game) for game in GAMES.values())
    return FEATURES.sub(lambda found: f"{found[1]}{text}{found[2]}", markdown)


def this_machine() -> str:
    """The machine that measures, in one sentence."""
    info = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.+)", info.read_text(encoding="utf-8")) if info.exists() else None
    processor = found[1] if found else platform.machine()
    return f"Measured on one core of an {processor}, Python {platform.python_version()}."


def main(arguments: list[str]) -> None:
    """Write figures from standard input, or the output of all commands."""
    if "--figures" in arguments:
        readme = ROOT / "README.md"
        text = with_figures(readme.read_text(encoding="utf-8"), json.load(sys.stdin), this_machine())
        readme.write_text(text, encoding="utf-8")
        return
    if "--gpu" in arguments:
        engine = ROOT / "docs/engine.md"
        engine.write_text(with_gpu_figures(engine.read_text(encoding="utf-8"), json.load(sys.stdin)), encoding="utf-8")
        return
    for path in documents():
        text = with_features(path.read_text(encoding="utf-8"))
        path.write_text(refreshed(text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
