"""The face of Race: everything the terminal needs to show it and to speak about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from galaktyka.cli.language import say
from galaktyka.cli.race import board, cards, offer, result
from galaktyka.cli.race.story import RaceNarrator
from galaktyka.cli.table.face import Choice
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.engine.words import Lang
from galaktyka.games.race.cards import Card
from galaktyka.games.race.setup import DEALT
from galaktyka.games.race.state import Race
from galaktyka.games.race.text import card_name, message
from galaktyka.games.race.view import RaceView

ABOUT_AN_ATTACK = ("takeover_power", "reinforce", "defend")
ABOUT_A_CARD = ("pay", "settle_how", "develop_how")  # questions that concern the card just revealed


class RaceFace:
    """Race in one language, with names for the seats."""

    def __init__(self, lang: Lang, names: Sequence[str] = ()) -> None:
        self._lang = lang
        self._names = names

    def find(self, query: str) -> Sequence[Card]:
        """The cards that a query may mean; the one it names, if it names one."""
        return cards.find_cards(query)

    def search(self, query: str) -> Sequence[Card]:
        """The cards that have all words of a query anywhere on them."""
        return cards.search_cards(query, self._lang)

    def card(self, card: Card) -> RenderableType:
        """A card with everything that stands on it."""
        return cards.card_panel(card, self._lang)

    def cards(self, found: Sequence[Card]) -> RenderableType:
        """Cards in a list, with their words."""
        return cards.card_list(found, self._lang)

    def card_name(self, card: Card) -> str:
        """The name of a card."""
        return card_name(card, self._lang)

    def facts(self, card: Card) -> dict[str, Any]:
        """A card for programs: its facts and its words."""
        return cards.card_facts(card, self._lang)

    def marks(self) -> str:
        """What the signs on the screen mean."""
        return say("help-marks", self._lang)

    def header(self, match: Match, seat: int) -> RenderableType:
        """The round, its phases, what everybody chose, and the piles."""
        return board.header(_view(match, seat), self._names, self._lang)

    def table(self, match: Match, seat: int, *, hand: bool) -> RenderableType:
        """All tableaus, and the seat's hand if it is wanted."""
        return board.board(_view(match, seat), seat, self._names, self._lang, hand=hand)

    def question(self, match: Match, seat: int) -> str:
        """What the seat is asked, how many answers it owes, and about which card."""
        view = _view(match, seat)
        me = view.seats[seat]
        if view.advanced and me.question == "choose_action":
            return say("question-two-actions", self._lang)
        text = message(f"question-{me.question.replace('_', '-')}", self._lang, n=me.amount)
        if me.question in ABOUT_A_CARD and me.choice:
            return f"{text} ({card_name(cards.BY_ID[me.choice], self._lang)})"
        if me.question in ABOUT_AN_ATTACK:
            return f"{text} ({board.attack_words(board.attack_at_stake(view), self._lang)})"
        return text

    def answers(self, match: Match, seat: int) -> int:
        """How many answers the seat owes to its question."""
        return _view(match, seat).seats[seat].amount

    def choices(self, match: Match, seat: int) -> Sequence[Choice]:
        """What the seat may answer."""
        return offer.list_choices(_observation(match, seat), seat, match.legal_ids(seat), self._lang)

    def offer(self, match: Match, seat: int, choices: Sequence[Choice]) -> RenderableType:
        """The choices, with what a person needs to know to choose."""
        return offer.lay_out(_observation(match, seat), seat, choices, self._lang)

    def opens_round(self, match: Match, seat: int) -> bool:
        """Whether a round, or the game, begins with this question."""
        me = _view(match, seat).seats[seat]
        opens = me.question == "discard_opening" and me.hand_size - len(me.shown) == DEALT and me.tableau
        return me.question in ("choose_action", "choose_start") or bool(opens)

    def offers_hand(self, match: Match, seat: int) -> bool:
        """Whether the choices are the hand itself."""
        return match.question(seat) == "discard_opening" and not _view(match, seat).seats[seat].shown

    def narrator(self, listener: int | None) -> RaceNarrator:
        """Somebody who tells what happens, as a seat may know it; without a listener, everything."""
        return RaceNarrator(self._lang, self._names, listener)

    def result(self, match: Match) -> RenderableType:
        """Who won, and what every card was worth."""
        return result.final_scores(match, self._names, self._lang)


def _view(match: Match, seat: int) -> RaceView:
    view: RaceView = match.view(seat)
    return view


def _observation(match: Match, seat: int) -> Race:
    return over(Race, match.observation(seat))
