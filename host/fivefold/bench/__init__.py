"""What the core and the screens cost, side by side with others in one run."""
