"""The lab: many games, counted and measured."""
