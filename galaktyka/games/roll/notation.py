"""Actions in words: short, exact, and the same in both directions."""

from __future__ import annotations

from functools import cache
from typing import Final

from galaktyka.engine.errors import ActionError
from galaktyka.games.roll.actions import (
    ACTIONS,
    BOTTOM,
    CONSUME,
    DIE_ACTIONS,
    END_OF_MOVES,
    MOVE_ACTIONS,
    PASS,
    PAY,
    READY,
    REARRANGE,
    SCOUT,
    SIDE_ACTIONS,
    STOCK,
    TASK_ACTIONS,
    TOP,
    TRADE,
    WORKERS,
    Where,
)
from galaktyka.games.roll.state import Question
from galaktyka.games.roll.tables import COLOURS, PHASES, SIDES, WILD, Colour, Phase

COLOUR_NAME: Final = tuple(Colour(colour).name.lower() for colour in range(COLOURS))
PHASE_NAME: Final = tuple(Phase(phase).name.lower() for phase in range(PHASES))
COLUMN_NAME: Final = (*PHASE_NAME, "wild")
PLACE_NAME: Final = (*PHASE_NAME, *(where.name.lower() for where in Where))

WORD: Final = {PASS: "pass", REARRANGE: "rearrange", TOP: "top", BOTTOM: "bottom", PAY: "pay", READY: "ready"}

# What naming a side means, by question.
SIDE_VERB: Final = {
    Question.PLACE_START: "develop",
    Question.ASSIGN: "use",
    Question.EXPLORE: "abandon",
    Question.PLACE_TILE: "place",
    Question.RETURN_TILE: "return",
    Question.REMOVE_DIE: "remove",
    Question.PRODUCE_WORLD: "produce",
    Question.SHIP_GOOD: "ship",
    Question.RECALL: "recall",
}

# What naming a die means, by question; questions about several places name the place as well.
DIE_VERB: Final = {
    Question.ASSIGN: "dictate",
    Question.BUILD: "build",
    Question.CREW: "use",
    Question.TO_CUP: "cup",
    Question.REMOVE_DIE: "remove",
    Question.GOOD: "good",
    Question.PRODUCE_DIE: "produce",
    Question.RECRUIT: "recruit",
    Question.RECALL: "recall",
}
TASK_VERB: Final = {
    Question.EXPLORE: {SCOUT: "scout", STOCK: "stock"},
    Question.SHIP: {TRADE: "trade", CONSUME: "consume"},
}


def action_text(question: int, action: int) -> str:
    """An action in words, as an answer to a question."""
    text = ""
    if action in WORD:
        text = WORD[action]
    elif TASK_ACTIONS <= action < DIE_ACTIONS:
        text = _task_text(question, action - TASK_ACTIONS)
    elif DIE_ACTIONS <= action < SIDE_ACTIONS:
        text = _die_text(question, action - DIE_ACTIONS)
    elif SIDE_ACTIONS <= action < MOVE_ACTIONS and question in SIDE_VERB:
        text = f"{SIDE_VERB[Question(question)]} {SIDES[action - SIDE_ACTIONS].id}"
    elif MOVE_ACTIONS <= action < END_OF_MOVES:
        text = _move_text(question, action - MOVE_ACTIONS)
    return text or f"action {action}"


def _task_text(question: int, task: int) -> str:
    """A task of a worker, such as "scout white" or "trade extra green"."""
    if question not in TASK_VERB:
        return ""
    verb, worker = TASK_VERB[Question(question)][task // WORKERS], task % WORKERS
    return f"{verb} {COLOUR_NAME[worker]}" if worker < COLOURS else f"{verb} extra {COLOUR_NAME[worker - COLOURS]}"


def _die_text(question: int, die: int) -> str:
    """A die and where it is, such as "remove red from cup"."""
    if question not in DIE_VERB:
        return ""
    return f"{DIE_VERB[Question(question)]} {COLOUR_NAME[die % COLOURS]} from {PLACE_NAME[die // COLOURS]}"


def _move_text(question: int, move: int) -> str:
    """A die below the strip and where it goes, such as "select develop with red from ship"."""
    source, to, colour = move // COLOURS // PHASES, move // COLOURS % PHASES, move % COLOURS
    if question == Question.SELECT:
        return f"select {PHASE_NAME[to]} with {COLOUR_NAME[colour]} from {COLUMN_NAME[source]}"
    if question == Question.ASSIGN and (source == WILD or source != to):
        return f"move {COLOUR_NAME[colour]} from {COLUMN_NAME[source]} to {PHASE_NAME[to]}"
    return ""


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
    verb, _, name = words.partition(" ")
    if name and verb == SIDE_VERB.get(question, "") and name not in {side.id for side in SIDES}:  # type: ignore[call-overload]
        raise ActionError(f"There is no tile '{name}'.")
    raise ActionError(f"'{text}' is no answer to the question '{question_name(question)}'.")


def question_name(question: int) -> str:
    """The name of a question, such as "place_tile"."""
    return Question(question).name.lower()
