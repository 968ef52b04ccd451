"""Games for programs that learn, compiled: observations, steps, seeds."""
