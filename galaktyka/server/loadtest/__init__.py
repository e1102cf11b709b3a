"""How much a server carries: many live tables on one machine, measured from outside."""

from galaktyka.server.loadtest.report import Report, Stage
from galaktyka.server.loadtest.run import run_loadtest

__all__ = ["Report", "Stage", "run_loadtest"]
