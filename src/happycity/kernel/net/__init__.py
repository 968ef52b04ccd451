"""A learned judge in compiled code: what it looks at, what it says, and a tree search that listens to it."""
