"""The kernel on other machines than this one: the same functions, from the same source."""
