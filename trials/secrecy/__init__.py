"""Whether anything that is sent tells what lies face down: `python -m trials.secrecy`."""
