"""Doors for research: environments, tensors, batches, and bots that are programs of their own."""
