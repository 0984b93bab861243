"""The web table: games kept in a database, played over sockets by people and bots.

Its rooms, each of which knows only those before it: store, tell, seat, hall, http.
"""
