"""Push Match: the computer is on turn."""

from console.push_match.match import Match


class Watch(Match):
    """The frame as the other player sees it; MATCH held shows that player's cards."""

    NAME = "watch"
