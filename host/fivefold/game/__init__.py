"""Games as folders: a skeleton of a new one, and whether one keeps the contract."""
