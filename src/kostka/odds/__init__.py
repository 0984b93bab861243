"""Exact dice mathematics."""
