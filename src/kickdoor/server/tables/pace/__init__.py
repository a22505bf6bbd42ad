"""When a table moves by itself, and when it waits: clocks, windows, passes, beats, pauses."""
