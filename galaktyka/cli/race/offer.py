"""The choices of a question of Race, laid out with what a person needs to know to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from galaktyka.cli.language import say
from galaktyka.cli.race.cards import BY_ID, card_words, cost_mark
from galaktyka.cli.race.labels import card_of, label, note, roles_of
from galaktyka.cli.race.phases import role_key
from galaktyka.cli.table.face import Choice
from galaktyka.cli.table.looks import NAME_WIDTH, plain_table
from galaktyka.engine.words import Lang
from galaktyka.games.race.actions import PASS
from galaktyka.games.race.rules import asks_for_drawn_card, asks_for_hand_card
from galaktyka.games.race.state import Question, Race
from galaktyka.games.race.tables import CARD, DESIGNS, ActionCard
from galaktyka.games.race.text import card_name, message

# Questions about a hand card that take one answer.
ONCE: Final = (Question.CHOOSE_DEVELOPMENT, Question.CHOOSE_WORLD, Question.DRAFT)


def list_choices(o: Race, seat: int, actions: Sequence[int], lang: Lang) -> list[Choice]:
    """The legal actions, numbered from 1; doing nothing is 0, and a pair of action cards has a pair of numbers."""
    if o.seat[seat].question == Question.CHOOSE_ACTION:
        return [Choice(role_numbers(action), action, label(o, seat, action, lang), 1) for action in actions]
    copies = copies_of(o, seat)
    choices: list[Choice] = []
    for action in [*(action for action in actions if action != PASS), *(PASS for action in actions if action == PASS)]:
        key = "0" if action == PASS else str(len(choices) + 1)
        card = card_of(action)
        times = copies[card.id] if card else 1
        choices.append(Choice(key, action, label(o, seat, action, lang), times))
    return choices


def role_numbers(action: int) -> str:
    """The action cards of a choice, numbered from 1."""
    return " ".join(str(card + 1) for card in roles_of(action))


def copies_of(o: Race, seat: int) -> Counter[str]:
    """How often each card may be named for the question that is open."""
    me = o.seat[seat]
    cards: list[int] = []
    if asks_for_drawn_card(me.question):
        cards = [me.drawn[i] for i in range(me.drawn_size)]
    elif asks_for_hand_card(me.question) and me.question not in ONCE:
        cards = [me.hand[i] for i in range(me.hand_size)]
    else:
        return Counter({card.id: 1 for card in DESIGNS})
    return Counter(DESIGNS[CARD[card].design].id for card in cards)


def lay_out(o: Race, seat: int, choices: Sequence[Choice], lang: Lang) -> RenderableType:
    """The choices of a question, in the layout that suits it."""
    question = Question(o.seat[seat].question)
    if question == Question.CHOOSE_ACTION:
        return offer_roles(lang)
    if asks_for_drawn_card(question) or asks_for_hand_card(question):
        return Group(offer_cards(o, seat, choices, lang), *rest_of_hand(o, seat, choices, lang))
    return offer_plain(o, seat, choices, lang)


def offer_roles(lang: Lang) -> Table:
    """The action cards and what each does."""
    table = plain_table()
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(no_wrap=True, style="bold")
    table.add_column(ratio=1)
    for card in ActionCard:
        name = message(f"action-card-{role_key(card)}", lang)
        table.add_row(str(card + 1), name, say(f"role-{role_key(card)}", lang))
    return table


def offer_cards(o: Race, seat: int, choices: Sequence[Choice], lang: Lang) -> Table:
    """Cards of the hand, or drawn ones, with their words."""
    table = plain_table()
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(no_wrap=True)
    table.add_column(width=NAME_WIDTH)
    table.add_column(ratio=1)
    for choice in choices:
        card = card_of(choice.action)
        if card is None:
            continue
        name = Text(card_name(card, lang) + (f" ×{choice.times}" if choice.times > 1 else ""), style="bold")
        remark = Text(note(o, seat, choice.action, lang), style="bold")
        words = card_words(card, lang)
        table.add_row(choice.key, cost_mark(card), name, Text("\n").join([remark, words]) if remark else words)
    return table


def rest_of_hand(o: Race, seat: int, choices: Sequence[Choice], lang: Lang) -> list[RenderableType]:
    """Doing nothing, where that is a choice, and the cards of the hand that cannot be chosen."""
    width = max(len(choice.key) for choice in choices)
    lines: list[RenderableType] = [f"[bold]{c.key:>{width}}[/] {c.label}" for c in choices if c.action == PASS]
    me = o.seat[seat]
    offered = {card.id for choice in choices if (card := card_of(choice.action))}
    hand = [DESIGNS[CARD[me.hand[i]].design].id for i in range(me.hand_size)]
    others: list[str] = []
    if me.question in (Question.KEEP, Question.CHOOSE_START):
        others = hand
    elif me.question == Question.DRAFT:
        others = [DESIGNS[CARD[me.drawn[i]].design].id for i in range(me.drawn_size)]
    elif me.question in ONCE:
        others = [card for card in hand if card not in offered]
    if not others:
        return lines
    named = ", ".join(card_name(BY_ID[card], lang) for card in others)
    drafting = me.question == Question.DRAFT
    words = say("start-worlds", lang, cards=named) if drafting else say("rest-of-hand", lang, cards=named)
    return [*lines, Text(words, style="dim")]


def offer_plain(o: Race, seat: int, choices: Sequence[Choice], lang: Lang) -> Table:
    """Choices in words, each with a note."""
    table = plain_table()
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(ratio=1)
    for choice in choices:
        remark = note(o, seat, choice.action, lang)
        text = Text(choice.label, style="bold")
        table.add_row(choice.key, text + Text(f"\n{remark}", style="not bold") if remark else text)
    return table
