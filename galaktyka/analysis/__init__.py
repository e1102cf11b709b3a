"""What a network thinks of games: advice at a decision, and the analysis of a finished game.

from galaktyka import analysis

for one in analysis.advice(match, seat=0):
    print(match.action_text(0, one.action), one.chance)
report = analysis.analyse(match)
report.chances[12]          # each seat's chance of winning before action 12
report.mistakes[0]          # what cost the most, and what would have been better

Both want a network that somebody has trained for the game.
"""

from galaktyka.analysis.adviser import Advice, Adviser, advice, in_percent
from galaktyka.analysis.finished import Analysis, Mistake, analyse

__all__ = ["Advice", "Adviser", "Analysis", "Mistake", "advice", "analyse", "in_percent"]
