"""Transgalactica in words: whatever the game says as messages."""

from __future__ import annotations

from galaktyka.cli.table.told import arguments
from galaktyka.cli.transgalactica.pieces import piece_name
from galaktyka.engine.saying import Said
from galaktyka.engine.words import Argument, Lang
from galaktyka.games.transgalactica.text import message, story

TOLD = ("good-", "worker-", "phase-", "question-", "action-", "log-")  # messages of the table; others stand on pieces


class TransgalacticaSpeech:
    """The words of Transgalactica in one language."""

    def __init__(self, lang: Lang) -> None:
        self._lang = lang

    def name(self, card: str) -> str:
        """The name of a piece; the central planet has none."""
        return piece_name(card, self._lang) if card else "–"

    def message(self, id: str, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
        """A message of the game."""
        if id == "round":
            return story("log-round", self._lang, n=args["number"])
        return (story if id.startswith(TOLD) else message)(id, self._lang, **args)

    def story(self, id: str, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
        """A message of the game's story."""
        return story(id, self._lang, **args)


def words(said: Said, lang: Lang) -> str:
    """A message of the game in words."""
    speech = TransgalacticaSpeech(lang)
    return speech.message(said.id, **arguments(speech, said))
