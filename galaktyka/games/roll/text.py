"""The words of Roll for the Galaxy in English, Polish and Czech (locale/*.ftl).

The words on a tile come from its opcodes and their parameters alone; no tile has a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from msgspec.structs import asdict

from galaktyka.engine.words import Argument, Lang, TextError, fill_in, read_bundle
from galaktyka.games.roll.power_types import BonusVp, CreditsOnComplete, Instant, Power, Reassign
from galaktyka.games.roll.tiles import Side, load_box

__all__ = [
    "TextError",
    "bonus_text",
    "instant_text",
    "message",
    "power_text",
    "story",
    "tile_lines",
    "tile_name",
    "type_line",
]


@cache
def _bundle(lang: Lang) -> FluentBundle:
    """The messages of one language, read once."""
    return read_bundle(files("galaktyka.games.roll") / "locale", lang, "galaktyka/games/roll/locale")


def message(id: str, lang: Lang, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
    """The message in the language, with its arguments filled in; a TextError if anything is missing."""
    return fill_in(_bundle(lang), id, lang, args)


@cache
def _story_bundle(lang: Lang) -> FluentBundle:
    """The messages of the story in one language, read once."""
    return read_bundle(files("galaktyka.games.roll") / "locale" / "story", lang, "galaktyka/games/roll/locale/story")


def story(id: str, lang: Lang, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
    """A message of the story in the language, with its arguments filled in."""
    return fill_in(_story_bundle(lang), id, lang, args)


def tile_name(side: Side, lang: Lang) -> str:
    """The name of the side."""
    return str(getattr(side.name, lang))


def type_line(side: Side, lang: Lang) -> str:
    """What the side is, such as "Genes world (green)"."""
    if side.colour is not None:
        return message("type-world", lang, colour=side.colour)
    return message("type-reassign" if side.reassign else "type-development", lang)


def power_text(power: Power, lang: Lang) -> str:
    """What the power does, in one sentence."""
    args = _arguments(power, lang)
    match power:
        case Reassign():
            args |= _reassign_arguments(power, lang)
        case CreditsOnComplete(extra=extra):
            args["extra"] = 0 if extra is None else extra.amount
            args["extra_colours"] = "" if extra is None else _colours(extra.colours, lang)
    return message(f"power-{power.code.replace('_', '-')}", lang, **args)


def instant_text(effect: Instant, lang: Lang) -> str:
    """What happens once, in one sentence."""
    return message(f"instant-{effect.code.replace('_', '-')}", lang, **_arguments(effect, lang))


def bonus_text(bonus: BonusVp, lang: Lang) -> str:
    """What a 6+ development scores, in one sentence."""
    return message(f"bonus-{bonus.code.replace('_', '-')}", lang, **_arguments(bonus, lang))


def tile_lines(side: Side, lang: Lang) -> tuple[str, ...]:
    """All the words on a side, line by line."""
    return (tile_name(side, lang), type_line(side, lang), *_facts(side, lang), *_sentences(side, lang))


def _facts(side: Side, lang: Lang) -> Iterator[str]:
    """The small print between the type and the powers: what sort of start tile it is, and its cost."""
    box = load_box()
    for faction in box.factions:
        if side in faction.parts:
            yield message("tile-faction", lang, number=faction.number)
    if side in box.homes:
        yield message("tile-home", lang)
    yield message("tile-cost", lang, cost=side.cost)


def _sentences(side: Side, lang: Lang) -> Iterator[str]:
    for power in side.powers:
        yield message("power-line", lang, phase=power.when, text=power_text(power, lang))
    for effect in side.instant:
        yield message("instant-line", lang, text=instant_text(effect, lang))
    if side.bonus_vp is not None:
        yield message("bonus-line", lang, text=bonus_text(side.bonus_vp, lang))


def _arguments(coded: Power | Instant | BonusVp, lang: Lang) -> dict[str, Argument]:
    """Every parameter under its own name: colours in words, and whether any colour will do."""
    args: dict[str, Argument] = {}
    for field, value in asdict(coded).items():
        if field in {"dice", "colours"}:
            args |= {"any": "no" if value else "yes", field: _colours(value, lang)}
        elif isinstance(value, (bool, str, int)):
            args[field] = _word(value)
    return args


def _reassign_arguments(power: Reassign, lang: Lang) -> dict[str, Argument]:
    """Where workers come from and go to, and how many they are."""
    to: Any = power.to
    condition = power.most_worlds
    return {
        "many": "exact" if power.min == power.max else "some",
        "max": power.max,
        "leaves": "one" if power.same_source else "column" if power.source else "any",
        "source": message(f"column-{power.source}", lang) if power.source else "",
        "goes": "selected" if to == "selected" else "some" if to else "any",
        "to": "" if to == "selected" else ", ".join(message(f"column-{name}", lang) for name in to),
        "most": "none" if condition is None else _colours([condition.colour], lang),
        "tied": 0 if condition is None else condition.tied,
    }


def _word(value: bool | str | int) -> Argument:
    """A parameter as Fluent can select on it."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _colours(names: Sequence[str], lang: Lang) -> str:
    return ", ".join(message(f"colour-{name}", lang) for name in names)
