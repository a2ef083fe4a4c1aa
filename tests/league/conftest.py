"""A PostgreSQL of the tests' own, where there is one on this machine."""

import contextlib
import os
import pwd
import shutil
import subprocess
from pathlib import Path

import pytest

from fivefold.league.rehearsal import free_port
from fivefold.league.store import Plan, Store


def _programs():
    """The folder of initdb and postgres, which Debian keeps off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    named = shutil.which("postgres")
    return found[-1].parent if found else Path(named).resolve().parent if named else None


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """The URL of an empty cluster; it refuses to run as root, so it runs as Debian's user for it."""
    programs = _programs()
    if not programs:
        pytest.skip("no PostgreSQL here")
    folder = tmp_path_factory.mktemp("postgres")
    how = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        for above in folder.parents:
            if above.is_relative_to("/tmp") and above != Path("/tmp"):
                above.chmod(above.stat().st_mode | 0o011)
        how.update(user=user.pw_uid, group=user.pw_gid, cwd=folder)
    subprocess.run(
        [programs / "initdb", "-D", folder / "data", "-U", "league", "-A", "trust", "--no-sync"],
        check=True,
        **how,
    )
    port = free_port()
    options = ["-k", folder, "-h", "127.0.0.1", "-p", str(port), "-F"]
    server = subprocess.Popen([programs / "postgres", "-D", folder / "data", *map(str, options)], **how)
    url = f"postgresql://league@127.0.0.1:{port}/postgres"
    try:
        _wait(programs, port)
        yield url
    finally:
        server.terminate()
        server.wait()


def _wait(programs, port):
    ready = [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port), "-t", "30"]
    for _ in range(300):
        if subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0:
            return
    raise AssertionError("PostgreSQL does not start")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of each kind, empty."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'league.sqlite'}"
        return
    from sqlalchemy import create_engine, text

    from fivefold.league import store

    whole = store.url(request.getfixturevalue("postgres"))
    engine = create_engine(whole, isolation_level="AUTOCOMMIT")
    with engine.connect() as at:
        at.execute(text("DROP SCHEMA public CASCADE"))
        at.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    yield whole


@pytest.fixture
def league(url):
    """A function that makes a league: league(players, form=…)."""
    with contextlib.ExitStack() as open_ones:

        def make(players, form="swiss", seats=2, rounds=0, game="quick_play", **options):
            store = Store(url)
            open_ones.callback(store.close)
            store.set("plan", Plan("Evening", game, options, form, seats, rounds, 5).__dict__)
            for name in players:
                store.add_player(name)
            return store

        yield make
