"""All tables of one process: the house, its events, the bots' processes, figures, tidying."""
