"""The rows of the constant tables."""

from __future__ import annotations

from galaktyka.engine.record import i16, record


@record
class EffectFacts:
    """One effect; what a parameter means depends on the code."""

    code: i16
    last: i16  # 1: the program ends here
    via: i16  # 1: it stands on a card or a planet
    energy: i16  # goods gained, paid or waived
    ore: i16
    alien: i16
    credit: i16
    any: i16
    vp: i16
    tracks: i16  # tracks to choose from, a bit each
    steps: i16
    cost: i16  # Cost of an advance; 1: an outpost is paid for
    optional: i16
    different: i16  # 1: not the track that was advanced just before
    amount: i16  # crew, spaces, times, VP for each planet, levels, basic tokens
    other: i16  # advanced tokens
    goods: i16  # goods to choose from, a bit each
    anywhere: i16  # 1: on any action planet
    area: i16  # Area or ANY_AREA
    main: i16  # 1: the main version
    option_1: i16  # programs to choose from; `then` of PAY_FOR is option_1
    option_2: i16
    option_3: i16


@record
class PowerFacts:
    """One power of a technology or an ability."""

    code: i16
    event: i16
    then: i16  # program
    amount: i16
    good: i16  # Good or ANY_GOOD
    vp: i16
    most: i16
    tracks: i16  # a bit each
    gain: i16  # factors of the military scoring
    loss: i16
    energy: i16  # what it costs
    ore: i16
    alien: i16
    credit: i16


@record
class PlanetFacts:
    """A planet tile."""

    kind: i16
    base: i16
    colors: i16  # a bit each
    produces: i16  # resources to choose from, a bit each
    slots: i16
    trade_1: i16  # trade level of each slot
    trade_2: i16
    crew: i16  # 1: a crew member is discarded
    effects: i16
    wormhole: i16  # 1: portable


@record
class TokenFacts:
    """A bonus token or a mining token."""

    effects: i16
    category: i16
    timing: i16
    starting: i16


@record
class CardFacts:
    """A technology, an ability or a wealth card."""

    level: i16
    effects: i16
    powers_from: i16
    powers_to: i16


@record
class MissionFacts:
    """A mission."""

    number: i16
    level: i16
    type: i16
    energy: i16
    ore: i16
    alien: i16
    credit: i16
    needs_from: i16
    needs_to: i16
    reward: i16


@record
class DecreeFacts:
    """A decree."""

    group: i16
    needs_from: i16
    needs_to: i16


@record
class NeedFacts:
    """One requirement of a mission or decree."""

    code: i16
    count: i16
    track: i16
    other_track: i16
    other_count: i16
    kind: i16
    colors: i16
    kinds: i16  # Kinds, a bit each
    types: i16  # MissionTypes, a bit each
    mission: i16  # 1: of a mission (the ruling about two colours is for missions)


@record
class OfficeFacts:
    """An office of the Senate."""

    reward: i16
    credit: i16  # what the holder of the gold seat gains when the silver one is taken


@record
class ObjectiveFacts:
    """An objective with up to two terms."""

    best: i16  # 1: the better term counts, 0: their sum
    per_1: i16
    vp_1: i16
    of_1: i16  # colour, or tracks
    most_1: i16  # VP at most; 0: no limit
    per_2: i16
    vp_2: i16
    of_2: i16
    most_2: i16


@record
class PirateFacts:
    """A pirate token."""

    strength: i16
    vp: i16


@record
class AreaFacts:
    """An action area: the programs of its versions."""

    main: i16
    secondary: i16


@record
class TrackFacts:
    """A track: where it begins and ends, and the full price of a step."""

    start: i16
    end: i16
    energy: i16
    ore: i16
    alien: i16
    credit: i16


@record
class SpaceFacts:
    """A space of a track, in row track * LEVELS + level."""

    income: i16
    fallback: i16
    pile: i16  # row of PILES + 1, or 0
    technology: i16  # technology level needed to enter


@record
class PileFacts:
    """A pile of bonus tokens on a track."""

    category: i16
    size: i16


@record
class LevelFacts:
    """A level or category that a place asks for."""

    level: i16


@record
class PanelFacts:
    """A space of the control panel: what it costs, gives at once, and gives as income."""

    ore: i16
    immediate: i16
    income: i16


@record
class IncomeFacts:
    """A space of the income track."""

    fleet: i16  # number of the fleet token that lies here, from 1; 0: a space for pirates
    pirate: i16  # number of the pirate token that lies here, from 1
    politics: i16


@record
class MapFacts:
    """A space of the map in row (players - FEWEST) * SPACES + space."""

    exists: i16
    base: i16
    wormhole: i16


@record
class LinkFacts:
    """The way between two spaces, in row ((players - FEWEST) * SPACES + from) * SPACES + to."""

    energy: i16  # of the line that joins them; 0: no line
    steps: i16  # lines on the shortest way; 0: no way, or the same space


@record
class RulingFacts:
    """Open points (transgalactica.md 13); 1 is yes."""

    free_actions_during_follow: i16
    planets_once_per_player: i16
    free_military_needs_technology: i16
    temporary_levels_score: i16
    single_steps: i16
    jump_uses_move: i16
    trade_discounts_add: i16
    score_each_space: i16
    one_color: i16
    private_omni_followed: i16
    multicolor_moves: i16
    vp_floor: i16


@record
class GameFacts:
    """Single numbers."""

    rounds: i16
    vp_per_credit: i16
    resources_per_vp: i16
    captains_2: i16  # by number of players
    captains_3: i16
    captains_4: i16
    captains_5: i16
    crew: i16  # mobilised at the start
    capsules: i16
    credits: i16
    hold: i16
    log: i16
    grey_move: i16
