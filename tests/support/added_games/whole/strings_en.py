"""English."""

WORDS = ("\nwhole=A Whole Game\n",)
