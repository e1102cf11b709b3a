"""What happened at a table of Race, told without words, to everybody and to the seat itself.

What all may know is read off a spectator's observations, what only a seat may know off its own cards. So the story can
tell nothing that the listener could not have seen at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from galaktyka.engine import story
from galaktyka.engine.game import Records
from galaktyka.engine.lens import Lens
from galaktyka.engine.match import SPECTATOR
from galaktyka.engine.record import copied, over
from galaktyka.engine.saying import Said, Told, Value
from galaktyka.engine.story import Story, frameless, missing_from
from galaktyka.games.race.actions import CARD_ACTIONS, NO_SECOND, PAY, ROLE, ROLE_ACTIONS
from galaktyka.games.race.develop import development_cost
from galaktyka.games.race.goal_tables import GOALS
from galaktyka.games.race.military import strength
from galaktyka.games.race.moments import Cause, causes
from galaktyka.games.race.robot_story import robot_deeds
from galaktyka.games.race.settle import FIRST_WORLD
from galaktyka.games.race.sight import Place, Sight, Strike, name, names, own_place, read
from galaktyka.games.race.state import NO_CHOICE, Op, Outcome, Question, Race
from galaktyka.games.race.tables import DESIGNS, ActionCard
from galaktyka.games.race.track import defence_strength
from galaktyka.games.race.worlds import can_conquer, defence, settles_free

# What a seat is told about a card that it gave away, by question; others hear of it only where that matters.
GIVEN: Final = {
    Question.PAY: "log-you-pay",
    Question.DISCARD_OPENING: "log-you-discard",
    Question.HAND_LIMIT: "log-you-discard",
    Question.DISCARD_HAND: "log-you-discard",
    Question.HIRE: "log-you-discard",
    Question.DISCARD_EXPLORED: "log-you-discard",
}
GIVEN_OPENLY: Final = (Question.HAND_LIMIT, Question.DISCARD_HAND, Question.HIRE, Question.DISCARD_EXPLORED)
CHOICES_OF_CARDS: Final = (
    Question.CHOOSE_DEVELOPMENT,
    Question.CHOOSE_WORLD,
    Question.CHOOSE_START,
    Question.DRAFT,
)


def follow(lens: Lens, record: Records, seat: int, action: int) -> Story[Sight]:
    """Tell what a legal action leads to from a position."""
    s, moving = lens.load(record)
    earlier = record
    first = before = read(lens.observe(record, SPECTATOR))
    told: list[Told] = []
    for cause in causes(s, seat, action):
        if cause.always_tells() or frameless(moving) != frameless(earlier):
            after = read(lens.observe(moving, SPECTATOR))
            told += Moment(cause, before, after, earlier, moving).tell()
            before, earlier = after, copied(moving)
    return Story(told, copied(moving), first, read(lens.observe(moving, SPECTATOR)))


def opening(lens: Lens, record: Records) -> list[Told]:
    """Tell what a dealt table looks like: start worlds, or to each seat those it may choose from, and its cards."""
    table = read(lens.observe(record, SPECTATOR))
    told = []
    if table.goals:
        goals = [goal_message(goal) for goal, _ in table.goals]
        told.append(Told(None, table.round, table.phase, Said("log-goals", {"goals": goals})))
    if table.robot is not None:
        world = name(table.robot.place.tableau[0])
        told.append(Told(None, table.round, table.phase, Said("log-robot-start-world", {"card": world})))
    for seat, place in enumerate(table.seats):
        own = own_place(record, seat)
        if place.tableau:
            told.append(Told(seat, table.round, table.phase, Said("log-start-world", {"card": name(place.tableau[0])})))
        else:
            worlds = Said("log-you-look", {"cards": names(own.drawn), "keep": 1})
            told.append(Told(seat, table.round, table.phase, own=worlds))
        told.append(Told(seat, table.round, table.phase, own=Said("log-you-draw", {"cards": names(own.hand)})))
    return told


@dataclass(frozen=True)
class Moment(story.Moment[Cause, Sight]):
    """One thing that happened, and the table around it."""

    earlier: Records  # the positions themselves, to look at through a seat's own eyes
    later: Records

    def tell(self) -> Iterator[Told]:
        """Everything there is to tell, seat by seat."""
        if self.after.deck > self.before.deck and self.cause.op != Op.PASS_CARDS:
            yield self.told(None, Said("log-reshuffled"))
        for seat in range(len(self.after.seats)):
            change = Change(self, seat)
            yield from change.choices()
            yield from change.takeovers()
            yield from change.cards_placed()
            yield from change.goods()
            yield from change.gains()
        if self.cause.op in (Op.ROBOT_PHASE, Op.REVEAL_ACTIONS):
            yield from (self.told(None, said) for said in robot_deeds(self.before, self.after))
        for (goal, owners), (_, now) in zip(self.before.goals, self.after.goals, strict=True):
            yield from self._goal_changed(goal, owners, now)

    def _goal_changed(self, goal: int, owners: int, now: int) -> Iterator[Told]:
        """Who won a goal, or that a tile went back to the middle."""
        if owners and not now:
            yield self.told(None, Said("log-goal-back", {"goal": goal_message(goal)}))
        message = "log-goal-first" if GOALS[goal].kind == "first" else "log-goal-most"
        for seat in range(len(self.after.seats)):
            if (now & ~owners) >> seat & 1:
                yield self.told(seat, Said(message, {"goal": goal_message(goal)}))


@dataclass(frozen=True)
class Change(story.Change[Cause, Place]):
    """What one moment changed for one seat."""

    moment: Moment

    @cached_property
    def _own(self) -> tuple[Place, Place]:
        """The seat before and after, through its own eyes."""
        return own_place(self.moment.earlier, self.seat), own_place(self.moment.later, self.seat)

    @property
    def _answered(self) -> bool:
        return self._cause.question is not None and self._cause.seat == self.seat

    def _mine(self, message: str, **args: Value) -> Told:
        return self.moment.told(self.seat, None, Said(message, args))

    def _both(self, say: Said, own: Said) -> Told:
        return self.moment.told(self.seat, say, own)

    def choices(self) -> Iterator[Told]:
        """Secret choices to who made them, revealed action cards to everybody."""
        if self._cause.op == Op.REVEAL_ACTIONS:
            cards = [card for card in ActionCard for _ in range(self._is.actions[card])]
            yield self._all("log-action", actions=[action_message(card) for card in cards])
        if not self._answered:
            return
        choice = self._own[1].choice
        if self._cause.question == Question.CHOOSE_ACTION:
            yield self._mine("log-you-choose", actions=role_messages(choice))
        elif self._cause.question in CHOICES_OF_CARDS:
            if choice == NO_CHOICE:
                yield self._mine("log-you-choose-nothing")
            else:
                yield self._mine("log-you-choose-card", card=name(choice))

    def takeovers(self) -> Iterator[Told]:
        """Takeovers that this seat declared, won or lost, and the world that was taken from it."""
        for was, attack in zip(self.moment.before.attacks, self.moment.after.attacks, strict=False):
            if attack.outcome == was.outcome:
                continue
            world = name(attack.world)
            if attack.attacker == self.seat and attack.outcome == Outcome.DECLARED:
                means = name(attack.means)
                yield self._all("log-declares-takeover", card=world, means_card=means, attack=attack.strength)
            elif attack.attacker == self.seat and attack.outcome in (Outcome.WON, Outcome.FAILED):
                message, numbers = self._outcome(attack)
                yield self._all(message, card=world, **numbers)
            elif attack.victim == self.seat and attack.outcome == Outcome.WON:
                yield self._all("log-loses-world", card=world)

    def _outcome(self, attack: Strike) -> tuple[str, dict[str, Value]]:
        """How a takeover ended, as a message and its numbers."""
        o = over(Race, self.moment.before.observation)
        defense = defence_strength(o, attack.victim, attack.world)
        if attack.outcome == Outcome.WON:
            return "log-takes-over", {"attack": attack.strength, "defense": defense}
        if attack.world not in self.moment.before.seats[attack.victim].tableau:
            return "log-takeover-too-late", {}
        if attack.strength >= defense:
            return "log-takeover-void", {}
        return "log-takeover-fails", {"attack": attack.strength, "defense": defense}

    def cards_placed(self) -> Iterator[Told]:
        """Cards that joined or left the tableau, and what a world cost."""
        if self._cause.moves_world():
            return
        new = missing_from(self._is.tableau, self._was.tableau)
        gone = missing_from(self._was.tableau, self._is.tableau)
        yield from (self._all("log-helper", card=name(card)) for card in gone)
        if self._cause.op == Op.REVEAL_DEVELOPMENTS:
            yield self._developed(new)
        elif self._cause.op == Op.REVEAL_START_WORLDS:
            yield self._all("log-start-world", card=name(new[0]))
        elif self._cause.op == Op.REVEAL_WORLDS:
            yield from self._settled(new)
        elif self._cause.places_world() and self._cause.seat == self.seat and self._is.choice != NO_CHOICE:
            yield from self._world_placed(gone)

    def _developed(self, new: Sequence[int]) -> Told:
        if not new:
            return self._all("log-develops-nothing")
        price = development_cost(over(Race, self.moment.after.observation), self.seat, new[0])
        return self._all("log-develops", card=name(new[0]), price=price)

    def _settled(self, new: Sequence[int]) -> Iterator[Told]:
        """The world that was revealed; a second one is told of only if there is one."""
        if new:
            yield self._all("log-settles", card=name(new[0]))
        elif self._cause.number == FIRST_WORLD:
            yield self._all("log-settles-nothing")

    def _world_placed(self, helpers: Sequence[int]) -> Iterator[Told]:
        """How a revealed world was placed, unless that is still open."""
        world = self._is.choice
        if self._is.question == Question.PAY:
            yield self._all("log-price", card=name(world), price=self._is.amount)
        elif not self._is.question and not self._goes_on and not any(settles_free(helper, world) for helper in helpers):
            yield self._conquered(world)

    @property
    def _goes_on(self) -> bool:
        """Whether the seat still has something to do by itself: to go on with placing its world."""
        return bool(self.moment.later[0]["seat"][self.seat]["depth"])

    @property
    def _pays(self) -> bool:
        """Whether the seat chose to pay for its world, which may cost nothing, though it could conquer it too."""
        return self._cause.question == Question.SETTLE_HOW and self._cause.number == PAY

    def _conquered(self, world: int) -> Told:
        o = over(Race, self.moment.after.observation)
        if self._pays or not can_conquer(o, self.seat, world, 0):
            return self._all("log-price", card=name(world), price=0)
        military, defense = strength(o, self.seat, world), defence(o, self.seat, world)
        return self._all("log-conquers", card=name(world), military=military, defense=defense)

    def goods(self) -> Iterator[Told]:
        """Goods that were sold, consumed or produced; those of a world just placed came with it."""
        lost = [card for card in self._was.goods if card not in self._is.goods and card in self._is.tableau]
        made = [card for card in self._is.goods if card not in self._was.goods and card in self._was.tableau]
        if lost:
            yield self._all("log-sells" if self._cause.is_sale() else "log-consumes", cards=names(lost))
        if made:
            yield self._all("log-produces", cards=names(made))

    def gains(self) -> Iterator[Told]:
        """Cards given away, victory points taken, cards looked at and drawn."""
        if self._cause.op == Op.PASS_CARDS:
            yield from self._passed()
            return
        if self._answered and self._cause.is_gamble():
            yield from self._gambled()
            return
        if self._answered:
            yield from self._given()
        if self._is.vp > self._was.vp:
            yield self._all("log-earns", vp=self._is.vp - self._was.vp)
        if len(self._is.drawn) > len(self._was.drawn):
            yield self._looked()
        if self._cause.question == Question.KEEP:
            return
        if self._answered:
            yield from self._guessed()
        drawn = self._drawn_count()
        if drawn > 0:
            own = Said("log-you-draw", {"cards": names(missing_from(self._own[1].hand, self._own[0].hand))})
            yield self._both(Said("log-draws", {"count": drawn}), own)

    def _passed(self) -> Iterator[Told]:
        """The cards that a seat gets passed in the draft."""
        if self._is.question == Question.DRAFT:
            yield self._mine("log-you-look", cards=names(self._own[1].hand), keep=1)

    def _gambled(self) -> Iterator[Told]:
        """A card put up, the cards turned over, and what was lost or won."""
        gained = missing_from(self._own[1].hand, self._own[0].hand)
        if self._cause.question == Question.ANTE:
            lost = missing_from(self._own[0].hand, self._own[1].hand)
            seen = sorted(self.moment.after.discarded - self.moment.before.discarded - {*lost})
            put_up = DESIGNS[self._cause.number - CARD_ACTIONS].id
            yield self._all("log-antes", card=put_up)
            yield self._all("log-turns-over", cards=names([*seen, *self._is.drawn, *gained]))
            yield from (self._all("log-ante-lost", card=name(card)) for card in lost)
        yield from (self._all("log-ante-won", card=name(card)) for card in gained)

    def _guessed(self) -> Iterator[Told]:
        """A card that was turned over: discarded if the guess was wrong, else kept in sight of all."""
        missed = self.moment.after.discarded - self.moment.before.discarded - set(self._was.tableau)
        yield from (self._all("log-guess-missed", card=name(card)) for card in sorted(missed))
        hit = missing_from(self._is.shown, self._was.shown)
        yield from (self._all("log-guess-right", card=name(card)) for card in hit)

    def _drawn_count(self) -> int:
        """Cards that came into the hand: its growth, and what left it in the same moment."""
        gone = len(self._given_away()) if self._answered else 0
        from_hand = not self._cause.moves_world() and self._cause.op != Op.REVEAL_START_WORLDS
        placed = len(missing_from(self._is.tableau, self._was.tableau)) if from_hand else 0
        return len(self._is.hand) - len(self._was.hand) + gone + placed

    def _given_away(self) -> list[int]:
        """The card that an answer discarded from the hand, if it did."""
        return missing_from(self._own[0].hand, self._own[1].hand) if self._cause.question in GIVEN else []

    def _looked(self) -> Told:
        count = len(self._is.drawn)
        own = Said("log-you-look", {"cards": names(self._own[1].drawn), "keep": self._is.amount})
        return self._both(Said("log-looks", {"count": count, "keep": self._is.amount}), own)

    def _given(self) -> Iterator[Told]:
        """The card that an answer took out of the hand, or out of the cards looked at into it."""
        question = self._cause.question
        if question == Question.KEEP:
            yield self._mine("log-you-keep", cards=names(missing_from(self._own[1].hand, self._own[0].hand)))
        elif question in GIVEN and (given := self._given_away()):
            openly = Said("log-discards", {"count": len(given)}) if question in GIVEN_OPENLY else None
            yield self.moment.told(self.seat, openly, Said(GIVEN[question], {"cards": names(given)}))


def goal_message(goal: int) -> str:
    """The message that names a goal."""
    return f"goal-{GOALS[goal].id.replace('_', '-')}"


def action_message(card: int) -> str:
    """The message that names an action card."""
    return f"action-card-{ActionCard(card).name.lower().replace('_', '-')}"


def role_messages(choice: int) -> list[str]:
    """The messages that name the action cards of a chosen role."""
    role = ROLE[choice - ROLE_ACTIONS]
    return [action_message(card) for card in (role.first, role.second) if card != NO_SECOND]
