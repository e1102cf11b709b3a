"""Actions of Race in words: what a person may answer, and what a person should know about it."""

from __future__ import annotations

from typing import Final

from galaktyka.cli.language import say
from galaktyka.cli.race.phases import role_key
from galaktyka.engine.words import Lang
from galaktyka.games.race.actions import (
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
    is_card,
)
from galaktyka.games.race.cards import Card
from galaktyka.games.race.consume import power_in_slot
from galaktyka.games.race.develop import development_cost
from galaktyka.games.race.military import reserve, strength
from galaktyka.games.race.produce import produce_row
from galaktyka.games.race.state import NO_POWER, Question, Race, hand_slot, tableau_slot
from galaktyka.games.race.tables import CARD, DESIGNS, ActionCard
from galaktyka.games.race.text import card_name, message, power_text
from galaktyka.games.race.track import best_attack, defence_strength, holder_of
from galaktyka.games.race.trade import sale_price
from galaktyka.games.race.worlds import NOT_FOR_SALE, defence, world_price

# The message for naming a card, by question.
CARD_LABEL: Final = {
    Question.DISCARD_OPENING: "discard",
    Question.KEEP: "keep",
    Question.CHOOSE_DEVELOPMENT: "develop",
    Question.PAY: "pay",
    Question.CHOOSE_WORLD: "settle",
    Question.SETTLE_HOW: "use",
    Question.SELL: "sell",
    Question.CONSUME: "use",
    Question.CONSUME_GOOD: "consume-good",
    Question.DISCARD_HAND: "discard",
    Question.PRODUCE: "use",
    Question.WINDFALL_WORLD: "produce-on",
    Question.HAND_LIMIT: "discard",
    Question.HIRE: "discard",
    Question.CHOOSE_START: "start",
    Question.DISCARD_EXPLORED: "discard",
    Question.DEVELOP_HOW: "use",
    Question.ANTE: "ante",
    Question.TAKE_REVEALED: "take",
    Question.DRAFT: "draft",
    Question.TAKEOVER: "take-over",
    Question.TAKEOVER_POWER: "use",
    Question.REINFORCE: "use",
    Question.DEFEND: "use",
}
HELPERS: Final = (
    "discard_self_to_settle_free",
    "discard_self_for_military",
    "discard_hand_for_military",
    "discard_self_to_conquer_nonmilitary",
    "discard_self_to_reduce_development_cost",
)
PASS_LABEL: Final = {
    Question.CHOOSE_DEVELOPMENT: "no-development",
    Question.CHOOSE_WORLD: "no-world",
    Question.TAKEOVER: "no-takeover",
}
HELPING: Final = (Question.SETTLE_HOW, Question.DEVELOP_HOW, Question.REINFORCE, Question.DEFEND)


def card_of(action: int) -> Card | None:
    """The card that an action names."""
    return DESIGNS[action - CARD_ACTIONS] if is_card(action) else None


def label(o: Race, seat: int, action: int, lang: Lang) -> str:
    """An answer to the question a seat is asked, in words."""
    question = Question(o.seat[seat].question)
    if question == Question.CHOOSE_ACTION:
        return " + ".join(message(f"action-card-{role_key(card)}", lang) for card in roles_of(action))
    if card := card_of(action):
        return message(f"action-{CARD_LABEL[question]}", lang, card=card_name(card, lang))
    if action in (CONQUER, PAY):
        world = DESIGNS[CARD[o.seat[seat].choice].design]
        return message(
            "action-conquer" if action == CONQUER else "action-pay-for-it", lang, card=card_name(world, lang)
        )
    if action == PASS:
        return message(f"action-{PASS_LABEL.get(question, 'done')}", lang)
    if action in (BONUS, ANTE):
        return message("action-produce-bonus" if action == BONUS else "action-ante-begin", lang)
    return message("action-guess", lang, number=action - NUMBER_ACTIONS)


def roles_of(action: int) -> list[ActionCard]:
    """The action cards that a choice of the round's actions plays."""
    role = ROLE[action - ROLE_ACTIONS]
    return [ActionCard(card) for card in (role.first, role.second) if card != NO_SECOND]


def note(o: Race, seat: int, action: int, lang: Lang) -> str:
    """What the numbers say about an answer: its price, its strength, its gain; empty if nothing."""
    me = o.seat[seat]
    question = Question(me.question)
    if action == PAY:
        price = development_cost if question == Question.DEVELOP_HOW else world_price
        return price_words(price(o, seat, me.choice), lang)
    if action == CONQUER:
        return strength_words(o, seat, me.choice, lang)
    if not is_card(action):
        return ""
    design = action - CARD_ACTIONS
    if question == Question.CHOOSE_DEVELOPMENT:
        return price_words(development_cost(o, seat, me.hand[hand_slot(me, design)]), lang)
    if question == Question.CHOOSE_WORLD:
        return " · ".join(ways_to_place(o, seat, me.hand[hand_slot(me, design)], lang))
    if question == Question.TAKEOVER:
        return takeover_words(o, seat, design, lang)
    if question == Question.SELL:
        return say("note-sale", lang, cards=sale_price(o, seat, tableau_slot(me, design), True))
    return power_note(o, seat, action, lang)


def power_note(o: Race, seat: int, action: int, lang: Lang) -> str:
    """The power that an answer uses, in words."""
    question = Question(o.seat[seat].question)
    card = DESIGNS[action - CARD_ACTIONS]
    if question == Question.TAKEOVER_POWER:
        return " ".join(power_text(power, lang) for power in card.powers if power.code == "takeover")
    if question in HELPING:
        return " ".join(power_text(power, lang) for power in card.powers if power.code in HELPERS)
    row = NO_POWER
    if question == Question.CONSUME:
        row = power_in_slot(o, seat, tableau_slot(o.seat[seat], action - CARD_ACTIONS))
    elif question == Question.PRODUCE:
        row = produce_row(o, seat, action - CARD_ACTIONS)
    if row == NO_POWER:
        return ""
    first = next(facts.powers_from for facts in CARD if facts.design == action - CARD_ACTIONS)
    return power_text(card.powers[row - first], lang)


def price_words(cards: int, lang: Lang) -> str:
    """What is to be paid."""
    return say("note-price", lang, cards=cards)


def strength_words(o: Race, seat: int, card: int, lang: Lang) -> str:
    """Military against a world, what could be called up besides, and what it takes."""
    me = o.seat[seat]
    spare = me.hand_size - 1 if me.question == Question.CHOOSE_WORLD else me.hand_size
    own, extra = strength(o, seat, card), reserve(o, seat, spare)
    return say("note-strength", lang, own=own, extra=extra, wanted=defence(o, seat, card))


def takeover_words(o: Race, seat: int, design: int, lang: Lang) -> str:
    """What a takeover of a world would bring to bear, what could be called up besides, and what it takes."""
    victim = holder_of(o, seat, design)
    world = next(card for card in range(len(CARD)) if CARD[card].design == design)
    own, wanted = best_attack(o, seat, world, victim), defence_strength(o, victim, world)
    return say("note-strength", lang, own=own, extra=reserve(o, seat, o.seat[seat].hand_size), wanted=wanted)


def ways_to_place(o: Race, seat: int, card: int, lang: Lang) -> list[str]:
    """How a world could be placed: by Military, by payment."""
    ways = [strength_words(o, seat, card, lang)] if CARD[card].military == 1 else []
    price = world_price(o, seat, card)
    return ways if price == NOT_FOR_SALE else [*ways, price_words(price, lang)]
