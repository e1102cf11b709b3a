"""Every power of Trade and Consume, a line each (race.md 10)."""

from collections.abc import Sequence

import pytest

from tests.games.race.spec import HOLDERS, KINDS, MONEY, PRICE, Effect, Line, Scene, Situation, holders

ALL = KINDS
NOTHING = Effect()
WORTHLESS = ("refugee_world",)  # on the draw pile: costs 0, so that no guess from 1 to 7 wins it


def consuming(
    *worlds: str, own: Sequence[str] = (), action: str = "", wishes: Sequence[str] = (), hand: Sequence[str] = ()
) -> Scene:
    """A Consume phase with a good on each of these worlds."""
    return Scene(
        phase="consume",
        own=[*worlds, *own],
        goods=worlds,
        actions=[action] if action else [],
        deck=WORTHLESS,
        wishes=wishes,
        hand=hand,
    )


def sells(card: str, power: int, *, cards: int, kinds: Sequence[str]) -> Line:
    """Goods of these kinds sell for more cards, all others for their price; without a sale nothing is drawn."""
    sales = [
        Situation(
            consuming(*holders(kind, 1, card), action="consume trade"), Effect(cards=cards if kind in kinds else 0)
        )
        for kind in KINDS
    ]
    return Line(card, power, [*sales, Situation(consuming(action="consume trade"), NOTHING)])


def sells_its_own(card: str, power: int, *, cards: int) -> Line:
    """The good on this very world sells for more than one of its kind elsewhere; other goods do not."""
    elsewhere = consuming("artist_colony", action="consume trade")
    here = Scene(phase="consume", goods=[card, "former_penal_colony"], actions=["consume trade"])
    return Line(
        card,
        power,
        [Situation(here, Effect(cards=cards), instead="former_penal_colony"), Situation(elsewhere, NOTHING)],
    )


def consumes(
    card: str, power: int, *, kinds: Sequence[str], at_once: int = 1, most: int = 1, vp: int = 0, cards: int = 0
) -> Line:
    """Takes goods of these kinds `at_once`, up to `most` in all, each time for VP and cards; 2x doubles the VP.

    There is enough for one time more than it may; then just enough for one time, and too few.
    """

    def situation(kind: str, count: int, times: int, action: str = "") -> Situation:
        factor = 2 if action == "consume 2x" else 1
        gain = Effect(vp=times * vp * factor, cards=times * cards, **{kind: -times * at_once})
        return Situation(consuming(*holders(kind, count, card), action=action), gain)

    fed = [
        situation(kind, count, times, action)
        for kind in kinds
        for count, times, action in [
            (most + at_once, most // at_once, ""),
            (most + at_once, most // at_once, "consume 2x"),
            (at_once, 1, ""),
            (at_once - 1, 0, ""),
        ]
    ]
    return Line(card, power, [*fed, *(situation(kind, 4, 0) for kind in KINDS if kind not in kinds)])


def discards(card: str, power: int, *, most: int, vp: int) -> Line:
    """Up to so many hand cards for VP, which 2x does not double; none and one are allowed, too."""
    hand = MONEY[:4:2] + MONEY[4:6]  # four different cards
    wishes = [f"use {card}", *(f"discard {name}" for name in hand)]
    one = [f"use {card}", f"discard {hand[0]}"]
    return Line(
        card,
        power,
        [
            Situation(consuming(hand=hand, wishes=wishes), Effect(cards=-most, vp=most * vp)),
            Situation(consuming(hand=hand, wishes=wishes, action="consume 2x"), Effect(cards=-most, vp=most * vp)),
            Situation(consuming(hand=hand, wishes=one), Effect(cards=-1, vp=vp)),
            Situation(consuming(hand=hand), NOTHING),
            Situation(consuming(wishes=wishes), NOTHING),
        ],
    )


def consumes_at_price(card: str, power: int, *, own: Sequence[str], cards: int) -> Line:
    """One good of any kind for its price, and so many more cards with these own cards; the second good stays."""
    return Line(
        card,
        power,
        [
            Situation(consuming(*holders(kind, 2), own=own), Effect(cards=PRICE[kind] + cards, **{kind: -1}))
            for kind in KINDS
        ],
    )


NOVELTY, RARE, GENES, ALIEN = (HOLDERS[kind][0] for kind in KINDS)

LINES = [
    sells("old_earth", 0, cards=1, kinds=ALL),
    sells("export_duties", 0, cards=1, kinds=ALL),
    sells("spice_world", 0, cards=2, kinds=["novelty"]),
    sells("distant_world", 0, cards=3, kinds=["novelty"]),
    sells("mining_conglomerate", 0, cards=1, kinds=["rare"]),
    sells("galactic_engineers", 0, cards=1, kinds=ALL),
    sells("merchant_world", 0, cards=2, kinds=ALL),
    sells("genetics_lab", 0, cards=1, kinds=["genes"]),
    sells("bio_hazard_mining_world", 0, cards=2, kinds=["genes"]),
    sells("space_port", 0, cards=2, kinds=["rare"]),
    sells("trade_league", 0, cards=1, kinds=ALL),
    sells_its_own("star_nomad_lair", 1, cards=1),
    sells_its_own("pirate_world", 0, cards=3),
    consumes("old_earth", 1, kinds=ALL, most=2, vp=1),
    consumes("epsilon_eridani", 1, kinds=ALL, vp=1, cards=1),
    consumes("earths_lost_colony", 0, kinds=ALL, vp=1),
    consumes("public_works", 1, kinds=ALL, vp=1),
    consumes("new_vinland", 0, kinds=ALL, cards=2),
    consumes("plague_world", 0, kinds=["genes"], vp=1, cards=1),
    consumes("new_survivalists", 0, kinds=["novelty"], cards=1),
    consumes("outlaw_world", 0, kinds=ALL, vp=1, cards=1),
    consumes("consumer_markets", 0, kinds=["novelty"], most=3, vp=1),
    consumes("mining_conglomerate", 1, kinds=["rare"], most=2, vp=1),
    consumes("research_labs", 1, kinds=["genes"], vp=1),
    consumes("mining_league", 0, kinds=["rare"], at_once=2, most=2, vp=3),
    consumes("free_trade_association", 0, kinds=["novelty"], most=3, vp=1, cards=1),
    consumes("galactic_resort", 0, kinds=ALL, vp=1, cards=1),
    consumes("tourist_world", 0, kinds=ALL, at_once=2, most=2, vp=3),
    consumes("galactic_trendsetters", 0, kinds=ALL, vp=2),
    consumes("terraforming_robots", 1, kinds=["rare"], vp=1, cards=1),
    consumes("secluded_world", 0, kinds=ALL, cards=1),
    consumes("terraformed_world", 0, kinds=ALL, vp=1),
    consumes("gambling_world", 0, kinds=ALL, vp=1),
    consumes("expanding_colony", 0, kinds=ALL, vp=1),
    consumes("prosperous_world", 0, kinds=ALL, vp=1),
    consumes("new_earth", 0, kinds=ALL, vp=1, cards=1),
    discards("deficit_spending", 0, most=2, vp=1),
    discards("merchant_world", 1, most=2, vp=1),
    # Black Market Trading World leaves Export Duties aside, Trade League counts it and itself
    consumes_at_price("black_market_trading_world", 0, own=["export_duties"], cards=0),
    consumes_at_price("trade_league", 1, own=["export_duties"], cards=2),
    # Diversified Economy takes three different kinds, exactly three, once
    Line(
        "diversified_economy",
        0,
        [
            Situation(consuming(NOVELTY, RARE, GENES), Effect(vp=3, novelty=-1, rare=-1, genes=-1)),
            Situation(
                consuming(NOVELTY, RARE, GENES, action="consume 2x"), Effect(vp=6, novelty=-1, rare=-1, genes=-1)
            ),
            Situation(
                consuming(NOVELTY, RARE, GENES, ALIEN, wishes=[f"consume {world}" for world in (ALIEN, GENES, RARE)]),
                Effect(vp=3, rare=-1, genes=-1, alien=-1),
            ),
            Situation(consuming(*holders("novelty", 2), *holders("rare", 2)), NOTHING),
        ],
    ),
    # Pilgrimage World takes all goods for one VP less than there are
    Line(
        "pilgrimage_world",
        0,
        [
            Situation(consuming(*holders("genes", 3)), Effect(vp=2, genes=-3)),
            Situation(consuming(NOVELTY, RARE, action="consume 2x"), Effect(vp=2, novelty=-1, rare=-1)),
            Situation(consuming(ALIEN), Effect(alien=-1)),
            Situation(consuming(), NOTHING),
        ],
    ),
    # New Economy draws a card for nothing, never doubled
    Line(
        "new_economy",
        0,
        [
            Situation(consuming(), Effect(cards=1)),
            Situation(consuming(action="consume 2x"), Effect(cards=1)),
        ],
    ),
    # Gambling World wins the top card by its cost or defence, from 1 to 7, and no other
    Line(
        "gambling_world",
        1,
        [
            *(
                Situation(Scene(phase="consume", deck=[top], wishes=[f"guess {value}"]), Effect(cards=1))
                for value, top in enumerate(
                    [
                        "artist_colony",
                        "asteroid_belt",
                        "pirate_world",
                        "tourist_world",
                        "rebel_outpost",
                        "new_economy",
                        "rebel_homeworld",
                    ],
                    1,
                )
            ),
            Situation(Scene(phase="consume", deck=["artist_colony"], wishes=["guess 2"]), NOTHING),
            Situation(  # 0 and 8 cannot be named, so the third wish wins
                Scene(phase="consume", deck=["artist_colony"], wishes=["guess 0", "guess 8", "guess 1"]),
                Effect(cards=1),
            ),
        ],
    ),
]


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_power_does_what_the_card_says(line: Line) -> None:
    line.check()
