"""From a bare board to a running console: doctor, flash, deploy, image, and a board to try them on."""
