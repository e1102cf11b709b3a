"""Questions and answers of Race as messages: what is asked, and what each legal answer means."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.saying import Choice, Said, Value
from galaktyka.games.race.notation import ROLE_TEXT
from galaktyka.games.race.story import action_message
from galaktyka.games.race.view import RaceView

ROLE_OF: Final = {text: card for card, text in ROLE_TEXT.items()}
PAIR: Final = " & "

# The message for naming a card, by question.
CARD_MESSAGE: Final = {
    "discard_opening": "action-discard",
    "keep": "action-keep",
    "choose_development": "action-develop",
    "pay": "action-pay",
    "choose_world": "action-settle",
    "settle_how": "action-use",
    "sell": "action-sell",
    "consume": "action-use",
    "consume_good": "action-consume-good",
    "discard_hand": "action-discard",
    "produce": "action-use",
    "windfall_world": "action-produce-on",
    "hand_limit": "action-discard",
    "hire": "action-discard",
    "choose_start": "action-start",
    "discard_explored": "action-discard",
    "develop_how": "action-use",
    "ante": "action-ante",
    "take_revealed": "action-take",
    "draft": "action-draft",
    "takeover": "action-take-over",
    "takeover_power": "action-use",
    "reinforce": "action-use",
    "defend": "action-use",
}
PASS_MESSAGE: Final = {
    "choose_development": "action-no-development",
    "choose_world": "action-no-world",
    "takeover": "action-no-takeover",
    "reinforce": "action-declare",
    "defend": "action-defend-no-more",
}
WORD_MESSAGE: Final = {
    "conquer": "action-conquer",
    "pay": "action-pay-for-it",
    "bonus": "action-produce-bonus",
    "ante": "action-ante-begin",
}
ABOUT_NO_CARD: Final = ("bonus", "ante")


def question_said(view: RaceView, seat: int) -> Said:
    """The message that asks a seat its question."""
    me = view.seats[seat]
    if me.question == "choose_world" and any(card.new for card in me.tableau):
        return Said("question-choose-second-world")
    return Said(f"question-{me.question.replace('_', '-')}", {"n": me.amount})


def choices(view: RaceView, seat: int) -> list[Choice]:
    """Every legal answer of a seat."""
    me = view.seats[seat]
    return [_choice(text, me.question, me.choice) for text in view.legal]


def _choice(text: str, question: str, placing: str) -> Choice:
    if question == "choose_action":
        said = [Said(action_message(ROLE_OF[part])) for part in text.split(PAIR)]
        return Choice(text, text, None, None, said)
    verb, _, rest = text.rpartition(" ")
    if verb == "guess":
        return Choice(text, verb, None, int(rest), [Said("action-guess", {"number": int(rest)})])
    if verb:
        return Choice(text, verb, rest, None, [Said(CARD_MESSAGE[question], {"card": rest})])
    return Choice(text, text, None, None, [_word(text, question, placing)])


def _word(verb: str, question: str, placing: str) -> Said:
    """An answer that names neither card nor number."""
    if verb == "pass":
        return Said(PASS_MESSAGE.get(question, "action-done"))
    args: dict[str, Value] = {} if verb in ABOUT_NO_CARD else {"card": placing}
    return Said(WORD_MESSAGE[verb], args)
