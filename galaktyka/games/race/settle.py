"""Phase III: Settle (race.md 8)."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.flow import NOTHING, ask, close, then, then_seat
from galaktyka.engine.kernel import kernel
from galaktyka.games.race.actions import CARD_ACTIONS, CONQUER, PAY
from galaktyka.games.race.deck import discard_from_hand, discard_seen, draw_cards, lay_good
from galaktyka.games.race.military import finish_hiring, hand_cards_left, hire
from galaktyka.games.race.powers import power_total
from galaktyka.games.race.state import (
    NO_CHOICE,
    NO_SLOT,
    Op,
    Question,
    Race,
    begin_phase,
    chose,
    hand_slot,
    in_order,
    play_from_hand,
    tableau_slot,
    take_from_tableau,
    then_in_order,
)
from galaktyka.games.race.tables import CARD, SETTLE_HELPERS, ActionCard, Phase, Power
from galaktyka.games.race.track import has_target, set_tracks, takeovers_declared
from galaktyka.games.race.worlds import (
    NO_POWER_HERE,
    can_conquer,
    can_settle_again,
    can_use_helper,
    disguise_of,
    lends_military,
    world_price,
)

BONUS_DRAW: Final = 1
FIRST_WORLD: Final = 0  # number of the frame that reveals worlds
SECOND_WORLD: Final = 1


@kernel
def settle(s: Race, repeat: int) -> None:
    """Everybody chooses a world in secret; when all have placed theirs, some may place a second one (8.1, 8.4)."""
    begin_phase(s, Phase.SETTLE, repeat)
    if s.takeovers == 1:
        set_tracks(s)
        then(s, Op.RESOLVE_TAKEOVERS, 0, 0)
    then(s, Op.SETTLE_AGAIN, 0, 0)
    then(s, Op.REVEAL_WORLDS, 0, FIRST_WORLD)
    for seat in range(s.players):
        me = s.seat[seat]
        me.temporary = 0
        me.placed = 0
        choose_world(s, seat)


@kernel
def choose_world(s: Race, seat: int) -> None:
    """Ask for a world of the hand; how it will be placed is open again."""
    me = s.seat[seat]
    me.choice = NO_CHOICE
    me.conquering = 0
    me.disguise = 0
    ask(s, seat, Question.CHOOSE_WORLD, 1)


@kernel
def settle_again(s: Race) -> None:
    """Who has used one settle action, and has the power for another, chooses again in secret (8.4, 9.2)."""
    asked = False
    for seat in range(s.players):
        if chooses_again(s, seat):
            asked = True
            choose_world(s, seat)
    if asked:
        then(s, Op.REVEAL_WORLDS, 0, SECOND_WORLD)


@kernel
def chooses_again(s: Race, seat: int) -> bool:
    """Whether a seat may settle a second time: after a world or a declared takeover, and with a power (8.4, 9.2)."""
    if s.seat[seat].placed + takeovers_declared(s, seat) != 1:
        return False
    return can_settle_again(s, seat)


@kernel
def reveal_worlds(s: Race, number: int) -> None:
    """All chosen worlds are laid out at once, windfall goods with them; then they are paid for or conquered (8.1)."""
    for place in range(s.players):
        lay_out_world(s, in_order(s, place))
    if late_decisions(s, number):
        for place in range(s.players - 1, -1, -1):
            then(s, Op.SETTLE_IN_TURN, in_order(s, place), number)
        return
    then_in_order(s, Op.SETTLED)
    for seat in range(s.players):
        then_seat(s, seat, Op.PLACE_WORLD, 0)


@kernel
def lay_out_world(s: Race, seat: int) -> None:
    """The chosen world leaves the hand; a windfall world gets its good (8.3)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    slot = play_from_hand(me, me.choice)
    if CARD[me.choice].windfall == 1:
        lay_good(s, seat, slot)


@kernel
def late_decisions(s: Race, number: int) -> bool:
    """Whether somebody may discard a card from the tableau, or declare a takeover: then player order matters (12)."""
    for seat in range(s.players):
        placing = s.seat[seat].choice != NO_CHOICE
        if may_discard_helper(s, seat) if placing else may_declare(s, seat, number):
            return True
    return False


@kernel
def may_declare(s: Race, seat: int, number: int) -> bool:
    """Whether a seat that places no world now has a settle action left, a takeover power and a target (9.2)."""
    if s.takeovers == 0 or (number == SECOND_WORLD and not chooses_again(s, seat)):
        return False
    return has_target(s, seat)


@kernel
def may_discard_helper(s: Race, seat: int) -> bool:
    """Whether a card of the tableau can be discarded to help with the revealed world."""
    me = s.seat[seat]
    for slot in range(me.active):
        card = CARD[me.tableau[slot]]
        if (card.traits & SETTLE_HELPERS) != 0 and hand_cards_left(s, seat, slot) == 0:
            if can_use_helper(s, seat, card.design):
                return True
    return False


@kernel
def settle_in_turn(s: Race, seat: int, number: int) -> None:
    """One seat's whole settlement, or its takeover, before the next one's (12)."""
    if s.seat[seat].choice == NO_CHOICE:
        if may_declare(s, seat, number):
            then(s, Op.DECLARE_TAKEOVER, seat, 0)
        return
    then(s, Op.SETTLED, seat, 0)
    then_seat(s, seat, Op.PLACE_WORLD, 0)


@kernel
def place_world(s: Race, seat: int) -> None:
    """Ask how the revealed world is placed; what is the only way is done without asking (8.2)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    ways = 0
    only = NO_SLOT
    for way in (CONQUER, PAY):
        if can_place_by(s, seat, way):
            ways += 1
            only = way
    for slot in range(me.active):
        use = CARD_ACTIONS + CARD[me.tableau[slot]].design
        if (CARD[me.tableau[slot]].traits & SETTLE_HELPERS) != 0 and can_place_by(s, seat, use):
            ways += 1
            only = use
    if ways == 1:
        place_by(s, seat, only)
    else:
        ask(s, seat, Question.SETTLE_HOW, 1)


@kernel
def can_place_by(s: Race, seat: int, action: int) -> bool:
    """Conquer, pay, or use a card of the tableau that helps with the revealed world (8.2)."""
    me = s.seat[seat]
    if action == CONQUER:
        return can_conquer(s, seat, me.choice, 0)
    if action == PAY:
        return me.conquering == 0 and world_price(s, seat, me.choice) <= me.hand_size
    return can_use_helper(s, seat, action - CARD_ACTIONS)


@kernel
def place_by(s: Race, seat: int, action: int) -> None:
    """Carry out the chosen way; after temporary Military the question comes again."""
    me = s.seat[seat]
    me.question = NOTHING
    me.amount = 0
    if action == PAY:
        price = world_price(s, seat, me.choice)
        if price > 0:
            ask(s, seat, Question.PAY, price)
    elif action != CONQUER:
        use_helper(s, seat, tableau_slot(me, action - CARD_ACTIONS))


@kernel
def use_helper(s: Race, seat: int, slot: int) -> None:
    """Use a card of the tableau: discard it at once, or hand cards for its Military (5, 8.2)."""
    me = s.seat[seat]
    if hand_cards_left(s, seat, slot) > 0:
        me.conquering = 1
        me.slot = slot
        then_seat(s, seat, Op.PLACE_WORLD, 0)
        ask(s, seat, Question.HIRE, 1)
        return
    helper = take_from_tableau(me, slot)
    discard_seen(s, seat, helper)
    military = lends_military(helper)
    added = disguise_of(helper)
    if military == 0 and added == NO_POWER_HERE:
        return  # settled for nothing
    if added != NO_POWER_HERE:
        me.disguise = added
    me.temporary += military
    me.conquering = 1
    then_seat(s, seat, Op.PLACE_WORLD, 0)


@kernel
def discard_to_hire(s: Race, seat: int, design: int) -> None:
    """A hand card is discarded for the Military of the card in use (8.2)."""
    me = s.seat[seat]
    discard_from_hand(s, seat, hand_slot(me, design))
    hire(s, seat, me.slot)
    me.slot = 0
    close(s, seat)


@kernel
def settled(s: Race, seat: int) -> None:
    """Paid or conquered: draw the bonus card, once a phase, and for powers that were there before (8.1)."""
    me = s.seat[seat]
    if me.choice == NO_CHOICE:
        return
    me.choice = NO_CHOICE
    me.placed += 1
    finish_hiring(s, seat)
    draw_after_world(s, seat)


@kernel
def draw_after_world(s: Race, seat: int) -> None:
    """The bonus card of Settle, once a phase, and a card for each power that draws after a world (8.1)."""
    me = s.seat[seat]
    bonus = 0
    if chose(s, seat, ActionCard.SETTLE) and me.bonus_used == 0:
        bonus = BONUS_DRAW
        me.bonus_used = 1
    draw_cards(s, seat, bonus + power_total(s, seat, Power.DRAW_AFTER_SETTLE))
