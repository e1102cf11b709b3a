"""The words of Race for the Galaxy in English, Polish and Czech (locale/*.ftl).

The words on a card come from its opcodes and their parameters alone; no card has a sentence of its own.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final, get_args

from fluent.runtime import FluentBundle
from msgspec.structs import asdict, replace

from galaktyka.engine.words import Argument, Lang, TextError, fill_in, read_bundle
from galaktyka.games.race.cards import (
    BonusVp,
    Card,
    CardBonus,
    KindBonus,
    load_cards,
)
from galaktyka.games.race.goal_data import Goal
from galaktyka.games.race.power_types import (
    ConsumeDistinctKinds,
    DiscardHand,
    Good,
    Military,
    Power,
)

__all__ = [
    "TextError",
    "bonus_lines",
    "bonus_text",
    "card_lines",
    "card_name",
    "goal_name",
    "goal_text",
    "goal_worth",
    "message",
    "power_text",
    "type_line",
]

MINUS: Final = "\N{MINUS SIGN}"
SIGNED: Final = {"vp_offset", "defense_modifier"}  # parameters that are printed with their sign


@cache
def _bundle(lang: Lang) -> FluentBundle:
    """The messages of one language, read once."""
    return read_bundle(files("galaktyka.games.race") / "locale", lang, "galaktyka/games/race/locale")


def message(id: str, lang: Lang, **args: Argument) -> str:  # noqa: A002 - Fluent's own word for it
    """The message in the language, with its arguments filled in; a TextError if anything is missing."""
    return fill_in(_bundle(lang), id, lang, args)


def card_name(card: Card, lang: Lang) -> str:
    """The name of the card."""
    return str(getattr(card.name, lang))


def type_line(card: Card, lang: Lang) -> str:
    """What the card is, such as "Military windfall world: Genes"."""
    if card.kind == "development":
        return message("type-development", lang)
    output = "windfall" if card.windfall else "production" if card.production else None
    return message("type-world", lang, military=_word(card.military), output=_word(output), good=_word(card.good))


def goal_name(goal: str, lang: Lang) -> str:
    """The name of a goal, given by its id."""
    return message(f"goal-{goal.replace('_', '-')}", lang)


def goal_text(goal: Goal, lang: Lang) -> str:
    """What a goal asks for, in one sentence."""
    return message(f"goal-{goal.id.replace('_', '-')}-text", lang, needs=goal.needs)


def goal_worth(goal: Goal, lang: Lang) -> str:
    """What a goal is worth, and to whom."""
    return message("goal-worth", lang, kind=goal.kind, vp=goal.vp, tied_vp=goal.tied_vp)


def power_text(power: Power, lang: Lang) -> str:
    """What the power does, in one sentence."""
    return message(f"power-{power.code.replace('_', '-')}", lang, **_power_arguments(power))


def bonus_text(rule: BonusVp, lang: Lang, *, other: bool = False, itself: bool = False) -> str:
    """One scoring rule; `other`: an earlier rule takes some of its cards, `itself`: it counts the scoring card."""
    if isinstance(rule, KindBonus):
        kinds = {f"kinds_{number}": vp for number, vp in enumerate(rule.table) if number}
        return message("bonus-distinct-world-kinds", lang, **kinds)
    if not isinstance(rule, CardBonus):
        return message(f"bonus-{rule.per.replace('_', '-')}", lang, vp=rule.vp)
    if rule.match.ids:
        return message("bonus-named", lang, vp=rule.vp, names=_names(rule.match.ids, lang))
    conditions = {field: _word(value) for field, value in asdict(rule.match).items() if field != "ids"}
    return message("bonus-card", lang, vp=rule.vp, other=_word(other), itself=_word(itself), **conditions)


def bonus_lines(card: Card, lang: Lang) -> tuple[str, ...]:
    """The scoring rules of the card, with rules that differ only in kind or sort of world put together."""
    rules = _merged(card.bonus_vp)
    return tuple(
        bonus_text(rule, lang, other=_shares_cards(rule, rules[:index]), itself=_first_fit(card, rules) == index)
        for index, rule in enumerate(rules)
    )


def card_lines(card: Card, lang: Lang) -> tuple[str, ...]:
    """All the words on a card, line by line."""
    powers = (
        message("power-line", lang, phase=_word(power.phase), text=power_text(power, lang)) for power in card.powers
    )
    return (card_name(card, lang), type_line(card, lang), *_facts(card, lang), *powers, *bonus_lines(card, lang))


def _facts(card: Card, lang: Lang) -> Iterator[str]:
    """The small print between the type and the powers: start number, cost or defence, VP, keywords."""
    if card.start:
        yield message("card-start", lang, number=card.start.number)
    yield message("card-cost" if card.defense is None else "card-defense", lang, value=card.value)
    yield message("card-vp-variable", lang) if card.vp is None else message("vp", lang, vp=_typeset(card.vp))
    for keyword in card.keywords:
        yield message(f"keyword-{keyword}", lang)
    if card.chromosome:
        yield message("chromosome", lang)


def _word(value: bool | str | int | None) -> Argument:
    """A parameter as Fluent can select on it: words and numbers; "$" is no name there."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "trade" if value == "$" else value


def _power_arguments(power: Power) -> dict[str, Argument]:
    """Every parameter of the power under its own name, and what its sentence needs besides."""
    args = {field: _signed(value) if field in SIGNED else _word(value) for field, value in asdict(power).items()}
    match power:
        case Military(amount=amount):
            args["amount"] = _signed(amount)
        case ConsumeDistinctKinds(min_kinds=low, max_kinds=high):
            args["range"] = "exactly" if low == high else "up-to" if low == 1 else "between"
        case DiscardHand(vp_per_card=vp, cards_per_card=cards):
            args |= {"vp": vp, "cards": cards}
    return args


def _typeset(number: int) -> str:
    return str(number).replace("-", MINUS)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS)


def _names(ids: tuple[str, ...], lang: Lang) -> str:
    """The names of these cards; two versions of a card share one name."""
    return " / ".join(dict.fromkeys(card_name(card, lang) for card in load_cards() if card.id in ids))


def _merged(rules: tuple[BonusVp, ...]) -> tuple[BonusVp, ...]:
    """The rules, with neighbours put together that name production and windfall worlds alike, or every kind."""
    return _merged_over("good", get_args(Good), _merged_over("production", (True, False), rules))


def _merged_over(field: str, values: tuple[object, ...], rules: tuple[BonusVp, ...]) -> tuple[BonusVp, ...]:
    merged: list[BonusVp] = []
    for general, group in groupby(rules, lambda rule: _without(rule, field)):
        members = tuple(group)
        named = {getattr(rule.match, field) for rule in members if isinstance(rule, CardBonus)}
        merged += [general] if named == set(values) else members
    return tuple(merged)


def _without(rule: BonusVp, field: str) -> BonusVp:
    return replace(rule, match=replace(rule.match, **{field: None})) if isinstance(rule, CardBonus) else rule


def _shares_cards(rule: BonusVp, earlier: tuple[BonusVp, ...]) -> bool:
    """Whether some card fits the rule but scores by an earlier one (race.md 13)."""
    return any(_fits(rule, card) and any(_fits(other, card) for other in earlier) for card in load_cards())


def _first_fit(card: Card, rules: tuple[BonusVp, ...]) -> int | None:
    return next((index for index, rule in enumerate(rules) if _fits(rule, card)), None)


def _fits(rule: BonusVp, card: Card) -> bool:
    return isinstance(rule, CardBonus) and rule.match.fits(card)
