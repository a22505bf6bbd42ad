"""Tables before their games, and who sits at them: set up, joined, left, swapped, laid out."""
