"""Games as open data: whole games decision by decision, in Parquet (extra `dataset`).

- `load(folder, ...)`: batches of rows as NumPy arrays
- `trajectories(folder, ...)`: what each seat of each game saw and did, for offline learning
- `record_of_row(row)`: a game as a record of the notation
- `export_minari(folder, name, ...)`: seats of games as a Minari dataset (extra `minari`)
"""

from happycity.arena.extras import check_installed
from happycity.exports import exports_of

check_installed(("pyarrow",), "dataset")

__getattr__ = exports_of(__name__, __file__)
