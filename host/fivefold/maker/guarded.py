"""esptool for one chip only: whose chip it is, is read over the very connection that then writes.

`python -m fivefold.maker.guarded MAC WORDS OF ESPTOOL …`. MAC: 12 hex digits. Between two runs of esptool a
cable can slip and another board take the name of the port.
"""

import sys

import esptool
from esptool.cmds import detect_chip


def main(mac: str, *words: str) -> None:
    """Run esptool on the chip with this address; exit code 3 for another one, to which nothing is sent."""
    with detect_chip(words[words.index("--port") + 1]) as chip:
        found = bytes(chip.read_mac("BASE_MAC")).hex()
        if found != mac:
            print(f"Error: another board is at the port: its chip is {found}, not {mac}")
            chip.hard_reset()  # out of its boot loader, into which asking has brought it
            sys.exit(3)
        try:
            esptool.main(list(words), chip)
        except esptool.FatalError as error:
            print(f"A fatal error occurred: {error}")
            sys.exit(2)


if __name__ == "__main__":
    main(*sys.argv[1:])
