"""The console on a Raspberry Pi: Linux below the firmware's drivers, which run unchanged."""
