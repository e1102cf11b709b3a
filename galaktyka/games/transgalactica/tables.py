"""The pieces as constant tables that the rules read; nothing here knows a single card.

Row 0 of every table of pieces is blank: a piece is numbered from 1, in the order of the data files, and 0 is none.
A list of effects is a *program*: neighbouring rows of EFFECT up to the one marked `last`, named by its first row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from galaktyka.engine.record import constant
from galaktyka.games.transgalactica.codes import Area, Category, Kind, Timing
from galaktyka.games.transgalactica.table_rows import (
    FACTS,
    EffectRows,
    NeedRows,
    PowerRows,
    game_row,
    goods_row,
    income_rows,
    map_rows,
    mission_type,
    objective_row,
    planet_row,
    ruling_row,
    space_rows,
    track_rows,
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

_effects = EffectRows()
_powers = PowerRows(_effects)
_needs = NeedRows()
_piles: list[dict[str, int]] = []
_groups: Final = sorted({decree.group for decree in FACTS.senate.decrees})
_tokens: Final = (*FACTS.bonus_tokens.basic, *FACTS.bonus_tokens.advanced)

PLANET: Final = constant(
    PlanetFacts,
    [{}] + [planet_row(tile, _effects.program(tile.effects, via=True)) for tile in FACTS.planets.planets],
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
            **goods_row(card.cost),
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
TRACK: Final = constant(TrackFacts, track_rows())
SPACE: Final = constant(SpaceFacts, space_rows(_effects, _piles))
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
INCOME_ROW: Final = constant(IncomeFacts, income_rows())
FLEET: Final = constant(
    PanelFacts, [{}] + [{"income": _effects.program(token.income)} for token in FACTS.control_panel.fleet_tokens]
)
_maps: Final = map_rows()
MAP: Final = constant(MapFacts, _maps[0])
LINK: Final = constant(LinkFacts, _maps[1])
RULING: Final = constant(RulingFacts, [ruling_row()])
RULES: Final = constant(GameFacts, [game_row()])
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
