"""Actions in words: short, exact, and the same in both directions."""

from __future__ import annotations

from functools import cache
from typing import Final

from galaktyka.engine.errors import ActionError
from galaktyka.games.transgalactica import actions as act
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import SPACES, Area
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES
from galaktyka.games.transgalactica.state import Question
from galaktyka.games.transgalactica.tables import VOCABULARIES

OWN_TURN: Final = (Question.TURN, Question.END_TURN, Question.EXPLORE, Question.FOLLOW)  # questions with free actions

# What naming a good means, by question.
GOOD_VERB: Final = {
    **dict.fromkeys(OWN_TURN, "buy"),
    Question.WAIVE: "waive",
    Question.MISSION_WAIVE: "waive",
    Question.GAIN_ANY: "gain",
    Question.GOOD_OF: "gain",
    Question.PAY_FOR: "pay",
    Question.PAY_ONE: "pay",
    Question.PAY_ANY: "pay",
}

# What naming a mission means, by question.
MISSION_VERB: Final = {
    **dict.fromkeys(OWN_TURN, "complete"),
    Question.COMPLETE_MISSION: "complete",
    Question.TAKE_MISSION: "take",
    Question.RETURN_MISSION: "return",
}

# What naming a space means, by question: with the first and the second ship, or with crew and captain.
SPACE_VERBS: Final = {
    Question.TURN: ("crew to", "captain to"),
    Question.EXPLORE: ("move to", "second move to"),
    Question.PLACE: ("place on", ""),
    Question.COLLECT: ("collect from", ""),
}

WORD: Final = {
    act.PASS: "pass",
    act.CAPTAIN: "follow with captain",
    act.CREW: "follow with crew",
    act.LIEUTENANT: "follow with lieutenant",
    act.CAPTAIN_AS_MAIN: "follow with captain as main",
    act.CREW_AS_MAIN: "follow with crew as main",
    act.OMNI_CAPTAIN: "omni with captain",
    act.OMNI_CREW: "omni with crew",
    act.PLACE: "place",
    act.PLACE + 1: "second place",
    act.FIGHT: "fight",
    act.FIGHT + 1: "second fight",
    act.YES: "pay",
    act.SPECIAL: "collect from nightmare",
}


def _piece(block: int, action: int, vocabulary: str) -> str:
    """The name of a piece in its block; empty if the action lies outside."""
    names = VOCABULARIES[vocabulary]
    number = action - block + 1
    return names[number] if 1 <= number < len(names) else ""


def _space_text(question: int, action: int) -> str:
    for block, marks in (
        (act.STEP, None),
        (act.FREE, ("free to", "second free to")),
        (act.JUMP, ("jump to", "second jump to")),
    ):
        place = action - block
        if 0 <= place < act.SHIPS * SPACES:
            verbs = SPACE_VERBS.get(Question(question)) if marks is None else marks
            verb = verbs[place // SPACES] if verbs else ""
            return f"{verb} {SPACE_IDS[place % SPACES]}" if verb else ""
    return ""


def _card_text(question: Question, action: int) -> str:
    """Actions that name a piece."""
    if name := _piece(act.TOKEN, action, "token"):
        return f"use {name}"
    if name := _piece(act.MISSION, action, "mission"):
        return f"{MISSION_VERB[question]} {name}" if question in MISSION_VERB else ""
    if name := _piece(act.TECH, action, "technology"):
        return f"{'mark' if question == Question.MARK else 'activate'} {name}"
    if name := _piece(act.DECREE, action, "decree"):
        return f"sit for {name}"
    if name := _piece(act.OFFICE, action, "office"):
        return f"open {name}"
    name = _piece(act.ABILITY, action, "ability")
    return f"ability {name}" if name else ""


def action_text(question: int, action: int) -> str:
    """An action in words, as an answer to a question."""
    asked = Question(question)
    text = WORD.get(action, "") or _space_text(question, action) or _card_text(asked, action)
    if act.AREA <= action < act.STEP:
        text = Area(action - act.AREA).name.lower()
    elif act.GOOD <= action < act.TRACK:
        text = f"{GOOD_VERB[asked]} {GOOD_NAMES[action - act.GOOD]}" if asked in GOOD_VERB else ""
    elif act.TRACK <= action < act.OPTION:
        text = f"advance {TRACK_NAMES[action - act.TRACK]}"
    elif act.OPTION <= action < act.CAPTAIN:
        text = f"option {action - act.OPTION + 1}"
    elif act.WEALTH <= action < act.WEALTH + act.OFFERS:
        text = f"wealth {action - act.WEALTH + 1}"
    return text or f"action {action}"


@cache
def _vocabulary(question: int) -> dict[str, int]:
    """Every text that means something as an answer to a question."""
    texts = {action_text(question, action).lower(): action for action in range(act.ACTIONS)}
    return {text: action for text, action in texts.items() if not text.startswith("action ")}


def parse_action(question: int, text: str) -> int:
    """The action that a text means as an answer to a question."""
    words = " ".join(text.split()).lower()
    if words in _vocabulary(question):
        return _vocabulary(question)[words]
    raise ActionError(f"'{text}' is no answer to the question '{question_name(question)}'.")


def question_name(question: int) -> str:
    """The name of a question, such as "choose_area"."""
    return Question(question).name.lower()
