"""Bonus tokens: what they bring now, compared with keeping them."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.codes import ALIEN, SPACES, TRACKS, Code
from galaktyka.games.transgalactica.planets import is_wormhole
from galaktyka.games.transgalactica.state import Transgalactica
from galaktyka.games.transgalactica.tables import EFFECT, TOKEN
from galaktyka.players.transgalactica import weights as w
from galaktyka.players.transgalactica.clock import incomes_left
from galaktyka.players.transgalactica.effects import best_action, worth
from galaktyka.players.transgalactica.routes import aim_value, jump_price, travel_value
from galaktyka.players.transgalactica.tracks import token_glance
from galaktyka.players.transgalactica.turns import best_main, chances


@kernel
def levels_value(o: Transgalactica, seat: int, row: int) -> int:
    """Levels for this round: what they make possible now."""
    me = o.seat[seat]
    value = -chances(o, seat)
    for track in range(TRACKS):
        if (EFFECT[row].tracks >> track) & 1 == 1:
            me.temporary[track] += EFFECT[row].amount
    value += chances(o, seat)
    for track in range(TRACKS):
        if (EFFECT[row].tracks >> track) & 1 == 1:
            me.temporary[track] -= EFFECT[row].amount
    return value


@kernel
def reuse_value(o: Transgalactica, seat: int) -> int:
    """A main space that is taken already: what it brings more than the free ones."""
    if o.seat[seat].captains == 0 or o.seat[seat].reuse > 0:
        return 0
    return best_action(o, seat, 1) - best_main(o, seat)


@kernel
def tunnel_value(o: Transgalactica, seat: int) -> int:
    """Access to a wormhole in an exploration: what can be reached by it more than without."""
    me = o.seat[seat]
    if me.goods[ALIEN] == 0:
        return 0
    state = int(me.amount)
    best = 0
    for space in range(1, SPACES):
        if is_wormhole(o, space):
            best = max(best, aim_value(o, seat, space, state))
    return best - jump_price(o, seat) - travel_value(o, seat, me.ship[0], state)


@kernel
def use_value(o: Transgalactica, seat: int, token: int) -> int:
    """Using a token now, less what it is worth kept; goods are taken at once."""
    program = int(TOKEN[token].effects)
    code = EFFECT[program].code
    if code == Code.GAIN or code == Code.MOBILISE:
        return w.FREE_FIRST
    if code == Code.TEMP_LEVEL:
        value = levels_value(o, seat, program)
    elif code == Code.CAPTAIN_MAY_REUSE_MAIN:
        value = reuse_value(o, seat)
    elif code == Code.WORMHOLE_ACCESS:
        value = tunnel_value(o, seat)
    else:
        value = worth(o, seat, program)
    if incomes_left(o) > 0:
        value -= token_glance(o, seat, token) * w.KEEP // 100
    return w.FREE_FIRST + value if value > w.WORK else -1
