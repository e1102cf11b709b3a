"""The words of Transgalactica in English, Polish and Czech (locale/*.ftl).

The words on a piece come from its opcodes and their parameters alone; no piece has a sentence of its own.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle

from galaktyka.engine.words import Argument, Lang, TextError, fill_in, read_bundle
from galaktyka.games.transgalactica.card_types import Mission, Planet, Requirement, Scoring, Term
from galaktyka.games.transgalactica.effect_types import (
    Activate,
    Advance,
    Choose,
    Effect,
    Effects,
    Gain,
    PayFor,
    PayOneOf,
    PlaceOutpost,
    Power,
    TakeAction,
    TempLevel,
    When,
)
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES, Facts, load_facts

__all__ = ["TextError", "effects_text", "message", "name", "piece_lines", "power_text", "requirement_text", "story"]

AMOUNTS: Final = (*GOOD_NAMES, "any", "vp")
COLORS: Final = 4
TRIGGERS: Final = {"worker": "action", "mining": "mining", "income": "income"}


@cache
def _bundle(lang: Lang) -> FluentBundle:
    """The messages of one language, read once."""
    return read_bundle(
        files("galaktyka.games.transgalactica") / "locale", lang, "galaktyka/games/transgalactica/locale"
    )


def message(id: str, lang: Lang, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
    """The message in the language, with its arguments filled in; a TextError if anything is missing."""
    return fill_in(_bundle(lang), id, lang, args)


@cache
def _story_bundle(lang: Lang) -> FluentBundle:
    """What is asked, answered and told at a table in one language, read once."""
    folder = "galaktyka/games/transgalactica/locale/story"
    return read_bundle(files("galaktyka.games.transgalactica") / "locale" / "story", lang, folder)


def story(id: str, lang: Lang, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
    """A message of the table in the language, with its arguments filled in."""
    return fill_in(_story_bundle(lang), id, lang, args)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _amounts(goods: Any, lang: Lang, words: str = "amount") -> str:
    """Goods and VP with their numbers, such as "2 ore, 1 alien"; with the words "paid" as what somebody pays."""
    given = ((kind, getattr(goods, kind, 0)) for kind in AMOUNTS)
    return ", ".join(message(f"{words}-{kind}", lang, n=number) for kind, number in given if number)


def _words(prefix: str, names: Iterable[str], lang: Lang) -> str:
    """Names of one vocabulary, joined with "or"."""
    return f" {message('or', lang)} ".join(message(f"{prefix}-{name}", lang) for name in names)


def effects_text(effects: Effects, lang: Lang) -> str:
    """What effects do, one after the other."""
    return "; ".join(_effect_text(effect, lang) for effect in effects)


def _effect_text(effect: Effect, lang: Lang) -> str:
    return message(f"effect-{_key(effect.op)}", lang, **_effect_arguments(effect, lang))


def _effect_arguments(effect: Effect, lang: Lang) -> dict[str, Argument]:
    """What the sentence of an effect needs."""
    match effect:
        case Gain():
            return {"list": _amounts(effect, lang)}
        case Choose(options=options):
            choice = f" {message('choice', lang)} "
            return {"list": choice.join(effects_text(option, lang) for option in options)}
        case Advance(tracks=tracks, steps=steps, optional=optional):
            price = _price(effect, lang)
            names = ("any",) if len(tracks) == len(TRACK_NAMES) else tracks
            return {
                "steps": steps,
                "tracks": _words("track", names, lang),
                "price": price,
                "optional": "yes" if optional else "no",
            }
        case PayFor(max_times=times, pay=pay, then=then):
            return {"times": times, "list": _amounts(pay, lang, "paid"), "then": effects_text(then, lang)}
        case PayOneOf(goods=goods):
            return {"list": f" {message('or', lang)} ".join(message(f"amount-{good}", lang, n=1) for good in goods)}
        case PlaceOutpost(where=where, cost=cost):
            return {"where": where, "price": message("price-free" if cost == "free" else "price-none", lang)}
        case TakeAction(area=area, version=version):
            return {"area": message(f"area-{area}", lang), "version": version}
        case TempLevel(track=track, amount=amount):
            return {"track": message(f"track-{track}", lang), "n": amount}
    return _plain_arguments(effect)


def _plain_arguments(effect: Any) -> dict[str, Argument]:
    """Parameters under their own names; the one number of an effect is also called n."""
    fields = {field: getattr(effect, field) for field in effect.__struct_fields__}
    numbers = [value for value in fields.values() if isinstance(value, int)]
    return {**fields, "n": numbers[0] if numbers else 0}


def _price(effect: Advance, lang: Lang) -> str:
    discount = _amounts(effect.discount, lang)
    if discount:
        return message("price-discount", lang, list=discount)
    asking = {"military", "trade"} & set(effect.tracks)
    return message(f"price-{effect.cost}" if asking else "price-none", lang)


def power_text(power: Power, lang: Lang) -> str:
    """What a power does, in one sentence."""
    args: dict[str, Argument] = {}
    match power:
        case When(event=event, then=then):
            args = {"event": message(f"event-{_key(event)}", lang), "text": effects_text(then, lang)}
        case Activate(pay=pay, then=then):
            args = {"list": _amounts(pay, lang, "paid"), "text": effects_text(then, lang)}
        case _:
            args = _power_arguments(power, lang)
    return message(f"power-{_key(power.power)}", lang, **args)


def _power_arguments(power: Any, lang: Lang) -> dict[str, Argument]:
    args: dict[str, Argument] = {"n": getattr(power, "amount", 0), "vp": getattr(power, "vp", 0)}
    args["max"], args["gain"] = getattr(power, "max", 0), getattr(power, "gain_factor", 0)
    args["loss"] = getattr(power, "loss_factor", 0)
    args["tracks"] = ", ".join(message(f"track-{track}", lang) for track in getattr(power, "tracks", ()))
    good = getattr(power, "good", "any")
    args["list"] = message(f"amount-{good}", lang, n=getattr(power, "amount", getattr(power, "any", 1)))
    return args


def requirement_text(requirement: Requirement, lang: Lang) -> str:
    """What a requirement asks for."""
    if requirement.level is not None:
        return ", ".join(message("need-level", lang, track=_track(t, lang), n=n) for t, n in requirement.level.items())
    if requirement.level_any is not None:
        levels = (message("need-level", lang, track=_track(t, lang), n=n) for t, n in requirement.level_any.items())
        return f" {message('or', lang)} ".join(levels)
    if requirement.outposts is not None:
        wanted_kind, count = requirement.outposts.kind, requirement.outposts.count
        if wanted_kind == "any":
            return message("need-outposts-any", lang, n=count)
        return message("need-outposts", lang, kind=message(f"kind-{wanted_kind}", lang), n=count)
    if requirement.outposts_of_one_color is not None:
        wanted = requirement.outposts_of_one_color
        return message("need-one-color", lang, n=wanted.count, colors=_words("color", wanted.any_of, lang))
    if requirement.outposts_each_kind is not None:
        kinds = ", ".join(message(f"kind-{kind}", lang) for kind in requirement.outposts_each_kind)
        return message("need-each-kind", lang, kinds=kinds)
    if requirement.missions_any_type is not None:
        of = requirement.missions_any_type
        return message("need-any-type", lang, n=of.count, types=_words("type", of.types, lang))
    counts = {
        "different-colors": requirement.outposts_different_colors,
        "same-color": requirement.outposts_same_color,
        "pirates": requirement.pirate_tokens,
        "techs": requirement.techs_marked,
        "each-type": requirement.missions_each_type,
    }
    return ", ".join(message(f"need-{key}", lang, n=count) for key, count in counts.items() if count is not None)


def _track(track: str, lang: Lang) -> str:
    return message(f"track-{track}", lang)


def _scoring_text(scoring: Scoring, lang: Lang) -> str:
    joint = message("choice" if scoring.combine == "best" else "plus", lang)
    return f" {joint} ".join(_term_text(term, lang) for term in scoring.terms)


def _term_text(term: Term, lang: Lang) -> str:
    of = message(f"color-{term.color}", lang) if term.color else ", ".join(_track(track, lang) for track in term.tracks)
    text = message(f"per-{_key(term.per)}", lang, vp=term.vp, of=of)
    return text + message("at-most", lang, max=term.max) if term.max else text


def _planet_lines(planet: Planet, lang: Lang) -> list[str]:
    lines = []
    if any(slot.trade for slot in planet.slots):
        lines.append(message("line-slots", lang, text=" / ".join(str(slot.trade) for slot in planet.slots)))
    if planet.discard_crew:
        lines.append(message("line-crew", lang))
    return [*lines, message(f"line-{TRIGGERS[planet.trigger]}", lang, text=effects_text(planet.effects, lang))]


def _mission_lines(mission: Mission, lang: Lang) -> list[str]:
    needs = ", ".join(requirement_text(requirement, lang) for requirement in mission.requirement)
    return [
        message("line-cost", lang, text=_amounts(mission.cost, lang)),
        *([message("line-needs", lang, text=needs)] if needs else []),
        message("line-reward", lang, text=effects_text(mission.reward, lang)),
    ]


def _card_lines(card: Any, lang: Lang) -> list[str]:
    """Technologies and abilities: what happens once, then what lasts."""
    lines = [power_text(power, lang) for power in card.powers]
    if effects := getattr(card, "effects", ()):
        lines.append(message("line-once", lang, text=effects_text(effects, lang)))
    if setup := getattr(card, "setup", ()):
        lines.insert(0, message("line-setup", lang, text=effects_text(setup, lang)))
    return lines


def _effects_line(piece: Any, lang: Lang) -> list[str]:
    return [message("line-text", lang, text=effects_text(piece.effects, lang))]


LINES: Final[dict[str, Callable[[Any, Lang], list[str]]]] = {
    "planet": _planet_lines,
    "token": _effects_line,
    "mining": _effects_line,
    "wealth": _effects_line,
    "technology": _card_lines,
    "ability": _card_lines,
    "mission": _mission_lines,
    "decree": lambda card, lang: [
        message("line-needs", lang, text=", ".join(requirement_text(wanted, lang) for wanted in card.requirement))
    ],
    "office": lambda office, lang: [message("line-reward", lang, text=effects_text(office.reward, lang))],
    "objective": lambda card, lang: [message("line-text", lang, text=_scoring_text(card.scoring, lang))],
    "pirate": lambda token, lang: [message("line-pirate", lang, strength=token.strength, vp=token.vp)],
    "fleet": lambda token, lang: [message("line-income", lang, text=effects_text(token.income, lang))],
}


def pieces_of(facts: Facts) -> dict[str, tuple[Any, ...]]:
    """All pieces by their vocabulary."""
    return {
        "planet": facts.planets.planets,
        "token": (*facts.bonus_tokens.basic, *facts.bonus_tokens.advanced),
        "mining": facts.bonus_tokens.mining,
        "wealth": facts.wealth_cards.cards,
        "technology": facts.technologies.technologies,
        "ability": facts.abilities.abilities,
        "mission": facts.missions.missions,
        "decree": facts.senate.decrees,
        "office": facts.senate.offices,
        "objective": facts.objectives.objectives,
        "pirate": facts.pirates.pirates,
        "fleet": facts.control_panel.fleet_tokens,
    }


@cache
def _piece(vocabulary: str, id: str) -> Any:  # noqa: A002 - the data's own word for it
    pieces = pieces_of(load_facts()).get(vocabulary, ())
    found = next((piece for piece in pieces if piece.id == id), None)
    if found is None:
        raise TextError(f"There is no {vocabulary} '{id}'.")
    return found


def name(vocabulary: str, id: str, lang: Lang) -> str:  # noqa: A002
    """The name of a piece, such as ("technology", "tech_05")."""
    piece = _piece(vocabulary, id)
    if vocabulary == "planet":
        return _planet_name(piece, lang)
    if vocabulary == "mission":
        return message("name-mission", lang, number=piece.number, types=_words("type", piece.types, lang))
    if vocabulary in ("token", "mining"):
        return message("name-token", lang, category=piece.category)
    if vocabulary == "wealth":
        return message("name-wealth", lang, number=int(id.rpartition("_")[2]))
    if vocabulary in ("fleet", "pirate"):
        return message(f"name-{vocabulary}", lang)
    return message(f"name-ability-{_key(id)}" if vocabulary == "ability" else f"name-{_key(id)}", lang)


def _planet_name(planet: Planet, lang: Lang) -> str:
    if planet.kind == "special":
        return message(f"name-{_key(planet.id)}", lang)
    many = len(planet.colors) == COLORS
    colors = message("color-all", lang) if many else ", ".join(message(f"color-{c}", lang) for c in planet.colors)
    return message("name-planet", lang, kind=message(f"kind-{planet.kind}", lang), colors=colors)


def piece_lines(vocabulary: str, id: str, lang: Lang) -> tuple[str, ...]:  # noqa: A002
    """All the words on a piece, line by line: its name, then what it does."""
    lines = [name(vocabulary, id, lang), *LINES[vocabulary](_piece(vocabulary, id), lang)]
    return tuple(line[:1].upper() + line[1:] for line in lines)
