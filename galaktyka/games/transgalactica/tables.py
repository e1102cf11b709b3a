"""The pieces as constant tables that the rules read; nothing here knows a single card.

Row 0 of every table of pieces is blank: a piece is numbered from 1, in the order of the data files, and 0 is none.
A list of effects is a *program*: neighbouring rows of EFFECT up to the one marked `last`, named by its first row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from galaktyka.engine.record import constant
from galaktyka.games.transgalactica.card_types import Planet
from galaktyka.games.transgalactica.checks import SPACE_IDS
from galaktyka.games.transgalactica.codes import (
    FEWEST,
    LEVELS,
    TRACKS,
    Area,
    Category,
    Color,
    Kind,
    Timing,
    Track,
)
from galaktyka.games.transgalactica.facts import GOOD_NAMES, TRACK_NAMES, load_facts
from galaktyka.games.transgalactica.table_rows import (
    EffectRows,
    NeedRows,
    PowerRows,
    bits,
    goods_of,
    mission_type,
    objective_row,
)
from galaktyka.games.transgalactica.table_types import (
    AreaFacts,
    CardFacts,
    DecreeFacts,
    EffectFacts,
    GameFacts,
    IncomeFacts,
    LevelFacts,
    LinkFacts,
    MapFacts,
    MissionFacts,
    NeedFacts,
    ObjectiveFacts,
    OfficeFacts,
    PanelFacts,
    PileFacts,
    PirateFacts,
    PlanetFacts,
    PowerFacts,
    RulingFacts,
    SpaceFacts,
    TokenFacts,
    TrackFacts,
)


def _planet_row(planet: Planet, program: int) -> dict[str, int]:
    production = FACTS.planets.color_production
    resources = {getattr(production, color) for color in planet.colors} - {None}
    trades = [slot.trade for slot in planet.slots] + [0, 0]
    return {
        "kind": Kind[planet.kind.upper()],
        "base": int(planet.base),
        "colors": sum(Color[color.upper()] for color in planet.colors),
        "produces": bits(sorted(resources), GOOD_NAMES),
        "slots": len(planet.slots),
        "trade_1": trades[0],
        "trade_2": trades[1],
        "crew": planet.discard_crew,
        "effects": program,
        "wormhole": int(planet.portable_wormhole),
    }


def _track_rows() -> list[dict[str, int]]:
    rows = []
    for name in TRACK_NAMES[: Track.TRADE]:
        track = getattr(FACTS.tracks.tracks, name)
        rows.append({"start": track.start_level.value, "end": track.max_level.value, **goods_of(track.cost.value)})
    trade = FACTS.control_panel.trade_track
    return [*rows, {"start": 0, "end": len(trade.spaces), **goods_of(trade.full_cost.value)}]


def _space_rows(effects: EffectRows, piles: list[dict[str, int]]) -> list[dict[str, int]]:
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


def _map_rows() -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    spaces: list[dict[str, int]] = []
    links: list[dict[str, int]] = []
    for players in range(FEWEST, FEWEST + len(FACTS.maps.maps)):
        galaxy = FACTS.maps.maps[str(players)]
        known = {space.id: space for space in galaxy.spaces}
        lines = {ends: line.energy for line in galaxy.edges for ends in ((line.a, line.b), (line.b, line.a))}
        for name in SPACE_IDS:
            space = known.get(name)
            row = {"base": int(space.kind == "base"), "wormhole": int(space.wormhole)} if space else {}
            spaces.append({"exists": int(space is not None), **row})
            steps = _steps_from(name, lines)
            links += [{"energy": lines.get((name, to), 0), "steps": steps.get(to, 0)} for to in SPACE_IDS]
    return spaces, links


def _steps_from(start: str, lines: Iterable[tuple[str, str]]) -> dict[str, int]:
    """How many lines lead from a space to each other one, at least."""
    steps = {start: 0}
    reached = [start]
    for space in reached:
        for near in (end for begin, end in lines if begin == space and end not in steps):
            steps[near] = steps[space] + 1
            reached.append(near)
    return steps


def _income_rows() -> list[dict[str, int]]:
    rows = []
    pirates = 0
    for space in FACTS.control_panel.income_track:
        pirates += space.holds == "pirate"
        fleet = 0 if space.holds == "pirate" else int(space.holds.removeprefix("fleet_"))
        rows.append({"fleet": fleet, "pirate": 0 if fleet else pirates, "politics": space.required_politics})
    return rows


def _ruling_row() -> dict[str, int]:
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


def _game_row() -> dict[str, int]:
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


FACTS: Final = load_facts()
_effects = EffectRows()
_powers = PowerRows(_effects)
_needs = NeedRows()
_piles: list[dict[str, int]] = []
_groups: Final = sorted({decree.group for decree in FACTS.senate.decrees})
_tokens: Final = (*FACTS.bonus_tokens.basic, *FACTS.bonus_tokens.advanced)

PLANET: Final = constant(
    PlanetFacts,
    [{}] + [_planet_row(tile, _effects.program(tile.effects, via=True)) for tile in FACTS.planets.planets],
)
TOKEN: Final = constant(
    TokenFacts,
    [{}]
    + [
        {
            "effects": _effects.program(token.effects),
            "category": Category[token.category.upper()],
            "timing": Timing[token.timing.upper()],
        }
        for token in _tokens
    ],
)
MINING: Final = constant(
    TokenFacts,
    [{}] + [{"effects": _effects.program(t.effects), "starting": int(t.starting)} for t in FACTS.bonus_tokens.mining],
)
TECH: Final = constant(
    CardFacts,
    [{}]
    + [
        {"level": card.level, "effects": _effects.program(card.effects, via=True), **_powers.add(card.powers)}
        for card in FACTS.technologies.technologies
    ],
)
ABILITY: Final = constant(
    CardFacts,
    [{}]
    + [{"effects": _effects.program(tile.setup), **_powers.add(tile.powers)} for tile in FACTS.abilities.abilities],
)
WEALTH: Final = constant(
    CardFacts, [{}] + [{"effects": _effects.program(card.effects, via=True)} for card in FACTS.wealth_cards.cards]
)
MISSION: Final = constant(
    MissionFacts,
    [{}]
    + [
        {
            "number": card.number,
            "level": card.level,
            "type": mission_type(card.types),
            **goods_of(card.cost),
            **_needs.add(card.requirement, mission=True),
            "reward": _effects.program(card.reward, via=True),
        }
        for card in FACTS.missions.missions
    ],
)
DECREE: Final = constant(
    DecreeFacts,
    [{}]
    + [
        {"group": _groups.index(card.group), **_needs.add(card.requirement, mission=False)}
        for card in FACTS.senate.decrees
    ],
)
OFFICE: Final = constant(
    OfficeFacts,
    [{}]
    + [
        {"reward": _effects.program(office.reward), "credit": office.silver_gives_gold_holder.credit}
        for office in FACTS.senate.offices
    ],
)
OBJECTIVE: Final = constant(
    ObjectiveFacts,
    [{}] + [objective_row(card.scoring.combine == "best", card.scoring.terms) for card in FACTS.objectives.objectives],
)
PIRATE: Final = constant(
    PirateFacts, [{}] + [{"strength": token.strength, "vp": token.vp} for token in FACTS.pirates.pirates]
)
AREA: Final = constant(
    AreaFacts,
    [
        {"main": _effects.program(area.main), "secondary": _effects.program(area.secondary)}
        for area in sorted(FACTS.areas.areas, key=lambda area: Area[area.id.upper()])
    ],
)
TRACK: Final = constant(TrackFacts, _track_rows())
SPACE: Final = constant(SpaceFacts, _space_rows(_effects, _piles))
PILES: Final = constant(PileFacts, _piles)
ROUND: Final = constant(
    LevelFacts,  # the category of the token on each space of the round track, + 1; 0: none
    [{}]
    + [{"level": Category[space.tokens.category.upper()] + 1 if space.tokens else 0} for space in FACTS.tracks.rounds],
)
TECH_SLOT: Final = constant(
    LevelFacts, [{"level": slot.required_level} for slot in FACTS.tracks.tracks.technology.card_slots]
)
MISSION_SLOT: Final = constant(
    LevelFacts, [{"level": slot.required_level} for slot in FACTS.tracks.tracks.politics.card_slots]
)
OUTPOST_SPACE: Final = constant(
    PanelFacts,
    [
        {
            "ore": space.ore_cost,
            "immediate": _effects.program(space.immediate),
            "income": _effects.program(space.income),
        }
        for space in FACTS.control_panel.outposts
    ],
)
CREW_SPACE: Final = constant(
    PanelFacts,
    [{"income": _effects.program(space.income_when_empty)} for space in FACTS.control_panel.workers.crew_slots],
)
MINING_ROW: Final = constant(
    LevelFacts, [{"level": space.required_politics} for space in FACTS.control_panel.mining_track]
)
INCOME_ROW: Final = constant(IncomeFacts, _income_rows())
FLEET: Final = constant(
    PanelFacts, [{}] + [{"income": _effects.program(token.income)} for token in FACTS.control_panel.fleet_tokens]
)
_maps: Final = _map_rows()
MAP: Final = constant(MapFacts, _maps[0])
LINK: Final = constant(LinkFacts, _maps[1])
RULING: Final = constant(RulingFacts, [_ruling_row()])
RULES: Final = constant(GameFacts, [_game_row()])
EFFECT: Final = constant(EffectFacts, _effects.rows)
POWER: Final = constant(PowerFacts, _powers.rows)
NEED: Final = constant(NeedFacts, _needs.rows)

PLANETS: Final = len(PLANET) - 1
NIGHTMARE: Final = next(number for number, row in enumerate(PLANET) if row.kind == Kind.SPECIAL)
TOKENS: Final = len(TOKEN) - 1
MINING_TOKENS: Final = len(MINING) - 1
TECHS: Final = len(TECH) - 1
MISSIONS: Final = len(MISSION) - 1
DECREES: Final = len(DECREE) - 1
OBJECTIVES: Final = len(OBJECTIVE) - 1
ABILITIES: Final = len(ABILITY) - 1
WEALTH_CARDS: Final = len(WEALTH) - 1
PIRATES: Final = len(PIRATE) - 1
FLEETS: Final = len(FLEET) - 1
PILE_COUNT: Final = len(PILES)

VOCABULARIES: Final[dict[str, list[str]]] = {
    name: ["none", *(piece.id for piece in pieces)]
    for name, pieces in cast(
        "Mapping[str, tuple[Any, ...]]",
        {
            "planet": FACTS.planets.planets,
            "token": _tokens,
            "mining": FACTS.bonus_tokens.mining,
            "technology": FACTS.technologies.technologies,
            "ability": FACTS.abilities.abilities,
            "wealth": FACTS.wealth_cards.cards,
            "mission": FACTS.missions.missions,
            "decree": FACTS.senate.decrees,
            "office": FACTS.senate.offices,
            "objective": FACTS.objectives.objectives,
            "pirate": FACTS.pirates.pirates,
            "fleet": FACTS.control_panel.fleet_tokens,
        },
    ).items()
}
