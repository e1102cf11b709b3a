"""Questions and answers of Roll as messages: what is asked, and what each legal answer means."""

from __future__ import annotations

import re
from typing import Final

from galaktyka.engine.saying import Choice, Said, Value
from galaktyka.games.roll.view import RollView

# The message for naming a side of a tile, by question.
SIDE_MESSAGE: Final = {
    "place_start": "action-develop-first",
    "assign": "action-use",
    "explore": "action-abandon",
    "place_tile": "action-place",
    "return_tile": "action-return",
    "remove_die": "action-remove-good",
    "produce_world": "action-produce-on",
    "ship_good": "action-ship",
    "recall": "action-recall-good",
}

# The message for naming a die, by question.
DIE_MESSAGE: Final = {
    "assign": "action-dictate",
    "build": "action-build",
    "crew": "action-crew",
    "to_cup": "action-to-cup",
    "remove_die": "action-remove",
    "good": "action-good",
    "produce_die": "action-produce-die",
    "recruit": "action-recruit",
    "recall": "action-recall",
}

SELECT: Final = re.compile(r"select (?P<phase>\w+) with (?P<colour>\w+) from (?P<from>\w+)")
MOVE: Final = re.compile(r"move (?P<colour>\w+) from (?P<from>\w+) to (?P<phase>\w+)")
TASK: Final = re.compile(r"(?P<verb>scout|stock|trade|consume) (?P<extra>extra )?(?P<colour>\w+)")
DIE: Final = re.compile(r"\w+ (?P<colour>\w+) from (?P<place>\w+)")


def question_said(view: RollView, seat: int) -> Said:
    """The message that asks a seat its question; assigning has three steps."""
    me = view.seats[seat]
    name = me.question.replace("_", "-")
    if me.question == "assign" and me.layout is not None:
        name = f"assign-{me.layout.step}"
    return Said(f"question-{name}", {"n": me.amount})


def choices(view: RollView, seat: int) -> list[Choice]:
    """Every legal answer of a seat."""
    return [_choice(text, view.seats[seat].question) for text in view.legal]


def _choice(text: str, question: str) -> Choice:
    verb, _, rest = text.partition(" ")
    if not rest:
        return Choice(text, verb, None, None, [Said(_word(verb, question))])
    for pattern, said in ((SELECT, "action-select"), (MOVE, "action-move")):
        if found := pattern.fullmatch(text):
            return Choice(text, verb, None, None, [Said(said, dict(found.groupdict()))])
    if found := TASK.fullmatch(text):
        args: dict[str, Value] = {"colour": found["colour"], "extra": "yes" if found["extra"] else "no"}
        return Choice(text, verb, None, None, [Said(f"action-{verb}", args)])
    if found := DIE.fullmatch(text):
        where = "from" if question == "assign" else "place"
        return Choice(
            text, verb, None, None, [Said(DIE_MESSAGE[question], {"colour": found["colour"], where: found["place"]})]
        )
    return Choice(text, verb, rest, None, [Said(SIDE_MESSAGE[question], {"card": rest})])


def _word(verb: str, question: str) -> str:
    """The message of an answer that names nothing."""
    return "action-no-pay" if (verb, question) == ("pass", "bank") else f"action-{verb}"
