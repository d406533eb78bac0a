"""The events, one short text each."""
