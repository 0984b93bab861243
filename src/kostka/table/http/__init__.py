"""What comes over HTTP: the application, its routes and the answers; nothing is decided here."""
