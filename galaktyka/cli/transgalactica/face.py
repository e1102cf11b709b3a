"""The face of Transgalactica: everything the terminal needs to show it and to speak about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from galaktyka.cli.language import say
from galaktyka.cli.table.face import Choice
from galaktyka.cli.table.told import ToldNarrator
from galaktyka.cli.transgalactica import board, offer, pieces, result
from galaktyka.cli.transgalactica.pieces import Piece
from galaktyka.cli.transgalactica.words import TransgalacticaSpeech, words
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import Match
from galaktyka.engine.saying import Told
from galaktyka.engine.words import Lang
from galaktyka.games.transgalactica.choices import question_said
from galaktyka.games.transgalactica.game import GAME
from galaktyka.games.transgalactica.story import follow
from galaktyka.games.transgalactica.view import TransgalacticaView


class TransgalacticaFace:
    """Transgalactica in one language, with names for the seats."""

    def __init__(self, lang: Lang, names: Sequence[str] = ()) -> None:
        self._lang = lang
        self._names = names
        self._lens = Lens(GAME, "python")

    def find(self, query: str) -> Sequence[Piece]:
        """The pieces that a query may mean; the one it names, if it names one."""
        return pieces.find_pieces(query)

    def search(self, query: str) -> Sequence[Piece]:
        """The pieces that have all words of a query anywhere on them."""
        return pieces.search_pieces(query, self._lang)

    def card(self, card: Piece) -> RenderableType:
        """A piece with everything that stands on it."""
        return pieces.piece_panel(card, self._lang)

    def cards(self, cards: Sequence[Piece]) -> RenderableType:
        """Pieces in a list, with their words."""
        return pieces.piece_list(cards, self._lang)

    def card_name(self, card: Piece) -> str:
        """The name of a piece."""
        return pieces.piece_name(card.id, self._lang)

    def facts(self, card: Piece) -> dict[str, Any]:
        """A piece for programs: its facts and its words."""
        return pieces.piece_facts(card, self._lang)

    def marks(self) -> str:
        """What the signs on the screen mean."""
        return say("tg-help-marks", self._lang)

    def header(self, match: Match, seat: int) -> RenderableType:
        """The round, the order of players and the main spaces that are taken, and the seat's own panel."""
        return board.overview(_view(match, seat), seat, self._names, self._lang)

    def table(self, match: Match, seat: int, *, hand: bool) -> RenderableType:
        """The map, all cards and seats, and the own objectives if they are wanted."""
        return board.board(_view(match, seat), seat, self._names, self._lang, own=hand)

    def question(self, match: Match, seat: int) -> str:
        """What the seat is asked."""
        return words(question_said(_view(match, seat), seat), self._lang)

    def answers(self, match: Match, seat: int) -> int:
        """How many answers the seat owes to its question."""
        if seat not in match.owing:
            return 0
        return offer.times(_view(match, seat), seat)

    def choices(self, match: Match, seat: int) -> Sequence[Choice]:
        """What the seat may answer."""
        return offer.list_choices(_view(match, seat), seat, match.legal_ids(seat), self._lang)

    def offer(self, match: Match, seat: int, choices: Sequence[Choice]) -> RenderableType:
        """The choices, with what a person needs to know to choose."""
        return offer.lay_out(_view(match, seat), seat, choices, self._lang)

    def opens_round(self, match: Match, seat: int) -> bool:
        """Whether the game, or the seat's first turn of a round, begins with this question."""
        view = _view(match, seat)
        me = view.seats[seat]
        return me.question == "draft" or (me.question == "turn" and me.captains_out + me.crew_out == 0)

    def offers_hand(self, match: Match, seat: int) -> bool:  # noqa: ARG002 - nobody has a hand
        """There is no hand to choose from."""
        return False

    def narrator(self, listener: int | None) -> ToldNarrator:
        """Somebody who tells what happens, as a seat may know it; without a listener, everything."""
        speech = TransgalacticaSpeech(self._lang)
        return ToldNarrator(speech, self._follow, self._names, listener, numerals={})

    def result(self, match: Match) -> RenderableType:
        """Who won, and where the points came from."""
        return result.final_scores(match, self._names, self._lang)

    def _follow(self, record: Records, seat: int, action: int) -> Sequence[Told]:
        """What an action leads to; a new round is a heading of its own."""
        told = follow(self._lens, record, seat, action).told
        return [one for one in told if one.say is None or one.say.id != "log-round"]


def _view(match: Match, seat: int) -> TransgalacticaView:
    view: TransgalacticaView = match.view(seat)
    return view
