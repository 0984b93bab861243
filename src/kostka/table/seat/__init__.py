"""One table with people at it: who sits there, what they send, what is answered for them."""
