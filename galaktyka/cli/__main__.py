"""`python -m galaktyka.cli` is the command line, for programs that start it."""

import sys

from galaktyka.cli.app import main

sys.exit(main())
