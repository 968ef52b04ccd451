"""Where what was built lies in the package."""

from pathlib import Path

MODULE = Path(__file__).with_name("kernel.wasm")
PROGRAM = Path(__file__).with_name("kernel.ptx.gz")
"""For graphics cards."""
