"""How the pieces of Transgalactica do in games between bots: what tools/balance.py measures."""

from galaktyka.arena.transgalactica.balance import Balance, balance

__all__ = ["Balance", "balance"]
