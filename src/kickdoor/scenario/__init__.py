"""Scenarios: rules and cards as readable, runnable stories in TOML."""
