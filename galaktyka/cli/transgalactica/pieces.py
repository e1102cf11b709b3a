"""The pieces of Transgalactica in a terminal: found by name, shown one by one or as a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.cli.table import looks
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.transgalactica.facts import load_facts
from galaktyka.games.transgalactica.text import name, piece_lines, pieces_of


@dataclass(frozen=True)
class Piece:
    """A card, tile or token by its kind and id."""

    kind: str
    id: str


PIECES: Final = [Piece(kind, piece.id) for kind, pieces in pieces_of(load_facts()).items() for piece in pieces]
BY_ID: Final = {piece.id: piece for piece in PIECES}
FACTS: Final = {piece.id: piece for pieces in pieces_of(load_facts()).values() for piece in pieces}
UNNAMED: Final = frozenset({"token", "mining", "wealth", "fleet", "pirate"})  # known by what they do


def piece_name(id: str, lang: Lang) -> str:  # noqa: A002 - the data's own word for it
    """What a piece is called; one without a name is called by what it does."""
    piece = BY_ID[id]
    if piece.kind in UNNAMED:
        return " ".join(piece_lines(piece.kind, id, lang)[1:]).rstrip(".")
    return name(piece.kind, id, lang)


def piece_words(id: str, lang: Lang) -> str:  # noqa: A002
    """What a piece does, in one paragraph."""
    return " ".join(_sentence(line) for line in piece_lines(BY_ID[id].kind, id, lang)[1:])


def _sentence(line: str) -> str:
    return line if line.endswith((".", ":")) else f"{line}."


def find_pieces(query: str) -> list[Piece]:
    """The pieces with exactly this name or id in any language; else all that have the words in a name."""
    return looks.named(PIECES, _names, query)


def search_pieces(query: str, lang: Lang) -> list[Piece]:
    """The pieces with exactly this name; else all that have every word of the query somewhere on them."""
    return looks.searched(PIECES, _names, lambda piece: piece_lines(piece.kind, piece.id, lang), query)


def _names(piece: Piece) -> list[str]:
    return [piece.id, *(name(piece.kind, piece.id, lang) for lang in LANGS)]


def piece_panel(piece: Piece, lang: Lang) -> Panel:
    """A piece with everything that stands on it."""
    title, *lines = piece_lines(piece.kind, piece.id, lang)
    return looks.card_panel(Text("◈"), [title, piece.id, *lines], len(lines))


def piece_list(pieces: Sequence[Piece], lang: Lang) -> Table:
    """Pieces with their words."""
    return looks.card_table(
        (Text("◈"), Text(name(piece.kind, piece.id, lang), style="bold"), Text(piece_words(piece.id, lang)))
        for piece in pieces
    )


def piece_facts(piece: Piece, lang: Lang) -> dict[str, Any]:
    """A piece for programs: its facts as in the data, its kind, its name and its words in a language."""
    facts: dict[str, Any] = msgspec.to_builtins(FACTS[piece.id])
    title, *lines = piece_lines(piece.kind, piece.id, lang)
    return {**facts, "kind_of_piece": piece.kind, "name": title, "text": lines}
