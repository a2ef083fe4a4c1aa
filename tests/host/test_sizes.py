"""The firmware as it is put onto a board keeps to its size; growth shows here."""

from fivefold.bench import sizes


def test_every_folder_keeps_to_its_budget():
    sums = sizes.totals(sizes.modules())
    over = {
        place or "start": f"{total / sizes.KIB:.1f} of {sizes.BUDGETS[place]} KiB"
        for place, total in sums.items()
        if total > sizes.BUDGETS[place] * sizes.KIB
    }
    assert not over, (
        f"larger than the budget in host/fivefold/bench/sizes.py: {over}; see `fivefold bench sizes`"
    )


def test_no_module_is_too_large_to_be_loaded_in_one_piece():
    large = {name: size for name, size in sizes.modules().items() if size > sizes.MODULE_MOST}
    assert not large
