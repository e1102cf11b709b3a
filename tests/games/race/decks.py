"""The cards of a game by the sets it is played with, counted from the data alone."""

from __future__ import annotations

from galaktyka.games.race.cards import Card
from galaktyka.games.race.tables import DESIGNS


def copies(card: Card, *, tgs: bool = False, rvi: bool = False) -> int:
    """How many copies of a design a game with these sets has."""
    return card.copies.base + tgs * card.copies.tgs + rvi * card.copies.rvi


def deck(*, tgs: bool = False, rvi: bool = False) -> list[int]:
    """The numbers of the cards in a game with these sets: copies are numbered side by side."""
    cards: list[int] = []
    number = 0
    for card in DESIGNS:
        cards += range(number, number + copies(card, tgs=tgs, rvi=rvi))
        number += max(
            card.copies.base, copies(card, tgs=True), copies(card, rvi=True), copies(card, tgs=True, rvi=True)
        )
    return cards
