"""Phases and action cards of Race in words, as the terminal shows them."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.words import Lang
from galaktyka.games.race.notation import ROLE_TEXT
from galaktyka.games.race.tables import ActionCard
from galaktyka.games.race.text import message

# The phases of a round by the names that views give them.
NUMERALS: Final = {"none": "", "explore": "I", "develop": "II", "settle": "III", "consume": "IV", "produce": "V"}
PHASES: Final = tuple(name for name in NUMERALS if name != "none")

PHASE_OF_ROLE: Final = {
    ActionCard.EXPLORE_5: "explore",
    ActionCard.EXPLORE_1_1: "explore",
    ActionCard.DEVELOP: "develop",
    ActionCard.SETTLE: "settle",
    ActionCard.CONSUME_TRADE: "consume",
    ActionCard.CONSUME_2X: "consume",
    ActionCard.PRODUCE: "produce",
}
ROLE_OF_TEXT: Final = {text: card for card, text in ROLE_TEXT.items()}


def role_key(card: ActionCard) -> str:
    """The part of a message's id that means an action card, such as "explore-1-1"."""
    return card.name.lower().replace("_", "-")


def role_words(text: str, lang: Lang) -> str:
    """An action card, given by its notation, in words."""
    return message(f"action-card-{role_key(ROLE_OF_TEXT[text])}", lang)


def phase_words(phase: str, lang: Lang) -> str:
    """A phase with its numeral."""
    return message(f"phase-{NUMERALS[phase].lower()}", lang)
