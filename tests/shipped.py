"""The board profiles that come with the project, for tests on both VMs."""

import sys

_tests = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."
sys.path.append(_tests + "/../boards")

from chips import CHIPS  # noqa: E402, F401
from esp32_devkitc import BOARD as REFERENCE  # noqa: E402, F401
from esp32s3_devkitc import BOARD as S3  # noqa: E402, F401
from matrix_32x32 import BOARD as LARGE  # noqa: E402, F401
from two_player import BOARD as TWO_PLAYER  # noqa: E402, F401
from two_sided import BOARD as TWO_SIDED  # noqa: E402, F401
