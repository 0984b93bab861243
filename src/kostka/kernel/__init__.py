"""The engine: rules are values, the stack is the bookmark, chance is a seat.  It knows no game."""
