"""Players whose policy is a network, trained by self-play and evaluated in NumPy."""

from galaktyka.players.neural.bot import NeuralBot, is_trained, trained
from galaktyka.players.neural.expert import EFFORT, Effort, Expert, unhurried
from galaktyka.players.neural.levels import FULL, LEVELS, Level
from galaktyka.players.neural.taught import taught

__all__ = [
    "EFFORT",
    "FULL",
    "LEVELS",
    "Effort",
    "Expert",
    "Level",
    "NeuralBot",
    "is_trained",
    "taught",
    "trained",
    "unhurried",
]
