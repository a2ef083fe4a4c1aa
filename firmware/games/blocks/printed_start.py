"""A game with printed cards begins, or goes on."""


def begin(console):
    """Show what has to be laid out first, or how a saved game stands."""
    name = console.table.name
    if name == "quick_play":
        from games.quick_play.printed import PrintedQuick as Course
    elif name == "total_madness":
        from games.total_madness.printed import PrintedMadness as Course
    else:
        from games.twins.printed import PrintedTwins as Course
    Course(console).begin(console.now)
