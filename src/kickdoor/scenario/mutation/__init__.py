"""Whether the scenarios would notice: rules and cards are changed one at a time, and each change
must make a scenario fail.
"""
