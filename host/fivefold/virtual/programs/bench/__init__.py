"""What `fivefold bench` measures in a VM."""
