"""Events: matches of several games, Swiss pairings and standings, and the log of it all."""
