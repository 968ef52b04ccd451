"""Games whose server dies and whose connections break: `python -m trials.chaos`."""
