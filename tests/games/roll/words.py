"""What Roll says, as text in a language: the way a face shows it."""

from __future__ import annotations

from galaktyka.engine.saying import Said
from galaktyka.engine.words import Argument, Lang
from galaktyka.games.roll.text import message, story, tile_name
from galaktyka.games.roll.tiles import load_box

SIDE = {side.id: side for side in load_box().sides}


def said(say: Said, lang: Lang, you: str = "no") -> str:
    """A message with tiles by their names and phases in words."""
    args: dict[str, Argument] = {}
    for key, value in say.args.items():
        if key == "card":
            args[key] = tile_name(SIDE[str(value)], lang)
        elif key == "cards":
            args[key] = ", ".join(tile_name(SIDE[tile], lang) for tile in value)  # type: ignore[union-attr]
        elif key == "actions":
            args[key] = ", ".join(message(phase, lang) for phase in value)  # type: ignore[union-attr]
        else:
            assert not isinstance(value, list)
            args[key] = value
    if say.id.startswith("log-"):
        return story(say.id, lang, **{**args, "player": "Ada", "you": you})
    return message(say.id, lang, **args)
