"""The program `galaktyka`: its commands, and one way out for everything that can go wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from galaktyka import GalaktykaError, __version__
from galaktyka.cli.analyse import analyse
from galaktyka.cli.arena import arena
from galaktyka.cli.bench import bench
from galaktyka.cli.cards import cards
from galaktyka.cli.compile import compile_games
from galaktyka.cli.data import data
from galaktyka.cli.games import games
from galaktyka.cli.loadtest import loadtest
from galaktyka.cli.play import play
from galaktyka.cli.replay import replay
from galaktyka.cli.serve import serve_tables
from galaktyka.cli.simulate import simulate

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # 128 + SIGINT, as shells expect
BROKEN_PIPE: Final = 141  # 128 + SIGPIPE

# How the argument parser speaks, and how we do.
CLEARER: Final = (
    (". Did you mean", "; did you mean"),
    (" (Possible options:", " (possible options:"),
    ("Value error, ", ""),
    ("Input should be a valid integer, unable to parse string as an integer", "it should be a whole number"),
)

app = typer.Typer(
    name="galaktyka",
    help="Galaxy games on one exact rules engine: play them, simulate them, measure them.",
    epilog="Start with 'galaktyka play'.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "play": play,
    "games": games,
    "cards": cards,
    "simulate": simulate,
    "arena": arena,
    "bench": bench,
    "replay": replay,
    "analyse": analyse,
    "compile": compile_games,
    "data": data,
    "serve": serve_tables,
    "loadtest": loadtest,
}
for _name, _command in COMMANDS.items():
    app.command(_name)(_command)


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """What `galaktyka` does without a command: show its version, or its help."""
    if version:
        typer.echo(f"galaktyka {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (that of the process, unless another is given) and return its exit code."""
    _prepare_streams()
    try:
        code = app(args=arguments, prog_name="galaktyka", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return _refuse(_sentence(error.format_message()))
    except GalaktykaError as error:
        return _refuse(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _hush()
    except OSError as error:
        _hush()
        return _refuse(f"The program cannot go on: {error.strerror or error}.")
    return code if isinstance(code, int) else 0


def _prepare_streams() -> None:
    """Let no stream that was closed, no letter that a terminal lacks and no byte that is not UTF-8 end the program."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refuse(sentence: str) -> int:
    """Say on the error stream what was wrong with the input."""
    sys.stderr.write(f"{sentence}\n")
    return BAD_INPUT


def _sentence(message: str) -> str:
    """What the argument parser says, as one sentence in plain words."""
    words = " ".join(message.split())
    for technical, clear in CLEARER:
        words = words.replace(technical, clear)
    return words if words.endswith((".", "?")) else f"{words}."


def _hush() -> int:
    """Whoever read our output has gone: write the rest to nowhere, so that nothing complains at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
