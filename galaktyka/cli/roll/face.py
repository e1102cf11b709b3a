"""The face of Roll: everything the terminal needs to show it and to speak about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from galaktyka.cli.language import say
from galaktyka.cli.roll import board, offer, result, tiles
from galaktyka.cli.roll.words import NUMERALS, RollSpeech, words
from galaktyka.cli.table.face import Choice
from galaktyka.cli.table.told import ToldNarrator
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import Match
from galaktyka.engine.record import over
from galaktyka.engine.saying import Told
from galaktyka.engine.words import Lang
from galaktyka.games.roll.choices import question_said
from galaktyka.games.roll.game import GAME
from galaktyka.games.roll.state import Roll
from galaktyka.games.roll.story import follow
from galaktyka.games.roll.text import tile_name
from galaktyka.games.roll.tiles import Side
from galaktyka.games.roll.view import RollView

OWN_WORDS: Final = frozenset({"log-you-place", "log-you-abandon", "log-you-return", "log-rearranges"})


class RollFace:
    """Roll in one language, with names for the seats."""

    def __init__(self, lang: Lang, names: Sequence[str] = ()) -> None:
        self._lang = lang
        self._names = names
        self._lens = Lens(GAME, "python")

    def find(self, query: str) -> Sequence[Side]:
        """The sides of tiles that a query may mean; the one it names, if it names one."""
        return tiles.find_tiles(query)

    def search(self, query: str) -> Sequence[Side]:
        """The sides that have all words of a query anywhere on them."""
        return tiles.search_tiles(query, self._lang)

    def card(self, card: Side) -> RenderableType:
        """A side with everything that stands on it."""
        return tiles.tile_panel(card, self._lang)

    def cards(self, cards: Sequence[Side]) -> RenderableType:
        """Sides in a list, with their words."""
        return tiles.tile_list(cards, self._lang)

    def card_name(self, card: Side) -> str:
        """The name of a side."""
        return tile_name(card, self._lang)

    def facts(self, card: Side) -> dict[str, Any]:
        """A side for programs: its facts and its words."""
        return tiles.tile_facts(card, self._lang)

    def marks(self) -> str:
        """What the signs on the screen mean."""
        return say("roll-help-marks", self._lang)

    def header(self, match: Match, seat: int) -> RenderableType:
        """The round, the phases that occur, what everybody selected, the pool and the bag."""
        return board.header(_view(match, seat), self._names, self._lang)

    def table(self, match: Match, seat: int, *, hand: bool) -> RenderableType:
        """Everything that lies at the seats, and all tiles of the seat's stacks if they are wanted."""
        return board.board(_view(match, seat), seat, self._names, self._lang, stacks=hand)

    def question(self, match: Match, seat: int) -> str:
        """What the seat is asked."""
        return words(question_said(_view(match, seat), seat), self._lang)

    def answers(self, match: Match, seat: int) -> int:
        """Every question of Roll takes one answer at a time."""
        return int(seat in match.owing)

    def choices(self, match: Match, seat: int) -> Sequence[Choice]:
        """What the seat may answer."""
        return offer.list_choices(_view(match, seat), seat, match.legal_ids(seat), self._lang)

    def offer(self, match: Match, seat: int, choices: Sequence[Choice]) -> RenderableType:
        """The choices, with what a person needs to know to choose."""
        return offer.lay_out(_view(match, seat), over(Roll, match.observation(seat)), seat, choices, self._lang)

    def opens_round(self, match: Match, seat: int) -> bool:
        """Whether a round, or the game, begins with this question."""
        return match.question(seat) in ("place_start", "select")

    def offers_hand(self, match: Match, seat: int) -> bool:
        """Whether the choices are tiles that the seat has in hand."""
        return _view(match, seat).seats[seat].drawn_size > 0

    def narrator(self, listener: int | None) -> ToldNarrator:
        """Somebody who tells what happens, as a seat may know it; without a listener, everything."""
        return ToldNarrator(
            RollSpeech(self._lang), self._follow, self._names, listener, numerals=NUMERALS, own_words=OWN_WORDS
        )

    def result(self, match: Match) -> RenderableType:
        """Who won, and what every tile was worth."""
        return result.final_scores(match, self._names, self._lang)

    def _follow(self, record: Records, seat: int, action: int) -> Sequence[Told]:
        return follow(self._lens, record, seat, action).told


def _view(match: Match, seat: int) -> RollView:
    view: RollView = match.view(seat)
    return view
