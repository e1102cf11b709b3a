"""What a game says without words: messages by id and arguments, which a locale turns into sentences."""

from __future__ import annotations

from msgspec import Struct

Value = str | int | list[str]


class Said(Struct, frozen=True):
    """A message of a game's Fluent files and its arguments.

    `card` (and every argument that ends in `_card`) is the id of a card, `cards` a list of them; `goal` is a message,
    `actions` and `goals` are lists of messages. Whoever shows the message puts them into words first.
    """

    id: str
    args: dict[str, Value] = {}


class Told(Struct, frozen=True, omit_defaults=True):
    """One thing that happened at the table, as all may know it and as the seat that it happened to knows it."""

    seat: int | None  # None: it happened to the whole table
    round: int
    phase: str
    say: Said | None = None  # to everybody; None: others need not know
    own: Said | None = None  # to the seat itself instead; None: the same


class Choice(Struct, frozen=True):
    """A legal answer to an open question."""

    text: str  # the action's own notation, which comes back as the answer
    verb: str  # what the answer does, such as "pay" or "explore +5"
    card: str | None  # the card it names
    number: int | None  # the number it names
    say: list[Said]  # the answer in words, in one message or more
