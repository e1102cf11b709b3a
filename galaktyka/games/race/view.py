"""What a seat sees, as a structure for JSON. It is filled from an observation, which holds nothing hidden."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct

from galaktyka.engine.flow import MAX_SEATS, NOTHING, over, owing
from galaktyka.engine.record import dtype_of
from galaktyka.engine.record import over as over_record
from galaktyka.games.race.actions import ACTIONS, ROLE_ACTIONS
from galaktyka.games.race.deck import deck_end
from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.goals import counted
from galaktyka.games.race.military import general_military
from galaktyka.games.race.notation import ROLE_TEXT, action_text, question_name, role_text
from galaktyka.games.race.observe import drawn_openly, is_drafting
from galaktyka.games.race.robot_tables import FACE_NAMES, LEVEL, LEVELS, MOST_CREDIT
from galaktyka.games.race.rules import legal
from galaktyka.games.race.scoring import bonus_vp, robot_score, score, winners
from galaktyka.games.race.state import NO_CHOICE, ROBOT, Attack, Outcome, Race, Seat, Track, robot_level, two_actions
from galaktyka.games.race.tables import CARD, DESIGNS, NO_CARD, REBEL, Kind, Phase, Victim
from galaktyka.games.race.track import defence_bonus, defence_strength, is_vulnerable, read_track

SORT_NAME: Final[dict[int, str]] = {**{int(kind): kind.name.lower() for kind in list(Kind)[1:]}, REBEL: "rebel"}


class CardView(Struct, frozen=True):
    """A card in a tableau."""

    card: str
    good: str  # the kind of the good on it, or ""
    new: bool  # placed in this phase: its powers do not count yet


class TrackView(Struct, frozen=True):
    """What a tableau counts for in takeovers, as it was when the phase began (race.md 9.1)."""

    military: int  # general
    against: dict[str, int]  # specialised against goods of a kind, or "rebel"
    defense: int  # more against takeovers only
    vulnerable: list[str]  # what makes it so: "rebel_military_world", "imperium_card", "total_military_at_least_1"


class AttackView(Struct, frozen=True):
    """A takeover that was declared in this phase."""

    attacker: int
    victim: int
    world: str
    means: str  # the card whose power is used; "" while that is open
    strength: int
    defense: int  # as it stands now, the world's own included
    outcome: str  # "planned" (being declared), "declared", "fought" (being resolved now), "won" or "failed"


class SeatView(Struct, frozen=True):
    """One seat as another seat, or its owner, sees it."""

    tableau: list[CardView]
    hand_size: int
    hand: list[str] | None  # only its owner's
    shown: list[str]  # hand cards that everybody has seen
    deck: int | None  # cards in its own draw pile; None: all draw from one
    drafted: list[str] | None  # while decks are drafted, the cards of its own; only its owner's
    drawn_size: int
    drawn: list[str] | None  # only its owner's, but for cards turned over for all to see
    vp: int
    score: int
    military: int
    temporary: int  # temporary Military of this Settle phase
    track: TrackView | None  # None: there are no takeovers
    actions: list[str]  # action cards played this round
    goals: list[str]  # goal tiles it has
    choice: str  # what it chose and will reveal, or has revealed and not completed; "" if none or secret
    question: str  # what it is asked; "" if it owes nothing
    amount: int  # how many answers it still owes


class GoalView(Struct, frozen=True):
    """A goal tile in play."""

    goal: str
    kind: str  # "first" or "most"
    needs: int
    vp: int
    tied_vp: int  # most goals: for as much as the holder at the end
    counts: list[int]  # what each seat has of what it counts
    owners: list[int]  # first goals: who has won it; most goals: who holds it


class RobotView(Struct, frozen=True):
    """The robot of the solitaire game."""

    level: str  # "easy", "normal" or "hard"
    tableau: list[CardView]
    card_vp: list[int]  # what each card of it is worth now
    pile: int  # cards that it has drawn
    credit: int
    most_credit: int
    economy: int
    most_economy: int
    tiles: int  # development tiles placed
    tiles_left: int
    tile_vp: int  # what each tile is worth
    vp: int  # in chips
    score: int
    dice: list[str]  # the faces rolled this round
    actions: list[str]  # the action cards that they mean


class RaceView(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None  # None: a spectator
    players: int
    advanced: bool  # two action cards a round
    round: int
    phase: str
    first: int  # player order begins here
    pool: int
    deck: int
    discard: int
    known_discards: list[str]  # cards in the discard pile that the seat has seen
    goals: list[GoalView]
    robot: RobotView | None  # of the solitaire game
    seats: list[SeatView]
    attacks: list[AttackView]  # in the order declared
    owing: list[int]
    legal: list[str]
    over: bool
    winners: list[int]


def view(o: Race, seat: int) -> RaceView:
    """The table as an observation shows it to a seat."""
    playing = 0 <= seat < o.players
    ended = over(o)
    winning = winners(o) if ended else 0
    return RaceView(
        seat=seat if playing else None,
        players=o.players,
        advanced=two_actions(o) == 1,
        round=o.turn,
        phase=Phase(o.phase).name.lower(),
        first=o.first,
        pool=o.pool,
        deck=o.deck_size,
        discard=o.discard_size,
        known_discards=[_name(card) for card in range(len(CARD)) if o.discarded[card]],
        goals=[_goal_view(o, tile) for tile in range(o.goal_size)],
        robot=_robot_view(o) if o.solitaire else None,
        seats=[_seat_view(o, other, other == seat) for other in range(o.players)],
        attacks=[_attack_view(o, o.attack[index]) for index in range(o.attacks)],
        owing=_seats(owing(o)),
        legal=_legal(o, seat) if playing else [],
        over=ended,
        winners=_seats(winning),
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]


def _name(card: int) -> str:
    return DESIGNS[CARD[card].design].id


def _legal(o: Race, seat: int) -> list[str]:
    mask = np.zeros(ACTIONS, np.uint8)
    legal(o, seat, mask)
    return [action_text(o.seat[seat].question, int(action)) for action in np.flatnonzero(mask)]


def _goal_view(o: Race, tile: int) -> GoalView:
    goal = GOALS[o.goal[tile]]
    return GoalView(
        goal=goal.id,
        kind=goal.kind,
        needs=goal.needs,
        vp=goal.vp,
        tied_vp=goal.tied_vp,
        counts=[counted(o, seat, o.goal[tile]) for seat in range(o.players)],
        owners=_seats(o.goal_owners[tile]),
    )


def _robot_view(o: Race) -> RobotView:
    me = o.seat[ROBOT]
    return RobotView(
        level=LEVELS[robot_level(o)],
        tableau=[_card_view(me, slot) for slot in range(me.tableau_size)],
        card_vp=[CARD[card].vp + bonus_vp(o, ROBOT, card) for card in me.tableau[: me.tableau_size]],
        pile=me.hand_size,
        credit=o.robot.credit,
        most_credit=MOST_CREDIT,
        economy=o.robot.economy,
        most_economy=LEVEL[robot_level(o)].most_economy,
        tiles=o.robot.tiles,
        tiles_left=LEVEL[robot_level(o)].tiles - o.robot.tiles,
        tile_vp=LEVEL[robot_level(o)].tile_vp,
        vp=me.vp,
        score=robot_score(o),
        dice=[FACE_NAMES[face - 1] for face in o.robot.dice if face],
        actions=_actions(me),
    )


def _actions(me: Seat) -> list[str]:
    return [text for card, text in ROLE_TEXT.items() for _ in range(me.actions[card])]


def _seat_view(o: Race, seat: int, own: bool) -> SeatView:
    me = o.seat[seat]
    return SeatView(
        tableau=[_card_view(me, slot) for slot in range(me.tableau_size)],
        hand_size=me.hand_size,
        hand=[_name(me.hand[i]) for i in range(me.hand_size)] if own else None,
        shown=[_name(me.shown[i]) for i in range(me.shown_size)],
        deck=me.deck_size if o.draft == 1 else None,
        drafted=[_name(card) for card in drafted_deck(o, seat)] if own and is_drafting(o) else None,
        drawn_size=me.drawn_size,
        drawn=[_name(me.drawn[i]) for i in range(me.drawn_size)] if own or drawn_openly(me) else None,
        vp=me.vp,
        score=score(o, seat),
        military=general_military(o, seat),
        temporary=me.temporary,
        track=_track_view(o, seat) if o.takeovers == 1 else None,
        actions=_actions(me),
        goals=[GOALS[o.goal[tile]].id for tile in range(o.goal_size) if o.goal_owners[tile] >> seat & 1],
        choice=_choice(o, me.choice),
        question="" if me.question == NOTHING else question_name(me.question),
        amount=me.amount,
    )


def drafted_deck(o: Race, seat: int) -> list[int]:
    """The cards of the deck that a seat drafts."""
    end = deck_end(o, seat)
    return list(o.deck[end - o.seat[seat].deck_size : end])


def _track_view(o: Race, seat: int) -> TrackView:
    """The track of a Settle phase as it began; at other times as the tableau has it."""
    me = o.seat[seat]
    track, slots = me.track, me.active
    if o.phase != Phase.SETTLE:
        track, slots = over_record(Track, np.zeros(1, dtype_of(Track))), me.tableau_size
        read_track(o, seat, slots, track)
    specialised = {SORT_NAME[sort]: track.military[sort] for sort in SORT_NAME if track.military[sort] != 0}
    return TrackView(
        military=track.military[0],
        against=specialised,
        defense=defence_bonus(o, seat, slots, track),
        vulnerable=[victim.name.lower() for victim in Victim if is_vulnerable(track, victim)],
    )


def _attack_view(o: Race, attack: Attack) -> AttackView:
    return AttackView(
        attacker=attack.attacker,
        victim=attack.victim,
        world=_name(attack.world),
        means="" if attack.means == NO_CARD else _name(attack.means),
        strength=attack.strength,
        defense=defence_strength(o, attack.victim, attack.world),
        outcome=Outcome(attack.outcome).name.lower(),
    )


def _card_view(me: Seat, slot: int) -> CardView:
    card = me.tableau[slot]
    good = "" if me.good[slot] == NO_CARD else Kind(CARD[card].kind).name.lower()
    return CardView(card=_name(card), good=good, new=slot >= me.active)


def _choice(o: Race, choice: int) -> str:
    """A chosen role between phases, a chosen card within one or before the first round."""
    if choice == NO_CHOICE:
        return ""
    return role_text(choice - ROLE_ACTIONS) if o.phase == Phase.NONE and o.turn > 0 else _name(choice)
