"""A game with printed cards begins, or goes on."""


def begin(console):
    """Show what has to be laid out first, or how a saved game stands."""
    name = console.table.name
    if name == "quick_play":
        from console.referee.quick import PrintedQuick as Course
    elif name == "total_madness":
        from console.referee.madness import PrintedMadness as Course
    else:
        from console.referee.twins import PrintedTwins as Course
    Course(console).begin(console.now)
