"""Bots behind one small interface.

A bot gets what its seat may know, the legal actions and a seed, and answers with the number of an action:

    from galaktyka import players

    opponent = players.bot("heuristic", gk.game("race"))
    match.step(1, players.decide(opponent, match, seat=1, seed=5))
"""

from galaktyka.players.bot import Bot, decide
from galaktyka.players.kernels import compilers
from galaktyka.players.registry import bot, bot_names

__all__ = ["Bot", "bot", "bot_names", "compilers", "decide"]
