"""What renders a game for the wire: sections of a view as JSON, made once for all who see them."""
