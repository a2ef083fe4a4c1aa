"""What VMs run on the virtual board, each under the path that its PC side has in `fivefold`."""
