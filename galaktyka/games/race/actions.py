"""The action space: small integers whose meaning depends on the question that is open."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import constant, i16, record
from galaktyka.games.race.tables import ACTION_CARDS, DESIGN_COUNT, ActionCard

NO_SECOND: Final = 255
TWICE: Final = (ActionCard.DEVELOP, ActionCard.SETTLE)  # of these the advanced game has two cards (race.md 15)


@record
class RoleFacts:
    """The action cards that one role action plays."""

    first: i16
    second: i16  # NO_SECOND outside the advanced game


def _roles() -> list[dict[str, int]]:
    """Single cards first, then the pairs of the advanced game; the order within a pair does not matter."""
    cards = list(ActionCard)
    singles = [{"first": card, "second": NO_SECOND} for card in cards]
    pairs = [(a, b) for a in cards for b in cards if a < b or (a == b and a in TWICE)]
    return singles + [{"first": a, "second": b} for a, b in pairs]


ROLE = constant(RoleFacts, _roles())

# Blocks of the action space.
ROLE_ACTIONS: Final = 0  # + row of ROLE: play these action cards
PASS: Final = 30  # nothing, or nothing more
CONQUER: Final = 31  # place the world by Military
PAY: Final = 32  # place the world by paying for it
BONUS: Final = 33  # use the bonus of the action card
NUMBER_ACTIONS: Final = 34  # + number: name a number
CARD_ACTIONS: Final = 44  # + design: keep, discard, pay with, place, use, sell from, … that card
WORD_ACTIONS: Final = CARD_ACTIONS + DESIGN_COUNT
ANTE: Final = WORD_ACTIONS  # put up a hand card
ACTIONS: Final = 208  # width of a legal mask


@kernel
def is_card(action: int) -> bool:
    """Whether an action names a card."""
    return CARD_ACTIONS <= action < CARD_ACTIONS + DESIGN_COUNT


@kernel
def is_role(advanced: int, action: int) -> bool:
    """Whether an action is a role: one card, or a pair in the advanced game (race.md 4, 15)."""
    role = action - ROLE_ACTIONS
    if advanced == 1:
        return ACTION_CARDS <= role < len(ROLE)
    return 0 <= role < ACTION_CARDS
