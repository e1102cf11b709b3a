"""Roll in words: dice by colour, phases, and whatever the game says as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from galaktyka.cli.roll.tiles import BY_ID, STYLE
from galaktyka.cli.table.told import arguments
from galaktyka.engine.saying import Said
from galaktyka.engine.words import Argument, Lang
from galaktyka.games.roll.text import message, story, tile_name

NUMERALS: Final = {"explore": "I", "develop": "II", "settle": "III", "produce": "IV", "ship": "V"}


class RollSpeech:
    """The words of Roll in one language."""

    def __init__(self, lang: Lang) -> None:
        self._lang = lang

    def name(self, card: str) -> str:
        """The name of a side of a tile."""
        return tile_name(BY_ID[card], self._lang)

    def message(self, id: str, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
        """A message of the game."""
        return message(id, self._lang, **args)

    def story(self, id: str, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
        """A message of the game's story."""
        return story(id, self._lang, **args)


def words(said: Said, lang: Lang) -> str:
    """A message of the game in words."""
    speech = RollSpeech(lang)
    return speech.message(said.id, **arguments(speech, said))


def dice_words(dice: Mapping[str, int], lang: Lang) -> Text:
    """Dice by colour, such as "3 × white"; a dash for none."""
    if not dice:
        return Text("–", style="dim")
    parts = [
        Text(f"{count} × {message(f'colour-{colour}', lang)}", style=STYLE[colour]) for colour, count in dice.items()
    ]
    return Text(", ").join(parts)
