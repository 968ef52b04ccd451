"""A whole club evening, whose server is killed in the middle: do its standings follow from its games?"""
