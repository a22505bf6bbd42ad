"""Many games at once: simulation and its statistics, the benchmark, and the properties all play
must keep.
"""

from kickdoor.sim.bench import bench
from kickdoor.sim.runner import simulate

__all__ = ["bench", "simulate"]
