"""Connections: who may open one, what it may ask for and how fast, and what is sent to it."""
