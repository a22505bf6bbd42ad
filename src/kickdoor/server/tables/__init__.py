"""Live tables: set up, kept, played by people, bots and clocks."""
