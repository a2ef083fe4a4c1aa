"""The five blocks as nets to fold (B-1)."""

from functools import partial

from fivefold.paper import glyphs, nets
from fivefold.paper.document import Document
from fivefold.paper.inks import FAINT, INK
from fivefold.paper.job import Job
from fivefold.paper.nets import Net
from games.blocks.rules_blocks import BLOCKS

SHARE = 0.7  # of a cell that its symbol takes


def document(job: Job) -> Document:
    """One set of five blocks."""
    title = job.say.text("sheet", "blocks")
    doc = job.document(title)
    net = Net(2 * job.unit, job.unit)
    things = [partial(_block, net=net, number=number) for number in range(1, len(BLOCKS) + 1)]
    nets.lay(doc, job, net, things, title, lambda first, last: job.say.text("nets", "blocks"))
    return doc


def _block(doc: Document, x: float, y: float, net: Net, number: int) -> None:
    """Panel k shows face k, its first symbol at the left end; so the bar rolls on from face to face."""
    unit = net.side
    size = SHARE * unit
    rim = (unit - size) / 2
    for panel in net.panels:
        left, top = x + panel.x, y + panel.y
        if panel.name.isdigit():
            doc.pen(FAINT, 0.2)
            doc.line(left + unit, top + 0.15 * unit, left + unit, top + 0.85 * unit)
            for at, symbol in enumerate(BLOCKS[number - 1][int(panel.name)]):
                glyphs.draw_block(doc, symbol, left + at * unit + rim, top + rim, size)
        else:
            doc.letters(1.5 * unit, "B", INK)
            doc.write_at(left + unit / 2, top + unit / 2 + doc.capital / 2, str(number), "C")
    nets.draw(doc, net, x, y)
