"""The kernel with a check before every instruction that a machine may take as it likes."""
