"""Tests of the rules core, module by module."""
