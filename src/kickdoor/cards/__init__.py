"""What a card is: model, vocabulary, loader. Nothing here knows a game in progress."""
