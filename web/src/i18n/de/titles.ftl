## Titles that nobody thought up
quick-title = Gegen drei Bots
guided-title = Ein erstes Spiel
