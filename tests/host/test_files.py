"""Files appear whole or not at all."""

import os
import stat

import pytest

from fivefold import files
from fivefold.errors import Failure


def test_a_file_that_breaks_off_leaves_the_old_one_and_nothing_else(tmp_path):
    path = tmp_path / "out.csv"
    path.write_text("old")
    for error in (ValueError, KeyboardInterrupt):
        with pytest.raises(error), files.whole(path) as part:
            assert part.suffix == ".csv" and part.parent == tmp_path
            part.write_text("half")
            raise error
        assert path.read_text() == "old" and os.listdir(tmp_path) == ["out.csv"]


def test_a_new_file_takes_its_place_with_the_rights_of_the_old_one(tmp_path):
    path = tmp_path / "out.txt"
    files.write(path, "one\r\né")
    assert path.read_bytes() == "one\r\né".encode()
    umask = os.umask(0)
    os.umask(umask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~umask
    path.chmod(0o640)
    files.write(path, b"two")
    assert path.read_bytes() == b"two" and stat.S_IMODE(path.stat().st_mode) == 0o640
    assert os.listdir(tmp_path) == ["out.txt"]


def test_a_link_stays_a_link_and_a_pipe_a_pipe(tmp_path):
    real, link, pipe = tmp_path / "real", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(real)
    files.write(link, "x")
    assert link.is_symlink() and real.read_text() == "x"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    files.write(pipe, "y")
    assert os.read(reader, 9) == b"y"
    os.close(reader)


def test_what_cannot_be_written_or_read_is_said_in_a_line(tmp_path):
    with pytest.raises(Failure, match=r"cannot write .*/nowhere/x: No such file"):
        files.write(tmp_path / "nowhere" / "x", "x")
    with pytest.raises(Failure, match=r"cannot write .*: Is a directory"):
        files.write(tmp_path, "x")
    with pytest.raises(Failure, match="cannot write /dev/full: No space left"):
        files.write(tmp_path.joinpath("/dev/full"), "x")
    with pytest.raises(Failure, match=r"cannot read .*: No such file"):
        files.text(tmp_path / "none")
    bad = tmp_path / "bad"
    bad.write_bytes(b"one\ntwo \xff\n")
    with pytest.raises(Failure, match="bad:2: byte 0xff is not UTF-8"):
        files.text(bad)
    bad.write_bytes(b"\xef\xbb\xbfone")
    assert files.text(bad) == "one"
