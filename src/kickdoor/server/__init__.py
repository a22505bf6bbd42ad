"""The live table: tables, seats, sockets, clocks, storage. It holds no rules: the engine does."""
