"""Building decks: every card there is, formats and their lists, and how decks are written."""
