"""How effects, powers, requirements and objectives of the data become rows of the constant tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from galaktyka.games.transgalactica.card_types import Requirement, Term
from galaktyka.games.transgalactica.codes import (
    ANY_AREA,
    ANY_GOOD,
    NONE,
    Area,
    Code,
    Color,
    Cost,
    Event,
    Kind,
    MissionType,
    Need,
    Per,
    PowerCode,
)
from galaktyka.games.transgalactica.effect_types import Activate, Choose, Effects, PayFor, Power, When
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES


def bits(names: Sequence[str], all_names: Sequence[str]) -> int:
    """Names as bits, by their places among all names."""
    return sum(1 << all_names.index(name) for name in names)


class EffectRows:
    """Gathers the rows of EFFECT; a program is built after the programs within it."""

    def __init__(self) -> None:
        self.rows: list[dict[str, int]] = [{}]

    def program(self, effects: Effects, *, via: bool = False) -> int:
        """The first row of the effects, or NONE if there are none."""
        rows = [self._row(effect, via) for effect in effects]
        if not rows:
            return NONE
        rows[-1]["last"] = 1
        self.rows += rows
        return len(self.rows) - len(rows)

    def _row(self, effect: Any, via: bool) -> dict[str, int]:
        row = {"code": int(Code[effect.op.upper()]), "via": int(via)}
        given = {name: getattr(effect, name) for name in effect.__struct_fields__}
        for name in ("energy", "ore", "alien", "credit", "any", "vp", "steps", "optional", "different"):
            row[name] = int(given.get(name, 0))
        for goods in (given.get("pay"), given.get("discount")):
            if goods is not None:
                row |= {name: getattr(goods, name) for name in (*GOOD_NAMES, "any")}
        row["tracks"] = bits(given.get("tracks") or [given[n] for n in ("track",) if n in given], TRACK_NAMES)
        row["goods"] = bits(given.get("goods", ()), GOOD_NAMES)
        amounts = ("crew", "spaces", "max_times", "vp_per_planet", "amount", "basic")
        row["amount"] = next((given[name] for name in amounts if name in given), 0)
        row["other"] = given.get("advanced", 0)
        row |= self._words(effect.op, given)
        match effect:
            case Choose(options=options):
                programs = [self.program(option, via=via) for option in options]
                row |= {f"option_{number}": program for number, program in enumerate(programs, 1)}
            case PayFor(then=then):
                row["option_1"] = self.program(then, via=via)
        return row

    @staticmethod
    def _words(op: str, given: Mapping[str, Any]) -> dict[str, int]:
        """Parameters that are words in the data."""
        row: dict[str, int] = {}
        if op == "advance":
            row["cost"] = Cost[given["cost"].upper()]
        if op == "place_outpost":
            row |= {"cost": int(given["cost"] == "pay"), "anywhere": int(given["where"] == "any_action_planet")}
        if op == "take_action":
            row["area"] = ANY_AREA if given["area"] == "any" else Area[given["area"].upper()]
        if "version" in given:
            row["main"] = int(given["version"] == "main")
        return row


class PowerRows:
    """Gathers the rows of POWER."""

    def __init__(self, effects: EffectRows) -> None:
        self.rows: list[dict[str, int]] = [{}]
        self._effects = effects

    def add(self, powers: Sequence[Power]) -> dict[str, int]:
        """The rows of these powers: from, up to."""
        begin = len(self.rows)
        self.rows += [self._row(power) for power in powers]
        return {"powers_from": begin, "powers_to": len(self.rows)}

    def _row(self, power: Any) -> dict[str, int]:
        row = {"code": int(PowerCode[power.power.upper()])}
        row["amount"] = getattr(power, "amount", getattr(power, "any", 0))
        row["vp"], row["most"] = getattr(power, "vp", 0), getattr(power, "max", 0)
        row["gain"], row["loss"] = getattr(power, "gain_factor", 0), getattr(power, "loss_factor", 0)
        row["tracks"] = bits(getattr(power, "tracks", ()), TRACK_NAMES)
        good = getattr(power, "good", "any")
        row["good"] = ANY_GOOD if good == "any" else GOOD_NAMES.index(good)
        match power:
            case When(event=event, then=then):
                row |= {"event": Event[event.upper()], "then": self._effects.program(then, via=True)}
            case Activate(pay=pay, then=then):
                row |= {name: getattr(pay, name) for name in GOOD_NAMES}
                row["then"] = self._effects.program(then, via=True)
        return row


class NeedRows:
    """Gathers the rows of NEED."""

    def __init__(self) -> None:
        self.rows: list[dict[str, int]] = [{}]

    def add(self, requirements: Sequence[Requirement], *, mission: bool) -> dict[str, int]:
        """The rows of these requirements: from, up to."""
        begin = len(self.rows)
        for requirement in requirements:
            self.rows += [{**row, "mission": int(mission)} for row in need_rows(requirement)]
        return {"needs_from": begin, "needs_to": len(self.rows)}


def need_rows(wanted: Requirement) -> list[dict[str, int]]:
    """The rows of one requirement: one, or one for each level it asks for."""
    if wanted.level is not None:
        return [{"code": Need.LEVEL, "track": TRACK_NAMES.index(t), "count": n} for t, n in wanted.level.items()]
    if wanted.level_any is not None:
        (first, low), (second, high) = wanted.level_any.items()
        tracks = {"track": TRACK_NAMES.index(first), "other_track": TRACK_NAMES.index(second)}
        return [{"code": Need.LEVEL_ANY, "count": low, "other_count": high, **tracks}]
    if wanted.outposts is not None:
        return [{"code": Need.OUTPOSTS, "kind": Kind[wanted.outposts.kind.upper()], "count": wanted.outposts.count}]
    if wanted.outposts_of_one_color is not None:
        colors = sum(Color[name.upper()] for name in wanted.outposts_of_one_color.any_of)
        return [{"code": Need.ONE_COLOR, "colors": colors, "count": wanted.outposts_of_one_color.count}]
    if wanted.outposts_each_kind is not None:
        return [{"code": Need.EACH_KIND, "kinds": sum(1 << Kind[name.upper()] for name in wanted.outposts_each_kind)}]
    if wanted.missions_any_type is not None:
        types = sum(1 << MissionType[name.upper()] for name in wanted.missions_any_type.types)
        return [{"code": Need.ANY_TYPE, "types": types, "count": wanted.missions_any_type.count}]
    counts = {
        Need.DIFFERENT_COLORS: wanted.outposts_different_colors,
        Need.SAME_COLOR: wanted.outposts_same_color,
        Need.PIRATES: wanted.pirate_tokens,
        Need.TECHS: wanted.techs_marked,
        Need.EACH_TYPE: wanted.missions_each_type,
    }
    return [{"code": code, "count": count} for code, count in counts.items() if count is not None]


def objective_row(best: bool, terms: Sequence[Term]) -> dict[str, int]:
    """An objective with its terms."""
    row = {"best": int(best)}
    for number, term in enumerate(terms, 1):
        of = Color[term.color.upper()] if term.color else bits(term.tracks, TRACK_NAMES)
        row |= {f"per_{number}": Per[term.per.upper()], f"vp_{number}": term.vp, f"of_{number}": of}
        row[f"most_{number}"] = term.max or 0
    return row


def mission_type(types: Sequence[str]) -> MissionType:
    """The type of a mission; two are DUAL."""
    return MissionType[types[0].upper()] if len(types) == 1 else MissionType.DUAL


def goods_of(given: Any) -> dict[str, int]:
    """Goods by their names."""
    return {name: getattr(given, name) for name in GOOD_NAMES}
