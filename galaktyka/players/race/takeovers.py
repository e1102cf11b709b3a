"""Takeovers: what a world of an opponent is worth, whether an attack will do, and when to call up Military."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import CARD_ACTIONS, PASS
from galaktyka.games.race.military import reserve, reserve_in_defence
from galaktyka.games.race.state import Question, Race, place_in_tableau, tableau_slot, take_from_tableau
from galaktyka.games.race.tables import CARD, NO_CARD, POWER
from galaktyka.games.race.track import (
    attack_at_stake,
    attack_strength,
    best_attack,
    can_attack_with,
    can_take_over,
    defence_strength,
    has_target,
    holder_of,
    takeover_row,
)
from galaktyka.players.race import weights as w
from galaktyka.players.race.cards import SOME_GOOD, helper_price
from galaktyka.players.race.outlook import outlook

NEEDLESS: Final = -1  # worse than passing
NEEDED: Final = 100_000  # better than passing, whatever it costs


@kernel
def takeover_answer_value(o: Race, seat: int, action: int, rounds: int, before: int) -> int:
    """What an answer about a takeover is worth; passing is worth nothing."""
    if action == PASS:
        return 0
    question = o.seat[seat].question
    if question == Question.TAKEOVER:
        return takeover_value(o, seat, action - CARD_ACTIONS, rounds, before)
    slot = tableau_slot(o.seat[seat], action - CARD_ACTIONS)
    if question == Question.TAKEOVER_POWER:
        attack = o.attack[attack_at_stake(o)]
        return means_value(o, seat, slot, attack.victim, attack.world)
    if not is_military_needed(o, seat, question):
        return NEEDLESS
    return NEEDED - helper_price(o, seat, slot, rounds, before)


@kernel
def best_takeover(o: Race, seat: int, rounds: int, before: int) -> int:
    """The most that a takeover brings a seat now, 0 if it had better not try."""
    best = 0
    if has_target(o, seat):
        for other in range(o.players):
            if other != seat:
                for slot in range(o.seat[other].active):
                    design = CARD[o.seat[other].tableau[slot]].design
                    if can_take_over(o, seat, design):
                        best = max(best, takeover_value(o, seat, design, rounds, before))
    return best


@kernel
def takeover_value(o: Race, seat: int, design: int, rounds: int, before: int) -> int:
    """What declaring a takeover of a world is worth, weighed with its chance."""
    victim = holder_of(o, seat, design)
    slot = tableau_slot(o.seat[victim], design)
    world = o.seat[victim].tableau[slot]
    chance = takeover_chance(o, seat, victim, world)
    if chance == 0:
        return NEEDLESS
    return chance * prize(o, seat, victim, slot, rounds, before) // 100 - expense(o, seat, victim, world)


@kernel
def prize(o: Race, seat: int, victim: int, slot: int, rounds: int, before: int) -> int:
    """What the world in a slot of an opponent adds to the outlook `before`, and what he loses by it."""
    me, him = o.seat[seat], o.seat[victim]
    world = him.tableau[slot]
    place = place_in_tableau(me, world)
    if him.good[slot] != NO_CARD:
        me.good[place] = SOME_GOOD
    after = outlook(o, seat, rounds)
    me.good[place] = NO_CARD
    take_from_tableau(me, place)
    return after - before + w.OPPONENT * CARD[world].vp * w.VP // 100


@kernel
def takeover_chance(o: Race, seat: int, victim: int, world: int) -> int:
    """The chance in percent that a takeover succeeds: the defender may call up Military, the attacker too."""
    attack = best_attack(o, seat, world, victim) + reserve(o, seat, o.seat[seat].hand_size)
    return chance_against(o, victim, world, attack)


@kernel
def chance_against(o: Race, victim: int, world: int, attack: int) -> int:
    """The chance in percent that an attack of some strength succeeds."""
    defence = defence_strength(o, victim, world)
    if attack < defence:
        return 0
    return w.SURE if attack >= defence + reserve_in_defence(o, victim) else w.RISKY


@kernel
def expense(o: Race, seat: int, victim: int, world: int) -> int:
    """What a takeover costs: Military that must be called up, a power that is discarded."""
    cost = 0
    if best_attack(o, seat, world, victim) < defence_strength(o, victim, world):
        cost += w.VP + w.TACTICS
    for slot in range(o.seat[seat].active):
        if can_attack_with(o, seat, slot, world, victim):
            if POWER[takeover_row(o.seat[seat], slot)].flag == 0:
                return cost
    return cost + w.VP + w.CLOAKING


@kernel
def means_value(o: Race, seat: int, slot: int, victim: int, world: int) -> int:
    """What using one of several takeover powers is worth: its chance; a power that stays is better."""
    row = takeover_row(o.seat[seat], slot)
    attack = attack_strength(o, seat, world, row) + reserve(o, seat, o.seat[seat].hand_size)
    return 2 * chance_against(o, victim, world, attack) - POWER[row].flag


@kernel
def is_military_needed(o: Race, seat: int, question: int) -> bool:
    """Whether temporary Military can win or beat off the takeover at stake, or make sure of it."""
    attack = o.attack[attack_at_stake(o)]
    lead = attack.strength - defence_strength(o, attack.victim, attack.world)
    if question == Question.DEFEND:
        return 0 <= lead < reserve_in_defence(o, seat)
    own = reserve(o, seat, o.seat[seat].hand_size)
    worst = lead - reserve_in_defence(o, attack.victim)
    return -own <= lead < 0 or -own <= worst < 0
