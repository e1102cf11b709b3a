"""Write the first round of Transgalactica for the browser: states that follow each other, with what is said about each.

The deal is fixed. The person and the rival answer by lists of wishes, so that numbers of the game may change without
breaking the lesson; a question that is talked about is shown, everything else passes silently.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from galaktyka.server.messages import TableState
from tools.client_json import write
from tools.client_lesson import step
from tools.staging import ME, Table, seated

GAME: Final = "transgalactica"
SEED: Final = 67
RIVAL: Final = 1

# What is answered to a question, the best first; of an answer only its beginning is named.
Wishes = dict[str, tuple[str, ...]]
MINE: Final[Wishes] = {
    "draft": ("wealth 1", "ability merchant"),
    "gain_any": ("gain energy",),
    "turn": ("exploration", "technology", "politics", "crew to", "captain to", "pass"),
    "explore": ("place", "move to B1", "pass"),
    "end_turn": ("complete", "use", "pass"),
    "choose_option": ("option 2",),
    "choose_track": ("advance politics", "advance technology"),
    "follow": ("follow with crew", "pass"),
    "collect": ("collect from B1", "collect from H"),
    "mark": ("mark",),
    "take_mission": ("take mission_1_09", "take"),
    "pay_for": ("pay energy", "pay", "pass"),
    "good_of": ("gain ore", "gain"),
}
THEIRS: Final[Wishes] = {
    "draft": ("ability pioneer", "wealth"),
    "place": ("place on B2",),
    "turn": ("production", "mining", "pass"),
    "end_turn": ("pass",),
    "follow": ("pass",),
}
# Looked at before the first question, and after the round.
OPENING: Final = ("first-welcome", "first-own", "first-rivals")
CLOSING: Final = ("first-maintenance", "first-end")
# What is said on the way: the lesson, and the question with the beginning of the answer that it is about.
SAID: Final = (
    ("first-wealth", "draft", "wealth"),
    ("first-ability", "draft", "ability"),
    ("first-income", "gain_any", "gain"),
    ("first-turn", "turn", "exploration"),
    ("first-flight", "explore", "move to"),
    ("first-outpost", "explore", "place"),
    ("first-token", "end_turn", "use"),
    ("first-follow", "follow", "follow with"),
    ("first-secondary", "choose_option", "option"),
    ("first-collect", "collect", "collect"),
    ("first-technology", "turn", "technology"),
    ("first-level", "choose_option", "option"),
    ("first-mark", "mark", "mark"),
    ("first-captains", "follow", "pass"),
    ("first-politics", "turn", "politics"),
    ("first-log", "choose_option", "option"),
    ("first-mission", "take_mission", "take"),
    ("first-complete", "end_turn", "complete"),
    ("first-pass", "turn", "pass"),
)


def wanted(state: TableState, wishes: Wishes) -> str:
    """The best of the answers to a question; the first where nothing is wished for."""
    texts = [choice.text for choice in state.choices]
    name = state.question.name if state.question else ""
    for wish in wishes.get(name, ()):
        for text in texts:
            if text.startswith(wish):
                return text
    return texts[0]


def first_round(table: Table) -> Iterator[dict[str, Any]]:
    """Everything that is looked at or said, in the order in which it comes."""
    yield from (step(table, lesson, None) for lesson in OPENING)
    left = list(SAID)
    while table.state().view.round <= 1:
        seat = ME if ME in table.state().waiting else RIVAL
        state = table.state(seat)
        answer = wanted(state, MINE if seat == ME else THEIRS)
        if seat == ME and left and is_about(left[0], state, answer):
            yield step(table, left.pop(0)[0], (ME, answer))
        table.answer((seat, answer))
    check_told(left)
    yield from (step(table, lesson, None) for lesson in CLOSING)


def check_told(left: list[tuple[str, str, str]]) -> None:
    """Refuse a round that passed without some of what is to be said."""
    if left:
        lesson, question, beginning = left[0]
        raise SystemExit(
            f"The first round of Transgalactica never came to '{lesson}' ('{beginning} …' in answer to '{question}'), "
            f"and {len(left)} of {len(SAID)} lessons are missing: mend MINE, THEIRS or SAID in tools/client_round.py."
        )


def is_about(said: tuple[str, str, str], state: TableState, answer: str) -> bool:
    """Whether a lesson is about this question and answer."""
    _, question, beginning = said
    return state.question is not None and state.question.name == question and answer.startswith(beginning)


def main() -> None:
    """Write round.json."""
    table = seated("First round", 2, SEED, GAME)
    write(GAME, "round.json", list(first_round(table)))


if __name__ == "__main__":
    main()
