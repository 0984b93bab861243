"""The web table: games kept in a database, played over sockets by people and bots."""
