"""The games that can be played at a table in the browser, and what each brings besides its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

import msgspec

from galaktyka import GAMES
from galaktyka.engine.game import Game, Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.saying import Choice, Said, Told
from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race import choices as race_choices
from galaktyka.games.race import reasons, result, story, takeback, text
from galaktyka.games.race.cards import load_cards
from galaktyka.games.roll import choices as roll_choices
from galaktyka.games.roll import offers as roll_offers
from galaktyka.games.roll import result as roll_result
from galaktyka.games.roll import story as roll_story
from galaktyka.games.roll import takeback as roll_takeback
from galaktyka.games.roll import text as roll_text
from galaktyka.games.roll.tiles import load_box
from galaktyka.games.transgalactica import choices as transgalactica_choices
from galaktyka.games.transgalactica import reasons as transgalactica_reasons
from galaktyka.games.transgalactica import result as transgalactica_result
from galaktyka.games.transgalactica import story as transgalactica_story
from galaktyka.games.transgalactica import takeback as transgalactica_takeback
from galaktyka.games.transgalactica import text as transgalactica_text
from galaktyka.games.transgalactica.facts import load_facts
from galaktyka.players import bot_names
from galaktyka.server.errors import RefusalError


@dataclass(frozen=True)
class Followed:
    """What an action led to: what there is to tell, and whether it can be taken back."""

    told: list[Told]
    reveals_nothing: bool  # nobody learned anything by it
    silent: bool  # all that others saw of it is that it came


@dataclass(frozen=True)
class TableGame:
    """What a table needs to know of a game besides its rules; the functions read observations only."""

    game: Game
    follow: Callable[[Lens, Records, Records, int, int], Followed]  # (lens, before, after, seat, action)
    opening: Callable[[Lens, Records], list[Told]]
    question: Callable[[Any, int], Said]  # (view, seat)
    choices: Callable[[Any, int], list[Choice]]  # (view, seat)
    offers: Callable[[Any, int], list[Any]]  # (observation, seat)
    scores: Callable[[Any], list[Any]]  # (observation)
    cards: Callable[[Lang], Any]
    words: Callable[[Lang], str]

    @property
    def bots(self) -> list[str]:
        """The bots that play it, weakest first."""
        return list(bot_names(self.game))


def _follow_race(lens: Lens, before: Records, after: Records, seat: int, action: int) -> Followed:
    seen = story.follow(lens, before, seat, action)
    return Followed(
        seen.told,
        takeback.reveals_nothing(before, after, seat, seen.before, seen.after),
        takeback.looks_the_same(seen.before, seen.after, seat),
    )


def _race_cards(lang: Lang) -> Any:
    """Every card with its facts, its name and its sentences in one language."""
    return [
        {
            **msgspec.to_builtins(card),
            "name": text.card_name(card, lang),
            "type": text.type_line(card, lang),
            "power_texts": [text.power_text(power, lang) for power in card.powers],
            "bonus_texts": list(text.bonus_lines(card, lang)),
        }
        for card in load_cards()
    ]


def _follow_roll(lens: Lens, before: Records, after: Records, seat: int, action: int) -> Followed:
    seen = roll_story.follow(lens, before, seat, action)
    return Followed(
        seen.told,
        roll_takeback.reveals_nothing(before, after, seat, seen.before, seen.after),
        roll_takeback.looks_the_same(seen.before, seen.after, seat),
    )


def _roll_tiles(lang: Lang) -> Any:
    """Every side of every tile with its facts, its name and its sentences in one language."""
    return [
        {
            **msgspec.to_builtins(side),
            "name": roll_text.tile_name(side, lang),
            "type": roll_text.type_line(side, lang),
            "power_texts": [roll_text.power_text(power, lang) for power in side.powers],
            "instant_texts": [roll_text.instant_text(effect, lang) for effect in side.instant],
            "bonus_text": None if side.bonus_vp is None else roll_text.bonus_text(side.bonus_vp, lang),
        }
        for side in load_box().sides
    ]


def _follow_transgalactica(lens: Lens, before: Records, after: Records, seat: int, action: int) -> Followed:
    """Everything is open there, so that every answer is seen by all."""
    seen = transgalactica_story.follow(lens, before, seat, action)
    return Followed(seen.told, transgalactica_takeback.reveals_nothing(before, after), silent=False)


def _transgalactica_pieces(lang: Lang) -> Any:
    """Every piece with its facts and its lines in one language; the first line is its name."""
    return [
        {
            **msgspec.to_builtins(piece),
            "vocabulary": vocabulary,
            "lines": transgalactica_text.piece_lines(vocabulary, piece.id, lang),
        }
        for vocabulary, pieces in transgalactica_text.pieces_of(load_facts()).items()
        for piece in pieces
    ]


def _words(game: str, lang: Lang) -> str:
    """All messages of a game: of its cards, questions and answers, and of its story."""
    folder = files(f"galaktyka.games.{game}") / "locale"
    parts = (folder / f"{lang}.ftl", folder / "story" / f"{lang}.ftl")
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


TABLE_GAMES: Final = {
    "race": TableGame(
        game=GAMES["race"],
        follow=_follow_race,
        opening=story.opening,
        question=race_choices.question_said,
        choices=race_choices.choices,
        offers=reasons.offers,
        scores=result.seat_scores,
        cards=_race_cards,
        words=partial(_words, "race"),
    ),
    "roll": TableGame(
        game=GAMES["roll"],
        follow=_follow_roll,
        opening=roll_story.opening,
        question=roll_choices.question_said,
        choices=roll_choices.choices,
        offers=roll_offers.offers,
        scores=roll_result.seat_scores,
        cards=_roll_tiles,
        words=partial(_words, "roll"),
    ),
    "transgalactica": TableGame(
        game=GAMES["transgalactica"],
        follow=_follow_transgalactica,
        opening=transgalactica_story.opening,
        question=transgalactica_choices.question_said,
        choices=transgalactica_choices.choices,
        offers=transgalactica_reasons.offers,
        scores=transgalactica_result.seat_scores,
        cards=_transgalactica_pieces,
        words=partial(_words, "transgalactica"),
    ),
}


def table_game(name: str) -> TableGame:
    """The game of that name."""
    if name not in TABLE_GAMES:
        raise RefusalError("not_found", f"There is no game '{name}' here.")
    return TABLE_GAMES[name]


def language(code: str) -> Lang:
    """A language we speak."""
    for lang in LANGS:
        if lang == code:
            return lang
    raise RefusalError("bad_request", f"There are no texts in this language; choose one of {', '.join(LANGS)}.")


@cache
def cards_json(game: str, lang: Lang) -> bytes:
    """The cards of a game with their words, encoded once."""
    return msgspec.json.encode(table_game(game).cards(lang))


@cache
def words_text(game: str, lang: Lang) -> bytes:
    """The Fluent messages of a game, read once."""
    return table_game(game).words(lang).encode()
