"""Fivefold on a PC: simulator, tests, deck maker and tools around the firmware."""

__version__ = "0.1.0"
