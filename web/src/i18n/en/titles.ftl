## Titles that nobody thought up
quick-title = Against three bots
guided-title = A first game
