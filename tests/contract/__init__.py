"""What every registered game must keep, whatever it is about.

A check is a function that raises AssertionError; `test_checks_bite` proves that each one can.
"""
