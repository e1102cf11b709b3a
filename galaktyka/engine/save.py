"""Saved games: options, seed and actions in words. Snapshots are never the truth.

    galaktyka 1
    game race 1
    players 2
    option advanced no
    seed number 7
    0: discard gem_world
    end 1f0c…

Lines that begin with # are remarks. A match that began at a position has lines `start …` with it. It is played
uncompiled, where every index is checked: no text can be trusted to hold a position that compiled rules are safe with.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from galaktyka.engine.errors import GalaktykaError, SaveError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match
from galaktyka.engine.notation import parse_position, position_text

FORMAT: Final = 1
HEAD: Final = "galaktyka"
FIRST_LINE: Final = re.compile(rf"{HEAD} (\d{{1,9}})", re.ASCII)
ACTION_LINE: Final = re.compile(r"(\d{1,9}):(.*)", re.ASCII)

# What follows the first word of every other line.
FACTS: Final = {
    "game": re.compile(r"\w+ \d{1,9}", re.ASCII),
    "players": re.compile(r"\d{1,9}", re.ASCII),
    "option": re.compile(r"\w+ (yes|no)", re.ASCII),
    "seed": re.compile(r"number -?\d{1,1300}|text( .*)?", re.ASCII),
    "start": re.compile(r".*"),
    "end": re.compile(r"[0-9a-f]{64}"),
}
ONCE: Final = ("game", "players", "seed", "end")


def match_text(match: Match) -> str:
    """A whole game as text: everything that is needed to play it again, and the fingerprint of where it led."""
    lines = [f"{HEAD} {FORMAT}", f"game {match.game.name} {match.game.rules_version}", f"players {match.players}"]
    lines += [f"option {name} {'yes' if value else 'no'}" for name, value in match.options.items()]
    lines += [f"seed {'number' if isinstance(match.seed, int) else 'text'} {match.seed}"]
    if match.start is not None:
        lines += [f"start {line}" for line in position_text(match.game, match.start).splitlines()]
    lines += action_lines(match)
    return "\n".join([*lines, f"end {fingerprint(match)}"]) + "\n"


def fingerprint(match: Match) -> str:
    """What a save is checked by: the SHA-256 of the position in words, which does not care how a record is laid out."""
    return hashlib.sha256(position_text(match.game, match.record).encode()).hexdigest()


def action_lines(match: Match) -> list[str]:
    """The actions taken, in words: `seat: action`."""
    replayed = match.copy()
    replayed.undo(len(replayed.history))
    lines = []
    for seat, action in match.history:
        lines.append(f"{seat}: {replayed.action_text(seat, action)}")
        replayed.step(seat, action)
    return lines


def parse_match(text: str, find_game: Callable[[str], Game], source: str = "The text") -> Match:
    """The match that `match_text` described, replayed and checked against its fingerprint."""
    head, body = _split(text, source)
    try:
        match = _begin(head, find_game, source)
        for number, seat, action in body:
            _replay(match, seat, action, f"{source}, line {number}")
    except SaveError:
        raise
    except GalaktykaError as error:
        raise SaveError(f"{source} cannot be read: {error}") from error
    except (ArithmeticError, LookupError, ValueError) as error:
        raise SaveError(f"{source} is damaged: it begins with a position that cannot be.") from error
    if head["end"] != [fingerprint(match)]:
        raise SaveError(f"{source} is damaged: its actions do not lead to the position it names.")
    return match


def read_match(path: Path, find_game: Callable[[str], Game]) -> Match:
    """The match saved in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"{path} is not a saved game: it is not text.") from error
    except (OSError, ValueError) as error:
        raise SaveError(f"{path} cannot be opened: {_reason(error)}.") from error
    return parse_match(text, find_game, str(path))


def write_match(match: Match, path: Path) -> None:
    """Write a match to a file, completely or not at all."""
    text = match_text(match)
    draft = path.parent / f".{path.name}.{token_hex(4)}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise SaveError(f"{path} cannot be written: {_reason(error)}.") from error


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


Head = dict[str, list[str]]  # by their first word
Body = list[tuple[int, int, str]]  # (line number, seat, action)


def _split(text: str, source: str) -> tuple[Head, Body]:
    """The lines of a saved game, sorted into facts and actions."""
    first, *lines = text.splitlines() or [""]
    _check_format(first, source)
    head: Head = {}
    body: Body = []
    for number, line in enumerate(lines, 2):
        word, _, facts = line.partition(" ")
        if action := ACTION_LINE.fullmatch(line):
            body.append((number, int(action[1]), action[2]))
        elif word in FACTS and FACTS[word].fullmatch(facts):
            head.setdefault(word, []).append(facts)
        elif line.strip() and not line.startswith("#"):
            raise SaveError(f"{source} is damaged: line {number} should not be {line[:40]!r}.")
    for word in ONCE:
        if len(head.get(word, [])) != 1:
            raise SaveError(f"{source} is damaged: it should have exactly one line '{word} …'.")
    return head, body


def _check_format(first: str, source: str) -> None:
    found = FIRST_LINE.fullmatch(first)
    if found is None:
        raise SaveError(f"{source} is not a saved game: its first line should be '{HEAD} {FORMAT}'.")
    if int(found[1]) != FORMAT:
        raise SaveError(f"{source} was written by another version of Galaktyka: open it with the newest one.")


def _begin(head: Head, find_game: Callable[[str], Game], source: str) -> Match:
    """The match before its first action."""
    name, version = head["game"][0].split()
    game = find_game(name)
    if int(version) != game.rules_version:
        raise SaveError(
            f"{source} was played by version {version} of the rules of {game.title}, and this program plays "
            f"version {game.rules_version}: open it with the program that wrote it."
        )
    start = parse_position(game, "\n".join(head["start"])) if "start" in head else None
    kind, _, seed = head["seed"][0].partition(" ")
    options = [line.split() for line in head.get("option", [])]
    if len({option for option, _ in options}) != len(options):
        raise SaveError(f"{source} is damaged: it names an option twice.")
    return Match(
        game,
        players=int(head["players"][0]),
        options={option: value == "yes" for option, value in options},
        seed=int(seed) if kind == "number" else seed,
        start=start,
        backend_name=None if start is None else "python",
    )


def _replay(match: Match, seat: int, action: str, place: str) -> None:
    try:
        match.play(seat, action)
    except GalaktykaError as error:
        raise SaveError(f"{place}: {error}") from error
