"""What is kept: the database, the one thread that writes it, and the course of a game."""
