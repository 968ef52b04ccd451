from happycity.dataset.loading import Trajectory as Trajectory
from happycity.dataset.loading import load as load
from happycity.dataset.loading import record_of_row as record_of_row
from happycity.dataset.loading import trajectories as trajectories
from happycity.dataset.minari import export_minari as export_minari
