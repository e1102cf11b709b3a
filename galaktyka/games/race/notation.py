"""Actions in words: short, exact, and the same in both directions."""

from __future__ import annotations

from functools import cache
from typing import Final

from galaktyka.engine.errors import ActionError
from galaktyka.games.race.actions import (
    ACTIONS,
    ANTE,
    BONUS,
    CARD_ACTIONS,
    CONQUER,
    NO_SECOND,
    NUMBER_ACTIONS,
    PASS,
    PAY,
    ROLE,
    ROLE_ACTIONS,
)
from galaktyka.games.race.state import Question
from galaktyka.games.race.tables import CARD, DESIGNS, ActionCard

ROLE_TEXT: Final = {
    ActionCard.EXPLORE_5: "explore +5",
    ActionCard.EXPLORE_1_1: "explore +1/+1",
    ActionCard.DEVELOP: "develop",
    ActionCard.SETTLE: "settle",
    ActionCard.CONSUME_TRADE: "consume trade",
    ActionCard.CONSUME_2X: "consume 2x",
    ActionCard.PRODUCE: "produce",
}

# What naming a card means, by question.
VERB: Final = {
    Question.DISCARD_OPENING: "discard",
    Question.KEEP: "keep",
    Question.CHOOSE_DEVELOPMENT: "develop",
    Question.PAY: "pay",
    Question.CHOOSE_WORLD: "settle",
    Question.SETTLE_HOW: "use",
    Question.SELL: "sell",
    Question.CONSUME: "use",
    Question.CONSUME_GOOD: "consume",
    Question.DISCARD_HAND: "discard",
    Question.PRODUCE: "use",
    Question.WINDFALL_WORLD: "produce",
    Question.HAND_LIMIT: "discard",
    Question.TAKEOVER: "take over",
    Question.TAKEOVER_POWER: "use",
    Question.REINFORCE: "use",
    Question.DEFEND: "use",
    Question.HIRE: "discard",
    Question.CHOOSE_START: "start",
    Question.DISCARD_EXPLORED: "discard",
    Question.DEVELOP_HOW: "use",
    Question.ANTE: "ante",
    Question.TAKE_REVEALED: "take",
    Question.DRAFT: "draft",
}

WORD: Final = {PASS: "pass", CONQUER: "conquer", PAY: "pay", BONUS: "bonus", ANTE: "ante"}


def role_text(row: int) -> str:
    """The action cards of a role, such as "develop" or "explore +5 & settle"."""
    first, second = ROLE[row].first, ROLE[row].second
    text = ROLE_TEXT[ActionCard(first)]
    return text if second == NO_SECOND else f"{text} & {ROLE_TEXT[ActionCard(second)]}"


def action_text(question: int, action: int) -> str:
    """An action in words, as an answer to a question."""
    if NUMBER_ACTIONS <= action < CARD_ACTIONS:
        return f"guess {action - NUMBER_ACTIONS}"
    if ROLE_ACTIONS <= action < ROLE_ACTIONS + len(ROLE):
        return role_text(action - ROLE_ACTIONS)
    if action in WORD:
        return WORD[action]
    if CARD_ACTIONS <= action < CARD_ACTIONS + len(DESIGNS) and question in VERB:
        return f"{VERB[Question(question)]} {DESIGNS[action - CARD_ACTIONS].id}"
    return f"action {action}"


@cache
def _vocabulary(question: int) -> dict[str, int]:
    """Every text that means something as an answer to a question."""
    texts = {action_text(question, action): action for action in range(ACTIONS)}
    return {text: action for text, action in texts.items() if not text.startswith("action ")}


def parse_action(question: int, text: str) -> int:
    """The action that a text means as an answer to a question."""
    words = " ".join(text.split()).lower()
    if words in _vocabulary(question):
        return _vocabulary(question)[words]
    verb, _, name = words.rpartition(" ")
    if verb and verb == VERB.get(question) and name not in {card.id for card in DESIGNS}:  # type: ignore[call-overload]
        raise ActionError(f"There is no card '{name}'.")
    raise ActionError(f"'{text}' is no answer to the question '{question_name(question)}'.")


def question_name(question: int) -> str:
    """The name of a question, such as "choose_action"."""
    return Question(question).name.lower()


def card_names() -> list[str]:
    """A name for every card: the design's id, with a number for further copies."""
    names: list[str] = []
    for card in CARD:
        name = DESIGNS[card.design].id
        copy = sum(1 for other in names if other.partition("#")[0] == name) + 1
        names.append(name if copy == 1 else f"{name}#{copy}")
    return names
