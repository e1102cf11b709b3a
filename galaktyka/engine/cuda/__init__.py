"""The `cuda` backend: the same rules on a GPU, one game per thread (numba-cuda).

numba-cuda is not imported until somebody asks for a GPU, so machines without one never notice. Arrays stay on the
device; everything that `CudaBatch` shows has `__cuda_array_interface__`, so that PyTorch, CuPy and JAX use it without
a copy.
"""

from galaktyka.engine.cuda.batch import CudaBatch
from galaktyka.engine.cuda.device import NoGpuError, available
from galaktyka.engine.cuda.playout import CudaPlayout

__all__ = ["CudaBatch", "CudaPlayout", "NoGpuError", "available"]
