"""Links and pictures of README and docs lead somewhere."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
DOCUMENTS = sorted([README, *(ROOT / "docs").glob("*.md")])
_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_ELSEWHERE = re.compile(r"[a-z]+:")


def links(text):
    """The targets of all links and pictures, without those to other sites."""
    return [to for to in _LINK.findall(_CODE.sub("", text)) if not _ELSEWHERE.match(to)]


def linked(document):
    """The files that a document links to."""
    return {
        (document.parent / link.partition("#")[0]).resolve() for link in links(document.read_text("utf-8"))
    }


def anchors(text):
    """What GitHub makes of the headings."""
    plain = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in _HEADING.findall(plain)}


def broken(document):
    """The links of a document that lead nowhere."""
    found = []
    for link in links(document.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        to = (document.parent / path).resolve() if path else document
        if not to.exists() or (anchor and anchor not in anchors(to.read_text("utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_pictures_lead_somewhere(document):
    assert broken(document) == []


def test_readme_leads_to_every_page():
    found, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in found:
            found.add(page)
            waiting += [path for path in linked(page) if path.suffix == ".md"]
    assert set(DOCUMENTS) <= found


def test_every_picture_is_shown_somewhere():
    shown = set().union(*(linked(document) for document in DOCUMENTS))
    listed = subprocess.run(
        ["git", "ls-files", "docs/pictures"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    assert [name for name in listed if ROOT / name not in shown] == []


def test_a_broken_link_is_told_from_a_good_one(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "# One way\n[a](page.md#one-way) [b](#another) ![c](none.png) `[d](none)` [e](https://x.y)\n"
    )
    assert broken(page) == ["#another", "none.png"]


def test_readme_says_who_can_play_which_game():
    import games
    from console.texts import Texts

    table = dict(
        re.findall(
            r"^\| \[([^]]+)\]\(docs/play\.md#[\w-]+\) \| ([\d–]+) \|", README.read_text("utf-8"), re.MULTILINE
        )
    )
    for name in games.GAMES:
        low, high = games.load(name, {}).SEATS
        assert table.pop(Texts("en").say(name)) == (f"{low}–{high}" if low < high else str(low))
    assert not table
