"""The tiles of Roll in a terminal: found by name, shown one by one or as a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.cli.table import looks
from galaktyka.cli.table.looks import MARKS, named, searched
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.roll.tables import SIDES
from galaktyka.games.roll.text import tile_lines, tile_name, type_line
from galaktyka.games.roll.tiles import Side

BY_ID: Final = {side.id: side for side in SIDES}

# Dice and worlds in the colours that a terminal has.
STYLE: Final = {
    "white": "bold",
    "red": "bold red",
    "purple": "bold magenta",
    "blue": "bold cyan",
    "brown": "bold dark_orange3",
    "green": "bold green",
    "yellow": "bold yellow",
    "gray": "dim",
}


def find_tiles(query: str) -> list[Side]:
    """The side with exactly this name or id in any language; else all that have the words in a name."""
    return named(SIDES, _names, query)


def search_tiles(query: str, lang: Lang) -> list[Side]:
    """The side with exactly this name; else all that have every word of the query somewhere on them."""
    return searched(SIDES, _names, lambda side: tile_lines(side, lang), query)


def _names(side: Side) -> list[str]:
    return [side.id, *(tile_name(side, lang) for lang in LANGS)]


def cost_mark(side: Side) -> Text:
    """The cost in the shape that the tile prints it in."""
    return Text(f"{MARKS[side.kind]}{side.cost}")


def power_lines(side: Side, lang: Lang) -> list[str]:
    """What a side does, once, in its phases and at the end."""
    lines = tile_lines(side, lang)
    return list(lines[len(lines) - len(side.powers) - len(side.instant) - (side.bonus_vp is not None) :])


def tile_words(side: Side, lang: Lang) -> Text:
    """Type and powers: everything but name and cost."""
    text = Text(type_line(side, lang), style=STYLE[side.colour] if side.colour else "dim")
    return Text("\n").join([text, *(Text(line) for line in power_lines(side, lang))])


def tile_panel(side: Side, lang: Lang) -> Panel:
    """A side with everything that stands on it."""
    name, kind, *rest = tile_lines(side, lang)
    powers = power_lines(side, lang)
    return looks.card_panel(cost_mark(side), name, [kind, *rest[: len(rest) - len(powers)]], powers)


def tile_list(sides: Sequence[Side], lang: Lang) -> Table:
    """Sides with their words."""
    names = [Text(tile_name(side, lang), style="bold") for side in sides]
    return looks.card_table(
        (cost_mark(side), name, tile_words(side, lang)) for side, name in zip(sides, names, strict=True)
    )


def tile_facts(side: Side, lang: Lang) -> dict[str, Any]:
    """A side for programs: its facts as in the data, its type and its words in a language."""
    facts: dict[str, Any] = msgspec.to_builtins(side)
    return {**facts, "type": type_line(side, lang), "text": power_lines(side, lang)}
