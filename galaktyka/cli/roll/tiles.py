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
    return looks.last(tile_lines(side, lang), _power_count(side))


def _power_count(side: Side) -> int:
    return len(side.powers) + len(side.instant) + (side.bonus_vp is not None)


def tile_words(side: Side, lang: Lang) -> Text:
    """Type and powers: everything but name and cost."""
    style = STYLE[side.colour] if side.colour else "dim"
    return looks.card_words(Text(type_line(side, lang), style=style), power_lines(side, lang))


def tile_panel(side: Side, lang: Lang) -> Panel:
    """A side with everything that stands on it."""
    return looks.card_panel(cost_mark(side), tile_lines(side, lang), _power_count(side))


def tile_list(sides: Sequence[Side], lang: Lang) -> Table:
    """Sides with their words."""
    return looks.card_table(
        (cost_mark(side), Text(tile_name(side, lang), style="bold"), tile_words(side, lang)) for side in sides
    )


def tile_facts(side: Side, lang: Lang) -> dict[str, Any]:
    """A side for programs: its facts as in the data, its type and its words in a language."""
    facts: dict[str, Any] = msgspec.to_builtins(side)
    return {**facts, "type": type_line(side, lang), "text": power_lines(side, lang)}
