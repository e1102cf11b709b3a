"""The cards of Race in a terminal: found by name, shown one by one or as a list."""

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
from galaktyka.games.race.cards import Card
from galaktyka.games.race.tables import DESIGNS
from galaktyka.games.race.text import bonus_lines, card_lines, card_name, message, type_line

BY_ID: Final = {card.id: card for card in DESIGNS}
GOOD_STYLE: Final = {"novelty": "cyan", "rare": "magenta", "genes": "green", "alien": "yellow"}


def find_cards(query: str) -> list[Card]:
    """The card with exactly this name or id in any language; else all that have the words in a name."""
    return named(DESIGNS, _names, query)


def search_cards(query: str, lang: Lang) -> list[Card]:
    """The card with exactly this name; else all that have every word of the query somewhere on them."""
    return searched(DESIGNS, _names, lambda card: card_lines(card, lang), query)


def _names(card: Card) -> list[str]:
    return [card.id, *(card_name(card, lang) for lang in LANGS)]


def cost_mark(card: Card) -> Text:
    """Cost or defence in the shape that the card prints it in."""
    shape = "military" if card.military else card.kind
    return Text(f"{MARKS[shape]}{card.value}", style="red" if card.military else "")


def vp_words(card: Card, lang: Lang) -> str:
    """The victory points of a card in short."""
    if card.vp is None:
        return message("card-vp-variable", lang)
    return message("vp", lang, vp=str(card.vp).replace("-", "\N{MINUS SIGN}"))


def power_lines(card: Card, lang: Lang) -> list[str]:
    """What a card does, and what it scores by."""
    return looks.last(card_lines(card, lang), _power_count(card, lang))


def _power_count(card: Card, lang: Lang) -> int:
    return len(card.powers) + len(bonus_lines(card, lang))


def card_words(card: Card, lang: Lang) -> Text:
    """Kind, victory points, keywords, powers: everything but name and cost."""
    marks = [message(f"keyword-{word}", lang) for word in card.keywords]
    head = " · ".join([type_line(card, lang), vp_words(card, lang), *marks])
    style = GOOD_STYLE[card.good] if card.good else "dim"
    return looks.card_words(Text(head, style=style), power_lines(card, lang))


def card_panel(card: Card, lang: Lang) -> Panel:
    """A card with everything that stands on it."""
    return looks.card_panel(cost_mark(card), card_lines(card, lang), _power_count(card, lang))


def card_list(cards: Sequence[Card], lang: Lang) -> Table:
    """Cards with their words."""
    return looks.card_table(
        (cost_mark(card), Text(card_name(card, lang), style="bold"), card_words(card, lang)) for card in cards
    )


def card_facts(card: Card, lang: Lang) -> dict[str, Any]:
    """A card for programs: its facts as in the data, its type and its words in a language."""
    facts: dict[str, Any] = msgspec.to_builtins(card)
    return {**facts, "type": type_line(card, lang), "text": power_lines(card, lang)}
