"""What waits to be told to a broker: bounded, and safe from a loss of power at any moment."""

from drivers.outbox import FILES, Outbox
from drivers.storage import Storage
from fivefold.virtual.flash import Flash
from fivefold.virtual.world import PowerCut


def lines_of(flash):
    storage = Storage(flash, "", flash.open)
    return [storage.lines(name) for name in FILES]


def told_by(outbox):
    told = []
    found = outbox.next()
    while found:
        told.append(found[0])
        found = outbox.next()
    return told


def test_whenever_the_power_goes_what_was_in_the_flash_is_told_afterwards():
    # Also while it moves from one file into the other; each start is of the flash as a cut has left it.
    most, size = 500, 100
    cut = 0
    while True:
        flash = Flash()
        flash.cut_after = cut
        safe = []
        try:
            outbox = Outbox(lines_of(flash), most)
            for count in range(1, 31):
                outbox.add(count, "g%d" % (count // 2), b"x" * size)
                safe = [other for other in safe if other in [one[0] for one in outbox.waiting]]
                for _ in range(2 * most // size):
                    outbox.keep()
                safe = [one[0] for one in outbox.waiting]
            break
        except PowerCut:
            flash.cut_after = None
        told = told_by(Outbox(lines_of(flash), most))
        assert len(set(told)) == len(told) and told == sorted(told)
        assert set(safe) <= set(told), (cut, safe, told)
        cut += 1
    assert cut > 40 and told_by(Outbox(lines_of(flash), most))[-1] == 30
    flash.cut_after = None
    outbox.tidy()
    assert told_by(Outbox(lines_of(flash), most)) == []


def test_offline_for_long_the_files_do_not_grow_without_end():
    flash = Flash()
    outbox = Outbox(lines_of(flash), most=1500)
    for count in range(1, 200):
        outbox.add(count, "g%d" % (count // 10), b"x" * 100)
        for _ in range(3):
            outbox.keep()
        assert sum([len(flash.files[name]) for name in flash.files]) < 4 * 1500
    assert told_by(Outbox(lines_of(flash), most=1500)) == list(range(190, 200))


def test_what_is_no_event_in_the_flash_is_passed_over():
    flash = Flash()
    first, second = lines_of(flash)
    for wrong in (["damaged"], [1, "g", 7], 3, ["1", "g", "text"]):
        first.add(wrong)
    second.add([2, None, "text"])
    assert told_by(Outbox((first, second))) == [2]
