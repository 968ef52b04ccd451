"""The plain-object reference engine: slow, obvious, written from the rules text alone."""
