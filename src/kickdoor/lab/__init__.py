"""Many games at once: simulation and its statistics, the benchmark, and the properties all play
must keep.
"""

from kickdoor.lab.bench import bench
from kickdoor.lab.process_pool import simulate

__all__ = ["bench", "simulate"]
