"""Where the built module lies in the package."""

from pathlib import Path

MODULE = Path(__file__).with_name("kernel.wasm")
