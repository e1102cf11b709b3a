"""What it takes to place a card of the hand, number by number, and why it cannot be placed now.

Everything is computed from an observation, with the very kernels that decide what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from galaktyka.engine.saying import Said
from galaktyka.games.race.develop import BONUS_DISCOUNT, can_develop, development_cost
from galaktyka.games.race.military import fights, reserve, reserve_in_defence, strength
from galaktyka.games.race.powers import is_of_sort, worlds_of_sort
from galaktyka.games.race.sight import name
from galaktyka.games.race.state import NO_CHOICE, NO_SLOT, Outcome, Question, Race, chose, tableau_slot
from galaktyka.games.race.tables import CARD, POWER, ActionCard, Kind, Power, PowerFacts
from galaktyka.games.race.track import (
    attack_at_stake,
    attack_strength,
    can_attack_with,
    can_take_over,
    defence_strength,
    row_of,
    takeover_row,
    track_against,
)
from galaktyka.games.race.worlds import (
    NOT_FOR_SALE,
    can_settle,
    defence,
    free_settler,
    pay_for_military_discount,
    world_price,
)


class Part(Struct, frozen=True):
    """One number of a sum, and the card that it comes from."""

    card: str | None  # None: the bonus of the action card, or Military of this phase alone
    amount: int


class Price(Struct, frozen=True):
    """From the printed cost to the cards that are to be paid."""

    printed: int
    parts: list[Part]  # reductions
    price: int
    hand: int  # cards of the hand that could pay
    free_with: str | None  # a card of the tableau that may be discarded instead of paying
    less_with: Part | None = None  # a card of the tableau that may be discarded to pay so much less


class Force(Struct, frozen=True):
    """One number of an attack or a defence."""

    what: str  # "military", "specialised", "power" of a card, "world": its own defence, "phase": of this phase alone
    amount: int
    card: str | None = None  # whose power, or which world


class Takeover(Struct, frozen=True):
    """Who fights for a world, and what attack and defence are made of (race.md 9.3)."""

    attacker: int
    victim: int
    attack: list[Force]
    defense: list[Force]
    reserve: int  # what the defender could still add; the attacker's is in the conquest


class Conquest(Struct, frozen=True):
    """Military against the defence of a world."""

    defense: int
    parts: list[Part]
    military: int
    reserve: int  # what cards of the tableau or the hand could still add if they are discarded
    disguise: str | None = None  # a card of the tableau that must be discarded to conquer a non-military world
    takeover: Takeover | None = None  # the world lies in somebody's tableau


class Offer(Struct, frozen=True):
    """A card, what placing it takes, and why it cannot be placed."""

    card: str
    playable: bool
    reason: Said | None
    pay: Price | None  # None: it cannot be paid for at all
    conquer: Conquest | None  # None: it cannot be conquered at all


def offers(o: Race, seat: int) -> list[Offer]:
    """For each design of the hand that could be placed now, or for the card that is being placed."""
    me = o.seat[seat]
    if me.question == Question.CHOOSE_DEVELOPMENT:
        return [_development(o, seat, card, can_develop(o, seat, card)) for card in _designs(o, seat)]
    if me.question == Question.CHOOSE_WORLD:
        return [_world(o, seat, card, can_settle(o, seat, card)) for card in _designs(o, seat)]
    placing = (Question.SETTLE_HOW, Question.DEVELOP_HOW, Question.HIRE, Question.PAY)
    if me.question in placing and me.choice != NO_CHOICE:
        return [being_placed(o, seat, me.choice)]
    if me.question == Question.TAKEOVER:
        return [_prey(o, seat, card, victim) for card, victim in _targets(o, seat)]
    if me.question == Question.TAKEOVER_POWER:
        attack = o.attack[attack_at_stake(o)]
        return [_prey(o, seat, attack.world, attack.victim)]
    if me.question in (Question.REINFORCE, Question.HIRE, Question.DEFEND):
        return [_at_stake(o)]
    return []


def _targets(o: Race, seat: int) -> Iterator[tuple[int, int]]:
    """The worlds that a seat may take over, with their owners."""
    for victim in range(o.players):
        him = o.seat[victim]
        for slot in range(him.active):
            if victim != seat and can_take_over(o, seat, CARD[him.tableau[slot]].design):
                yield him.tableau[slot], victim


def _prey(o: Race, seat: int, world: int, victim: int) -> Offer:
    """A world that may be taken over: the best attack against all that defends it (race.md 9.3)."""
    me = o.seat[seat]
    slots = [slot for slot in range(me.active) if can_attack_with(o, seat, slot, world, victim)]
    best = max(slots, key=lambda slot: attack_strength(o, seat, world, takeover_row(me, slot)))
    power = attack_strength(o, seat, world, takeover_row(me, best))
    return _clash(o, seat, victim, world, me.tableau[best], power)


def _at_stake(o: Race) -> Offer:
    """The world of the takeover that is being declared or resolved, as the numbers are so far."""
    attack = o.attack[attack_at_stake(o)]
    stands = attack.outcome == Outcome.FOUGHT
    return _clash(o, attack.attacker, attack.victim, attack.world, attack.means, attack.strength, stands=stands)


def _clash(o: Race, attacker: int, victim: int, world: int, means: int, attack: int, *, stands: bool = False) -> Offer:
    """Attack and defence, number by number; an attack that stands cannot grow any more."""
    bonus = POWER[row_of(means)].amount * o.seat[attacker].track.rebel_worlds
    powers = [Force("power", bonus, name(means))] if bonus else []
    guards = [*_bastions(o, victim), Force("world", CARD[world].value, name(world))]
    defense = defence_strength(o, victim, world)
    taken = Takeover(
        attacker,
        victim,
        _forces(o, attacker, world, powers, attack),
        _forces(o, victim, world, guards, defense),
        reserve_in_defence(o, victim),
    )
    extra = 0 if stands else reserve(o, attacker, o.seat[attacker].hand_size)
    fight = Conquest(defense, [*_powers_against(o, attacker, world)], attack, extra, None, taken)
    return Offer(name(world), True, None, None, fight)


def _forces(o: Race, seat: int, world: int, powers: Sequence[Force], total: int) -> list[Force]:
    """The Military of the track, what powers add, and the rest of the sum, which is of this phase alone."""
    track = o.seat[seat].track
    general, against = int(track.military[0]), track_against(track, world)
    forces = [Force("military", general), Force("specialised", against - general), *powers]
    rest = total - sum(force.amount for force in forces)
    return [force for force in (*forces, Force("phase", rest)) if force.amount or force.what == "military"]


def _bastions(o: Race, seat: int) -> Iterator[Force]:
    """What cards add to the defence of every world of a tableau (race.md 9.3)."""
    track = o.seat[seat].track
    for source, power in _powers(o, seat, Power.TAKEOVER_DEFENSE):
        others = track.military_worlds - track.rebel_worlds
        yield Force("power", power.amount * track.rebel_worlds + power.other * others, source)


def being_placed(o: Race, seat: int, card: int) -> Offer:
    """The offer of a card that lies in the tableau already and is still to be paid for or conquered."""
    hand = o.seat[seat].hand_size
    if CARD[card].development == 1:
        return Offer(name(card), True, None, development_price(o, seat, card, hand), None)
    return Offer(name(card), True, None, price_of_world(o, seat, card, hand), conquest(o, seat, card))


def _spare_cards(o: Race, seat: int) -> int:
    """Cards of the hand besides a world that is chosen from it."""
    me = o.seat[seat]
    return me.hand_size - 1 if me.question == Question.CHOOSE_WORLD else me.hand_size


def _designs(o: Race, seat: int) -> Iterable[int]:
    """One card of each design in the hand."""
    me = o.seat[seat]
    return {CARD[me.hand[i]].design: me.hand[i] for i in range(me.hand_size)}.values()


def _development(o: Race, seat: int, card: int, playable: bool) -> Offer:
    hand = o.seat[seat].hand_size - 1
    price = development_price(o, seat, card, hand) if CARD[card].development == 1 else None
    return Offer(name(card), playable, None if playable else _no_development(o, seat, card, price), price, None)


def _no_development(o: Race, seat: int, card: int, price: Price | None) -> Said:
    """Why a card cannot be placed in Develop (race.md 7.2, 7.3)."""
    if price is None:
        return Said("reason-not-a-development")
    if tableau_slot(o.seat[seat], CARD[card].design) != NO_SLOT:
        return Said("reason-already-there")
    return Said("reason-cost", {"price": price.price, "hand": price.hand})


def _world(o: Race, seat: int, card: int, playable: bool) -> Offer:
    if CARD[card].development == 1:
        return Offer(name(card), playable, Said("reason-not-a-world"), None, None)
    price = price_of_world(o, seat, card, o.seat[seat].hand_size - 1)
    fight = conquest(o, seat, card)
    return Offer(name(card), playable, None if playable else _no_world(price, fight), price, fight)


def _no_world(price: Price | None, fight: Conquest | None) -> Said:
    """Why a world cannot be placed: too few cards, too little Military, or both (race.md 8.2)."""
    cost: dict[str, int] = {} if price is None else {"price": price.price, "hand": price.hand}
    if fight is None:
        return Said("reason-cost", {**cost})
    military = fight.military + fight.reserve
    need = {"defense": fight.defense, "military": military, "missing": fight.defense - military}
    return Said("reason-military" if price is None else "reason-military-or-cost", {**need, **cost})


def development_price(o: Race, seat: int, card: int, hand: int) -> Price:
    """What a development costs, and why (race.md 7.3)."""
    bonus = [Part(None, BONUS_DISCOUNT)] if chose(o, seat, ActionCard.DEVELOP) else []
    parts = [Part(source, power.amount) for source, power in _powers(o, seat, Power.REDUCE_DEVELOPMENT_COST)]
    discarded = _powers(o, seat, Power.DISCARD_SELF_TO_REDUCE_DEVELOPMENT_COST)
    helpers = [Part(source, power.amount) for source, power in discarded]
    less_with = max(helpers, key=lambda part: part.amount, default=None)
    return Price(CARD[card].value, bonus + parts, development_cost(o, seat, card), hand, None, less_with)


def price_of_world(o: Race, seat: int, card: int, hand: int) -> Price | None:
    """What a world costs, and why; None if it cannot be paid for (race.md 8.2 A, C)."""
    price = world_price(o, seat, card)
    if price == NOT_FOR_SALE or o.seat[seat].conquering == 1:
        return None
    helper = free_settler(o, seat, card)
    free_with = None if helper == NO_SLOT else name(o.seat[seat].tableau[helper])
    parts = [*_diplomacy(o, seat, card), *_reductions(o, seat, card)]
    return Price(CARD[card].value, parts, price, hand, free_with)


def _diplomacy(o: Race, seat: int, card: int) -> Iterator[Part]:
    """The best power that lets the seat pay for a military world, and what makes it cheaper (race.md 8.2 C)."""
    if CARD[card].military == 0:
        return
    best = pay_for_military_discount(o, seat, card)
    for source, power in _powers(o, seat, Power.PAY_FOR_MILITARY):
        if power.amount == best and power.except_kind != CARD[card].kind and is_of_sort(card, power.against):
            yield Part(source, best)
            break
    for source, power in _powers(o, seat, Power.PAY_FOR_MILITARY_DISCOUNT):
        yield Part(source, power.amount)


def _reductions(o: Race, seat: int, card: int) -> Iterator[Part]:
    for source, power in _powers(o, seat, Power.REDUCE_WORLD_COST):
        if power.kind in (Kind.NONE, CARD[card].kind):
            yield Part(source, power.amount)


def conquest(o: Race, seat: int, card: int) -> Conquest | None:
    """Military against a world, and where it comes from; None if it cannot be conquered (race.md 8.2 B, D)."""
    cloak, lowered = _cloak(o, seat) if CARD[card].military == 0 else (None, 0)
    if CARD[card].military == 0 and cloak is None and o.seat[seat].conquering == 0:
        return None
    extra = reserve(o, seat, _spare_cards(o, seat))
    wanted = defence(o, seat, card) + lowered
    return Conquest(wanted, _military(o, seat, card), strength(o, seat, card), extra, cloak)


def _military(o: Race, seat: int, card: int) -> list[Part]:
    """Where Military against a world comes from."""
    temporary = o.seat[seat].temporary
    return [*([Part(None, temporary)] if temporary else []), *_powers_against(o, seat, card)]


def _powers_against(o: Race, seat: int, card: int) -> Iterator[Part]:
    """The Military of each card of a tableau that counts against a world."""
    for source, power in _powers(o, seat, Power.MILITARY):
        if fights(power.against, card):
            times = worlds_of_sort(o, seat, power.per) if power.per else 1
            yield Part(source, power.amount * times)


def _cloak(o: Race, seat: int) -> tuple[str | None, int]:
    """A card of the tableau that lets its owner conquer non-military worlds, and what it adds to their cost."""
    if o.seat[seat].conquering == 1:
        return None, 0
    powers = _powers(o, seat, Power.DISCARD_SELF_TO_CONQUER_NONMILITARY)
    return next(((source, power.offset) for source, power in powers), (None, 0))


def _powers(o: Race, seat: int, code: int) -> Iterator[tuple[str, PowerFacts]]:
    """The powers of an opcode that count in this phase, with the cards that have them."""
    me = o.seat[seat]
    for slot in range(me.active):
        card = me.tableau[slot]
        for row in range(CARD[card].powers_from, CARD[card].powers_to):
            if POWER[row].code == code:
                yield name(card), POWER[row]
