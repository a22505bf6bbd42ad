"""Running a server: its settings, its duties, its logs and figures, and how it stops."""
