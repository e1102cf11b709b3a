"""Tables of powers: a line says what a card changes in a phase, compared with the same phase without the card.

Every number in these tables is written down from the printed cards, so that a wrong number in the data shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, replace

from galaktyka.games.race import SeatSetup, position
from galaktyka.games.race.tables import DESIGNS
from galaktyka.games.race.view import SeatView
from tests.games.race.decks import deck

KINDS = ("novelty", "rare", "genes", "alien")
KIND = {card.id: card.good or "" for card in DESIGNS}
PRICE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}

# Worlds without a power of Consume, to hold goods.
HOLDERS = {
    "novelty": ("artist_colony", "gem_world", "former_penal_colony", "space_port"),
    "rare": ("asteroid_belt", "radioactive_world", "destroyed_world", "comet_zone"),
    "genes": ("avian_uplift_race", "reptilian_uplift_race", "aquatic_uplift_race", "pre_sentient_race"),
    "alien": ("deserted_alien_outpost", "deserted_alien_colony", "deserted_alien_library", "alien_robot_sentry"),
}

# Defences of worlds to conquer, with a world for every strength.
DEFENCE = {
    "outlaw_world": 1,
    "rebel_fuel_cache": 1,
    "new_sparta": 2,
    "rebel_miners": 2,
    "alien_robot_sentry": 2,
    "pirate_world": 3,
    "rebel_underground": 3,
    "malevolent_lifeforms": 4,
    "alien_robot_scout_ship": 4,
    "rebel_outpost": 5,
    "lost_alien_warship": 5,
    "rebel_base": 6,
    "lost_alien_battle_fleet": 6,
    "rebel_homeworld": 7,
    "rebel_colony": 4,
}

# Cards to pay with: none is a world, none has a power that counts in hand.
MONEY = (
    "diversified_economy",
    "diversified_economy",
    "consumer_markets",
    "consumer_markets",
    "galactic_imperium",
    "merchant_guild",
    "drop_ships",
    "drop_ships",
)

END_OF_PHASE = ("choose_action", "hand_limit")


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One phase as seat 0 plays it, with the card of the line in front of its own ones; its rival does nothing."""

    phase: str
    own: Sequence[str] = ()  # further cards in the tableau
    goods: Sequence[str] = ()  # worlds of the tableau that hold a good
    hand: Sequence[str] = ()
    actions: Sequence[str] = ()
    deck: Sequence[str] = ()
    rival: Sequence[str] = ()  # the rival's tableau
    wishes: Sequence[str] = ()  # what seat 0 answers where it may, the first that is legal
    watch: bool = False  # whether hand cards that it gives away count


@dataclass(frozen=True)
class Effect:
    """What a phase changed for seat 0."""

    cards: int = 0  # in hand
    vp: int = 0  # in chips
    novelty: int = 0  # goods
    rare: int = 0
    genes: int = 0
    alien: int = 0
    tableau: int = 0  # cards in the tableau
    defence: int = 0  # of the military world placed
    looked: int = 0  # cards taken from the draw pile in Explore
    gone: int = 0  # cards of the hand it began with that it no longer holds, where they are watched

    def __sub__(self, other: Effect) -> Effect:
        return Effect(*(mine - theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))


@dataclass(frozen=True)
class Situation:
    """A scene and what the card changes in it; `instead` takes the place of the card in the scene without it."""

    scene: Scene
    effect: Effect
    instead: str = ""


@dataclass(frozen=True)
class Line:
    """One power of one card, by its place on the card, and the situations that show it."""

    card: str
    power: int
    situations: Sequence[Situation]

    def check(self) -> None:
        """Play every situation with and without the card."""
        for shown in self.situations:
            found = play(shown.scene, self.card) - play(shown.scene, shown.instead)
            assert found == shown.effect, f"{self}: {found}, not {shown.effect}, in {shown.scene}"

    def __str__(self) -> str:
        return f"{self.card}-{self.power}"


@dataclass(frozen=True)
class StoryLine(Line):
    """One power of one card that works outside the phases, told as a story at the table."""

    situations: Sequence[Situation] = ()
    tell: Callable[[], None] = lambda: None

    def check(self) -> None:
        """Let the story run, which fails if the power does not do what it says."""
        self.tell()

    def __str__(self) -> str:
        return f"{self.card}-{self.power}"


def play(scene: Scene, card: str) -> Effect:
    """What the phase changes for seat 0 with this card in its tableau ("": without any)."""
    tableau = [card, *scene.own] if card else list(scene.own)
    me = SeatSetup(
        tableau=tableau,
        hand=scene.hand,
        goods=[world for world in scene.goods if world in tableau],
        actions=scene.actions,
    )
    seats = [me, SeatSetup(tableau=scene.rival)]
    rvi = "gambling_world" not in (*tableau, *scene.rival)  # which that set replaces
    match = position(seats, phase=scene.phase, deck=scene.deck, tgs=True, rvi=rvi, backend="python")
    while match.owing and match.question(match.owing[0]) not in END_OF_PHASE:
        seat = match.owing[0]
        match.play(seat, answer(match.legal(seat), scene.wishes if seat == 0 else ()))
    after = match.view(0)
    looked = len(deck(tgs=True, rvi=rvi)) - cards_of(seats) - after.deck if scene.phase == "explore" else 0
    return replace(change(me, after.seats[0], looked), gone=given_away(me, after.seats[0]) if scene.watch else 0)


def answer(legal: Sequence[str], wishes: Sequence[str]) -> str:
    """The first wish that is legal; else nothing; else whatever is legal."""
    return next((wish for wish in (*wishes, "pass") if wish in legal), legal[0])


def cards_of(seats: Sequence[SeatSetup]) -> int:
    """How many cards these seats have."""
    return sum(len(seat.tableau) + len(seat.hand) + len(seat.goods) for seat in seats)


def given_away(before: SeatSetup, now: SeatView) -> int:
    """Cards of the hand that a seat began with and no longer holds."""
    return (Counter(before.hand) - Counter(now.hand)).total()


def change(before: SeatSetup, now: SeatView, looked: int) -> Effect:
    """What differs between a seat as it was laid out and as it is now."""
    goods = Counter(card.good for card in now.tableau)
    goods.subtract(KIND[world] for world in before.goods)
    return Effect(
        cards=now.hand_size - len(before.hand),
        vp=now.vp,
        tableau=len(now.tableau) - len(before.tableau),
        defence=sum(DEFENCE.get(card.card, 0) for card in now.tableau if card.card not in before.tableau),
        looked=looked,
        **{kind: goods[kind] for kind in KINDS},
    )


def holders(kind: str, count: int, but: str = "") -> list[str]:
    """Worlds that hold goods of a kind, the card of the line left out."""
    return [world for world in HOLDERS[kind] if world != but][:count]
