"""Tests of messages: how they are read, told, and kept in all languages."""
