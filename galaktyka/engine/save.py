"""Saved games: options, seed and actions in words. Snapshots are never the truth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from galaktyka.engine.errors import GalaktykaError, SaveError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match
from galaktyka.engine.notation import parse_position, position_text

FORMAT = 1
HEAD = "galaktyka"


def match_text(match: Match) -> str:
    """A whole game as text: everything that is needed to play it again, and the fingerprint of where it led."""
    lines = [f"{HEAD} {FORMAT}", f"game {match.game.name} {match.game.rules_version}", f"players {match.players}"]
    lines += [f"option {name} {'yes' if value else 'no'}" for name, value in match.options.items()]
    lines += [f"seed {'number' if isinstance(match.seed, int) else 'text'} {match.seed}"]
    if match.start is not None:
        lines += [f"start {line}" for line in position_text(match.game, match.start).splitlines()]
    lines += action_lines(match)
    return "\n".join([*lines, f"end {match.hash}"]) + "\n"


def action_lines(match: Match) -> list[str]:
    """The actions taken, in words: `seat: action`."""
    replayed = match.copy()
    replayed.undo(len(replayed.history))
    lines = []
    for seat, action in match.history:
        question = replayed._question(seat)
        lines.append(f"{seat}: {match.game.action_text(question, action)}")
        replayed.step(seat, action)
    return lines


def parse_match(text: str, find_game: Callable[[str], Game], source: str = "the text") -> Match:
    """The match that `match_text` described, replayed and checked against its fingerprint."""
    head, body = _split(text, source)
    try:
        match = _begin(head, find_game, source)
        for number, line in body:
            _replay_line(match, line, f"{source}, line {number}")
    except SaveError:
        raise
    except (GalaktykaError, ValueError, IndexError) as error:
        raise SaveError(f"{source} cannot be read: {error}") from error
    if head["end"] != [match.hash]:
        raise SaveError(f"{source} is damaged: its actions do not lead to the position it names.")
    return match


def read_match(path: Path, find_game: Callable[[str], Game]) -> Match:
    """The match saved in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SaveError(f"{path} cannot be opened: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise SaveError(f"{path} is not a saved game: it is not text.") from error
    return parse_match(text, find_game, str(path))


def write_match(match: Match, path: Path) -> None:
    """Write a match to a file, completely or not at all."""
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_text(match_text(match), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise SaveError(f"{path} cannot be written: {error.strerror}.") from error


Head = dict[str, list[str]]


def _split(text: str, source: str) -> tuple[Head, list[tuple[int, str]]]:
    """Header lines by their first word, and the numbered action lines."""
    head: Head = {}
    body: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.partition(" ")
        if word[:-1].isdigit() and word.endswith(":"):
            body.append((number, line))
        elif line.strip() and not line.startswith("#"):
            head.setdefault(word, []).append(rest)
    _check_head(head, source)
    return head, body


def _check_head(head: Head, source: str) -> None:
    if HEAD not in head:
        raise SaveError(f"{source} is not a saved game: its first line should be '{HEAD} {FORMAT}'.")
    if head[HEAD] != [str(FORMAT)]:
        raise SaveError(f"{source} was written by a newer version of Galaktyka: update the program to open it.")
    for word in ("game", "players", "seed", "end"):
        if len(head.get(word, [])) != 1:
            raise SaveError(f"{source} is damaged: it should have exactly one line '{word} …'.")


def _begin(head: Head, find_game: Callable[[str], Game], source: str) -> Match:
    name, version = head["game"][0].split()
    game = find_game(name)
    if int(version) != game.rules_version:
        raise SaveError(
            f"{source} was played by version {version} of the rules of {game.title}, not {game.rules_version}."
        )
    kind, _, value = head["seed"][0].partition(" ")
    options = dict(line.split() for line in head.get("option", []))
    return Match(
        game,
        players=int(head["players"][0]),
        options={option: value == "yes" for option, value in options.items()},
        seed=int(value) if kind == "number" else value,
        start=parse_position(game, "\n".join(head["start"])) if "start" in head else None,
    )


def _replay_line(match: Match, line: str, place: str) -> None:
    seat, _, action = line.partition(":")
    try:
        match.play(int(seat), action.strip())
    except GalaktykaError as error:
        raise SaveError(f"{place}: {error}") from error
