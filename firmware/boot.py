"""Runs before main.py, on every start: frees what an earlier program left on the heap."""

import gc

gc.collect()
