"""Every power of Produce, a line each (race.md 11)."""

from collections.abc import Sequence

import pytest

from tests.games.race.spec import KINDS, Effect, Line, Scene, Situation

NOTHING = Effect()

# Two windfall worlds of each kind.
WINDFALLS = {
    "novelty": ("refugee_world", "former_penal_colony"),
    "rare": ("asteroid_belt", "radioactive_world"),
    "genes": ("avian_uplift_race", "pre_sentient_race"),
    "alien": ("deserted_alien_outpost", "deserted_alien_colony"),
}

# Production worlds that do nothing else in Produce.
NOVELTY = ("artist_colony", "spice_world")
RARE = ("rebel_miners", "new_earth")
ALIEN = ("alien_robotic_factory", "lost_alien_battle_fleet")


def producing(*own: str, goods: Sequence[str] = (), rival: Sequence[str] = (), action: str = "") -> Scene:
    """A Produce phase."""
    return Scene(phase="produce", own=own, goods=goods, rival=rival, actions=[action] if action else [])


def produces(card: str, power: int, *, cards: int = 0, **kind: int) -> Line:
    """A good of its kind, with cards for it where the world draws; nothing while a good lies there."""
    return Line(
        card,
        power,
        [Situation(producing(), Effect(cards=cards, **kind)), Situation(producing(goods=[card]), NOTHING)],
    )


def draws_for_its_good(card: str, power: int, *, cards: int, plain: str) -> Line:
    """Cards for a good produced here that a plain world of the same kind does not give; none without a good."""
    bonus = producing(action="produce")  # for a windfall world; production worlds need none
    full = producing(goods=[card, plain], action="produce")
    return Line(
        card, power, [Situation(bonus, Effect(cards=cards), instead=plain), Situation(full, NOTHING, instead=plain)]
    )


def fills_windfall(card: str, power: int, *, kinds: Sequence[str]) -> Line:
    """One good on one of two empty windfall worlds of a right kind, none on others or on full ones."""
    return Line(
        card,
        power,
        [
            situation
            for kind in KINDS
            for situation in (
                Situation(producing(*WINDFALLS[kind]), Effect(**{kind: int(kind in kinds)})),
                Situation(producing(*WINDFALLS[kind], goods=WINDFALLS[kind]), NOTHING),
            )
        ],
    )


def draws(card: str, power: int, *cases: tuple[Scene, int]) -> Line:
    """Cards drawn in each of these scenes."""
    return Line(card, power, [Situation(scene, Effect(cards=cards)) for scene, cards in cases])


LINES = [
    produces("earths_lost_colony", 1, novelty=1),
    produces("gem_world", 0, novelty=1, cards=1),
    produces("comet_zone", 0, rare=1, cards=1),
    produces("rebel_miners", 0, rare=1),
    produces("malevolent_lifeforms", 1, genes=1),
    produces("spice_world", 1, novelty=1),
    produces("lost_species_ark_world", 0, genes=1, cards=2),
    produces("new_vinland", 1, novelty=1),
    produces("artist_colony", 0, novelty=1),
    produces("alien_robotic_factory", 0, alien=1),
    produces("plague_world", 1, genes=1),
    produces("distant_world", 1, genes=1),
    produces("new_survivalists", 1, novelty=1),
    produces("lost_alien_battle_fleet", 1, alien=1),
    produces("secluded_world", 1, novelty=1),
    produces("imperium_armaments_world", 1, rare=1),
    produces("bio_hazard_mining_world", 1, rare=1),
    produces("space_port", 1, novelty=1),
    produces("prosperous_world", 1, novelty=1),
    produces("new_earth", 1, rare=1),
    produces("mining_world", 0, rare=1, cards=1),
    draws_for_its_good("gem_world", 1, cards=1, plain="artist_colony"),
    draws_for_its_good("comet_zone", 1, cards=1, plain="rebel_miners"),
    draws_for_its_good("lost_species_ark_world", 1, cards=2, plain="malevolent_lifeforms"),
    draws_for_its_good("mining_world", 1, cards=1, plain="rebel_miners"),
    draws_for_its_good("runaway_robots", 0, cards=1, plain="asteroid_belt"),
    fills_windfall("mining_robots", 1, kinds=["rare"]),
    fills_windfall("mining_league", 1, kinds=["rare"]),
    fills_windfall("free_trade_association", 1, kinds=["novelty"]),
    fills_windfall("galactic_engineers", 1, kinds=KINDS),
    fills_windfall("alien_rosetta_stone_world", 2, kinds=["alien"]),
    fills_windfall("genetics_lab", 1, kinds=["genes"]),
    fills_windfall("expanding_colony", 1, kinds=["novelty"]),
    draws("rebel_underground", 0, (producing(), 1)),
    draws("merchant_guild", 0, (producing(), 2)),
    # one card for each kind: two novelty goods and a rare one are two kinds
    draws("diversified_economy", 1, (producing(*NOVELTY, "rebel_miners"), 2), (producing(*NOVELTY, goods=NOVELTY), 0)),
    # one card for each good of the kind
    draws("consumer_markets", 1, (producing(*NOVELTY, *RARE, *ALIEN), 2), (producing(*NOVELTY, goods=NOVELTY), 0)),
    draws("research_labs", 2, (producing(*NOVELTY, *RARE, *ALIEN), 2), (producing(*ALIEN, goods=ALIEN), 0)),
    # two cards for strictly the most rare goods
    draws(
        "mining_conglomerate",
        2,
        (producing("rebel_miners"), 2),
        (producing(*RARE, rival=["bio_hazard_mining_world"]), 2),
        (producing("rebel_miners", rival=["bio_hazard_mining_world"]), 0),
        (producing(*NOVELTY), 0),
    ),
    # one card for each genes world, windfall or production, whether or not it produces
    draws(
        "pan_galactic_league",
        1,
        (producing("avian_uplift_race", "distant_world"), 2),
        (producing("avian_uplift_race", "distant_world", goods=["avian_uplift_race", "distant_world"]), 2),
        (producing(*NOVELTY, *RARE, *ALIEN), 0),
    ),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_power_does_what_the_card_says(line: Line) -> None:
    line.check()
