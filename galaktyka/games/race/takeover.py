"""Takeovers: military worlds conquered in other tableaus (race.md 9)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import CARD_ACTIONS, PASS
from galaktyka.games.race.deck import discard_seen
from galaktyka.games.race.military import finish_hiring, hand_cards_left, hand_cards_left_in_defence
from galaktyka.games.race.settle import draw_after_world
from galaktyka.games.race.state import (
    NO_SLOT,
    Op,
    Outcome,
    Question,
    Race,
    in_order,
    place_in_tableau,
    tableau_slot,
    take_from_tableau,
)
from galaktyka.games.race.tables import CARD, NO_CARD, POWER
from galaktyka.games.race.track import (
    attack_strength,
    can_attack_with,
    clear_track,
    defence_strength,
    holder_of,
    row_of,
    takeover_row,
)
from galaktyka.games.race.worlds import lends_military

NO_ATTACK: Final = -1


@kernel
def declare(s: Race, seat: int) -> None:
    """Who has a settle action left, a power and a target is asked whether he declares a takeover (9.2)."""
    then(s, Op.TAKEOVER_DECLARED, seat, s.attacks)
    ask(s, seat, Question.TAKEOVER, 1)


@kernel
def name_target(s: Race, seat: int, action: int) -> None:
    """Name the world; the power follows, and the temporary Military (9.2)."""
    close(s, seat)
    if action == PASS:
        return
    design = action - CARD_ACTIONS
    victim = holder_of(s, seat, design)
    attack = s.attack[s.attacks]
    attack.attacker, attack.victim = seat, victim
    attack.world = s.seat[victim].tableau[tableau_slot(s.seat[victim], design)]
    attack.means = NO_CARD
    s.attacks += 1
    choose_power(s, seat)


@kernel
def choose_power(s: Race, seat: int) -> None:
    """Ask for the power; the only one that fits is taken without asking."""
    ways = 0
    only = NO_SLOT
    for slot in range(s.seat[seat].active):
        if can_use_power(s, seat, slot):
            ways += 1
            only = slot
    if ways == 1:
        attack_with(s, seat, only)
    else:
        ask(s, seat, Question.TAKEOVER_POWER, 1)


@kernel
def can_use_power(s: Race, seat: int, slot: int) -> bool:
    """Whether a card of the tableau can be used on the world just named."""
    attack = s.attack[s.attacks - 1]
    return can_attack_with(s, seat, slot, attack.world, attack.victim)


@kernel
def attack_with(s: Race, seat: int, slot: int) -> None:
    """Use a takeover power on the world just named: it is used up, and discarded if it demands that (9.1)."""
    close(s, seat)
    me = s.seat[seat]
    row = takeover_row(me, slot)
    attack = s.attack[s.attacks - 1]
    attack.means = me.tableau[slot]
    me.used[slot] |= POWER[row].bit
    if POWER[row].flag == 1:
        discard_seen(s, seat, take_from_tableau(me, slot))
    then_seat(s, seat, Op.MUSTER, Question.REINFORCE)


@kernel
def declared(s: Race, index: int) -> None:
    """All that the attacker commits is known: his strength stands, he can add nothing later (9.2)."""
    if index < s.attacks:
        measure(s, index)
        finish_hiring(s, s.attack[index].attacker)
        s.attack[index].outcome = Outcome.DECLARED


@kernel
def measure(s: Race, index: int) -> None:
    """Note what the attacker brings to bear."""
    attack = s.attack[index]
    attack.strength = attack_strength(s, attack.attacker, attack.world, row_of(attack.means))


@kernel
def muster(s: Race, seat: int, question: int) -> None:
    """Ask for temporary Military as long as there is some to call up (9.2, 9.3)."""
    me = s.seat[seat]
    if question == Question.REINFORCE:
        measure(s, s.attacks - 1)
    for slot in range(me.active):
        if can_lend(s, seat, slot, question):
            ask(s, seat, question, 1)
            return


@kernel
def raise_military(s: Race, seat: int, action: int) -> None:
    """Call up temporary Military of one card, after which the question comes again, or call up no more."""
    me = s.seat[seat]
    question = me.question
    close(s, seat)
    if action != PASS:
        then_seat(s, seat, Op.MUSTER, question)
        lend(s, seat, tableau_slot(me, action - CARD_ACTIONS))


@kernel
def can_lend(s: Race, seat: int, slot: int, question: int) -> bool:
    """Whether a card of the tableau can give temporary Military now; a rest only in defence (8.2, 9.3)."""
    me = s.seat[seat]
    if slot >= me.active:
        return False
    if lends_military(me.tableau[slot]) > 0:
        return True
    if me.hand_size == 0:
        return False
    if question == Question.DEFEND:
        return hand_cards_left_in_defence(s, seat, slot) > 0
    return hand_cards_left(s, seat, slot) > 0


@kernel
def lend(s: Race, seat: int, slot: int) -> None:
    """Discard a card of the tableau, or one of the hand, for Military that lasts to the end of the phase (8.2)."""
    me = s.seat[seat]
    if lends_military(me.tableau[slot]) == 0:
        me.slot = slot
        ask(s, seat, Question.HIRE, 1)
        return
    helper = take_from_tableau(me, slot)
    discard_seen(s, seat, helper)
    me.temporary += lends_military(helper)


@kernel
def resolve_takeovers(s: Race) -> None:
    """Declared takeovers are resolved one after the other; then the phase is over (9.3)."""
    index = next_attack(s)
    if index == NO_ATTACK:
        clear_takeovers(s)
        return
    attack = s.attack[index]
    then(s, Op.RESOLVE_TAKEOVERS, 0, 0)
    then(s, Op.RESOLVE_TAKEOVER, attack.attacker, index)
    attack.outcome = Outcome.FOUGHT
    if not is_void(s, index):
        then_seat(s, attack.victim, Op.MUSTER, Question.DEFEND)


@kernel
def next_attack(s: Race) -> int:
    """The attempt to resolve now: in player order, those of one seat in the order declared (9.3)."""
    for place in range(s.players):
        for index in range(s.attacks):
            if s.attack[index].attacker == in_order(s, place) and s.attack[index].outcome == Outcome.DECLARED:
                return index
    return NO_ATTACK


@kernel
def is_void(s: Race, index: int) -> bool:
    """The world has gone elsewhere, or the attacker has failed already in this phase (9.3)."""
    attack = s.attack[index]
    if tableau_slot(s.seat[attack.victim], CARD[attack.world].design) == NO_SLOT:
        return True
    for other in range(s.attacks):
        if s.attack[other].attacker == attack.attacker and s.attack[other].outcome == Outcome.FAILED:
            return True
    return False


@kernel
def resolve_takeover(s: Race, index: int) -> None:
    """Compare attack and defence; a tie is the attacker's (9.3)."""
    attack = s.attack[index]
    if is_void(s, index) or attack.strength < defence_strength(s, attack.victim, attack.world):
        attack.outcome = Outcome.FAILED
        return
    attack.outcome = Outcome.WON
    move_world(s, attack.victim, attack.attacker, CARD[attack.world].design)
    draw_after_world(s, attack.attacker)


@kernel
def move_world(s: Race, giver: int, taker: int, design: int) -> None:
    """A world changes hands with the good that may lie on it; its powers count from the next phase (9.3)."""
    him, me = s.seat[giver], s.seat[taker]
    slot = tableau_slot(him, design)
    good = him.good[slot]
    him.good[slot] = NO_CARD
    me.good[place_in_tableau(me, take_from_tableau(him, slot))] = good


@kernel
def clear_takeovers(s: Race) -> None:
    """Nothing of the attempts is kept: the tracks follow the tableaus again."""
    for index in range(s.attacks):
        attack = s.attack[index]
        attack.attacker, attack.victim, attack.world, attack.means = 0, 0, 0, 0
        attack.strength, attack.outcome = 0, 0
    s.attacks = 0
    for seat in range(s.players):
        clear_track(s.seat[seat].track)
