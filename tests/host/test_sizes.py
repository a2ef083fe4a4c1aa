"""The firmware as it is put onto a board keeps to its size; growth shows here."""

import json

from typer.testing import CliRunner

from fivefold.bench import cli, sizes


def test_every_part_keeps_to_its_budget():
    sums = sizes.totals(sizes.modules())
    over = {
        place: f"{total / sizes.KIB:.1f} of {sizes.BUDGETS[place]} KiB"
        for place, total in sums.items()
        if total > sizes.BUDGETS[place] * sizes.KIB
    }
    assert not over, (
        f"larger than the budget in host/fivefold/bench/sizes.py: {over}; see `fivefold bench sizes`"
    )


def test_a_program_keeps_to_its_blocks_so_that_two_and_a_quarter_of_the_flash_fit():
    done = CliRunner().invoke(cli.app, ["sizes", "--json"])
    told = json.loads(done.stdout)
    assert told["blocks"]["program"] <= told["block_budget"]
    assert told["block_budget"] * told["block_bytes"] == 512 * 1024
    # Sources are larger, but two of them fit as well, and a sixteenth of the flash for /data.
    assert told["blocks"]["from sources"] * 2 <= told["flash_blocks"] * 15 // 16
    assert sum(told["modules"].values()) <= told["blocks"]["program"] * told["block_bytes"]
