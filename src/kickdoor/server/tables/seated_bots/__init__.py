"""Bots at live tables: where they think, what they offer people, and why they did what they did."""
