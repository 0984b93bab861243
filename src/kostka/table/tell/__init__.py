"""What leaves the server, for one viewer in one language: views, texts, print, replays."""
