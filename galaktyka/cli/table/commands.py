"""What a person types: answers, questions about cards, and commands in any of our languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from galaktyka.cli.language import plain, say
from galaktyka.cli.table.face import Choice
from galaktyka.engine.words import Lang


class Command(StrEnum):
    """What can be asked of the table besides answering."""

    HELP = "help"
    TABLE = "table"
    LOG = "log"
    HINT = "hint"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True)
class Order:
    """A command with what was typed after it."""

    command: Command
    rest: str


def words_for(command: Command, lang: Lang) -> list[str]:
    """How a command may be typed in a language, the usual way first."""
    return [word.strip() for word in say(f"command-{command}", lang).split(",")]


def order(line: str, lang: Lang) -> Order | None:
    """The command a line gives, in the person's language or in English."""
    first, _, rest = line.strip().partition(" ")
    tongues: tuple[Lang, ...] = (lang, "en")  # the person's own language goes first where both use a word
    for tongue in tongues:
        for command in Command:
            if plain(first) in [plain(word) for word in words_for(command, tongue)]:
                return Order(command, rest.strip())
    return None


def is_word(line: str, id: str, lang: Lang) -> bool:  # noqa: A002 - Fluent's own word for it
    """Whether a line is one of the words of a message, in the person's language or in English."""
    known = [word.strip() for tongue in (lang, "en") for word in say(id, tongue).split(",")]
    return plain(line.strip()) in {plain(word) for word in known}


def numbers(line: str) -> list[str]:
    """The numbers in a line of nothing but numbers; empty for any other line."""
    parts = line.replace(",", " ").split()
    return parts if all(part.isascii() and part.isdigit() for part in parts) else []


def chosen(keys: Sequence[str], choices: Sequence[Choice]) -> list[int] | None:
    """The actions that keys mean; None if one of them is not offered, or not so often."""
    offered = {choice.key: choice for choice in choices}
    typed = [key.lstrip("0") or "0" for key in keys]
    together = " ".join(sorted(typed, key=lambda key: (len(key), key)))  # no number is too long for that
    if together in offered:
        return [offered[together].action]
    if any(key not in offered or count > offered[key].times for key, count in Counter(typed).items()):
        return None
    return [offered[key].action for key in typed]
