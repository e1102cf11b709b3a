"""Settings for all tests."""

import os

from hypothesis import settings

# One thread for each process: the networks are small, and threads that share busy cores mostly wait for each other.
# NumPy reads it when it is imported, which is later.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# No deadline: a first example may have to wait for compilation, and uncompiled rules are slow.
settings.register_profile("galaktyka", deadline=None, print_blob=True)
settings.load_profile("galaktyka")
