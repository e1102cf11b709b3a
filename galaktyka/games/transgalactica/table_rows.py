"""From the facts of the data files to the rows of the constant tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from galaktyka.games.transgalactica.card_types import Planet, Requirement, Term
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import (
    ANY_AREA,
    ANY_GOOD,
    FEWEST,
    LEVELS,
    NONE,
    TRACKS,
    Area,
    Category,
    Code,
    Color,
    Cost,
    Event,
    Kind,
    MissionType,
    Need,
    Per,
    PowerCode,
    Track,
)
from galaktyka.games.transgalactica.effect_types import Activate, Choose, Effects, PayFor, Power, When
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES, load_facts

FACTS: Final = load_facts()


def _bits(names: Sequence[str], all_names: Sequence[str]) -> int:
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
        row["tracks"] = _bits(given.get("tracks") or [given[n] for n in ("track",) if n in given], TRACK_NAMES)
        row["goods"] = _bits(given.get("goods", ()), GOOD_NAMES)
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
        row["tracks"] = _bits(getattr(power, "tracks", ()), TRACK_NAMES)
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
            self.rows += [{**row, "mission": int(mission)} for row in _need_rows(requirement)]
        return {"needs_from": begin, "needs_to": len(self.rows)}


def _need_rows(wanted: Requirement) -> list[dict[str, int]]:
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


def planet_row(planet: Planet, program: int) -> dict[str, int]:
    """A planet tile as a row."""
    production = FACTS.planets.color_production
    resources = {getattr(production, color) for color in planet.colors} - {None}
    trades = [slot.trade for slot in planet.slots] + [0, 0]
    return {
        "kind": Kind[planet.kind.upper()],
        "base": int(planet.base),
        "colors": sum(Color[color.upper()] for color in planet.colors),
        "produces": _bits(sorted(resources), GOOD_NAMES),
        "slots": len(planet.slots),
        "trade_1": trades[0],
        "trade_2": trades[1],
        "crew": planet.discard_crew,
        "effects": program,
        "wormhole": int(planet.portable_wormhole),
    }


def objective_row(best: bool, terms: Sequence[Term]) -> dict[str, int]:
    """An objective as a row."""
    row = {"best": int(best)}
    for number, term in enumerate(terms, 1):
        of = Color[term.color.upper()] if term.color else _bits(term.tracks, TRACK_NAMES)
        row |= {f"per_{number}": Per[term.per.upper()], f"vp_{number}": term.vp, f"of_{number}": of}
        row[f"most_{number}"] = term.max or 0
    return row


def mission_type(types: Sequence[str]) -> MissionType:
    """The type of a mission: one of three, or commercial and war at once."""
    return MissionType[types[0].upper()] if len(types) == 1 else MissionType.DUAL


def goods_row(goods: Any) -> dict[str, int]:
    """Goods as the fields of a row."""
    return {name: getattr(goods, name) for name in GOOD_NAMES}


def track_rows() -> list[dict[str, int]]:
    """The four main tracks, and trade."""
    rows = []
    for name in TRACK_NAMES[: Track.TRADE]:
        track = getattr(FACTS.tracks.tracks, name)
        rows.append({"start": track.start_level.value, "end": track.max_level.value, **goods_row(track.cost.value)})
    trade = FACTS.control_panel.trade_track
    return [*rows, {"start": 0, "end": len(trade.spaces), **goods_row(trade.full_cost.value)}]


def space_rows(effects: EffectRows, piles: list[dict[str, int]]) -> list[dict[str, int]]:
    """The spaces of the main tracks; piles of tokens are gathered on the way."""
    rows: list[dict[str, int]] = [{} for _ in range(TRACKS * LEVELS)]
    for number, name in enumerate(TRACK_NAMES[: Track.TRADE]):
        for space in getattr(FACTS.tracks.tracks, name).spaces:
            row = rows[number * LEVELS + space.level]
            row["income"] = effects.program(space.income)
            row["fallback"] = effects.program(space.fallback)
            row["technology"] = space.required_technology
            if space.tokens:
                piles.append({"category": Category[space.tokens.category.upper()], "size": space.tokens.stack})
                row["pile"] = len(piles)
    return rows


def map_rows() -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """The spaces of all maps, and the energy of every step between two of them."""
    spaces: list[dict[str, int]] = []
    links: list[dict[str, int]] = []
    for players in range(FEWEST, FEWEST + len(FACTS.maps.maps)):
        galaxy = FACTS.maps.maps[str(players)]
        known = {space.id: space for space in galaxy.spaces}
        lines = {(line.a, line.b): line.energy for line in galaxy.edges}
        for name in SPACE_IDS:
            space = known.get(name)
            row = {"base": int(space.kind == "base"), "wormhole": int(space.wormhole)} if space else {}
            spaces.append({"exists": int(space is not None), **row})
            links += [{"energy": lines.get((name, to), lines.get((to, name), 0))} for to in SPACE_IDS]
    return spaces, links


def income_rows() -> list[dict[str, int]]:
    """The income track of the control panel."""
    rows = []
    pirates = 0
    for space in FACTS.control_panel.income_track:
        pirates += space.holds == "pirate"
        fleet = 0 if space.holds == "pirate" else int(space.holds.removeprefix("fleet_"))
        rows.append({"fleet": fleet, "pirate": 0 if fleet else pirates, "politics": space.required_politics})
    return rows


def ruling_row() -> dict[str, int]:
    """The open points, as they are decided in the data."""
    rulings = FACTS.rulings
    return {
        "free_actions_during_follow": rulings.free_actions_during_follow.value,
        "planets_once_per_player": rulings.action_planet_use.value == "once_per_player",
        "free_military_needs_technology": rulings.free_military_needs_technology.value,
        "temporary_levels_score": rulings.temporary_levels_count_for_military_scoring.value,
        "single_steps": rulings.advance_two_is_two_single_steps.value,
        "jump_uses_move": rulings.wormhole_jump_uses_one_move.value,
        "trade_discounts_add": rulings.technology_15_stacks_with_main_trade_discount.value,
        "score_each_space": rulings.technology_1_scores_per.value == "space",
        "one_color": rulings.two_grey_or_yellow_must_be_one_color.value,
        "private_omni_followed": rulings.private_omni_can_be_followed.value,
        "multicolor_moves": rulings.multicolor_gives_grey_move.value,
        "vp_floor": rulings.vp_floor.value,
    }


def game_row() -> dict[str, int]:
    """Single numbers of the game."""
    workers, panel = FACTS.control_panel.workers, FACTS.control_panel
    return {
        "rounds": FACTS.components.rounds.value,
        "vp_per_credit": FACTS.components.end_scoring.vp_per_credit,
        "resources_per_vp": FACTS.components.end_scoring.resources_per_vp,
        **{f"captains_{players}": n for players, n in workers.captains_by_player_count.value.items()},
        "crew": workers.starting_crew.value,
        "capsules": workers.crew_pieces.value - workers.starting_crew.value,
        "credits": panel.starting_credits.value,
        "hold": panel.development_markers.in_hold_at_start,
        "log": panel.mission_log_slots.value,
        "grey_move": FACTS.planets.grey_movement_bonus.value,
    }
