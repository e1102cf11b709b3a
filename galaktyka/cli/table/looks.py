"""What all faces look like: plain tables, marks of cost, cards found by their words, the last sentence of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import plain, say
from galaktyka.engine.words import Lang

Card = TypeVar("Card")
NAME_WIDTH: Final = 21
MARKS: Final = {"development": "◇", "world": "○", "military": "●"}  # as on the cards: diamond, ring, red disc


def plain_table() -> Table:
    """A table without lines, as wide as the terminal."""
    return Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)


def card_panel(mark: Text, lines: Sequence[str], powers: int) -> Panel:
    """A card with everything that stands on it; the first of its lines is its name, the last ones are its powers."""
    name, *facts = lines[: len(lines) - powers]
    head = Text(" · ".join(facts), style="dim")
    return Panel(
        Group(head, *last(lines, powers)),
        title=Text.assemble(mark, "  ", (name, "bold")),
        title_align="left",
        padding=(0, 1),
    )


def card_words(head: Text, powers: Sequence[str]) -> Text:
    """What stands on a card besides its name and cost."""
    return Text("\n").join([head, *map(Text, powers)])


def last(lines: Sequence[str], count: int) -> list[str]:
    """So many lines from the end."""
    return list(lines[len(lines) - count :])


def card_table(rows: Iterable[tuple[Text, Text, Text]]) -> Table:
    """Cards one below the other: mark of cost, name, everything else."""
    table = plain_table()
    table.add_column(no_wrap=True)
    table.add_column(width=NAME_WIDTH)
    table.add_column(ratio=1)
    for mark, name, words in rows:
        table.add_row(mark, name, words)
    return table


def phase_bar(phases: Mapping[str, str], now: str, played: Collection[str]) -> Text:
    """The phases of a round by their words: those that are played in brackets, the one being played with an arrow."""
    bar = Text()
    for phase, words in phases.items():
        if phase == now:
            bar.append(f"▶[{words}]", style="bold reverse")
        else:
            bar.append(f"[{words}]" if phase in played else words, style="bold" if phase in played else "dim")
        bar.append("  ")
    bar.rstrip()
    return bar


def simple(text: str) -> str:
    """A name as people type it: without capitals, diacritics and underscores."""
    return plain(text).replace("_", " ").strip()


def named(cards: Sequence[Card], names: Callable[[Card], Sequence[str]], query: str) -> list[Card]:
    """The card with exactly this name; else all that have the words in a name."""
    wanted = simple(query)
    exact = [card for card in cards if wanted in map(simple, names(card))]
    return exact or [card for card in cards if any(wanted in simple(name) for name in names(card))]


def searched(
    cards: Sequence[Card], names: Callable[[Card], Sequence[str]], lines: Callable[[Card], Sequence[str]], query: str
) -> list[Card]:
    """The card with exactly this name; else all that have every word of the query in a name or a line."""
    wanted = simple(query)
    exact = [card for card in cards if wanted in map(simple, names(card))]
    words = wanted.split()
    return exact or [card for card in cards if all(word in _everything(names(card), lines(card)) for word in words)]


def _everything(names: Sequence[str], lines: Sequence[str]) -> str:
    return plain(" ".join([*map(simple, names), *lines]))


def verdict(winners: Sequence[str], lang: Lang) -> str:
    """Who won, by the names of the seats."""
    if len(winners) == 1:
        return say("winner", lang, name=winners[0])
    return say("winners", lang, names=", ".join(winners))
