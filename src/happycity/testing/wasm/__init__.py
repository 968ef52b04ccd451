"""The kernel's WebAssembly module in Node, called from Python as the native one is."""
