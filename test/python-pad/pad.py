"""A pad in software, written from PROTOCOL.md alone. Needs Python 3.10 or later.

It has no LEDs, and its only clock are its orders, one a line on stdin. Each is answered on stdout by the
frames that the pad says and a line `--`:

    power             power goes and comes
    reset external    or brownout, watchdog, none
    hear HEX          bytes from the host
    nonce HEX         the pad's nonce for its seals from now on
    down 2 / up 2     a button
    pass MS           time passes
"""

import argparse
import sys

sys.dont_write_bytecode = True

from commands import Pad  # noqa: E402

RESETS = {"external": "e", "brownout": "b", "watchdog": "w", "none": "n"}


def order(pad: Pad, word: str, value: str) -> None:
    match word:
        case "power":
            pad.power()
        case "reset":
            pad.boot(RESETS[value])
        case "hear":
            for byte in bytes.fromhex(value):
                pad.hear(byte)
        case "nonce":
            pad.nonce = value
        case "down":
            pad.down(int(value))
        case "up":
            pad.up(int(value))
        case "pass":
            pad.pass_to(pad.now + int(value))
        case _:
            sys.exit(f"no such order: {word}")


def main() -> None:
    options = argparse.ArgumentParser(description="A pad of the Hungarian War Referee, in software")
    options.add_argument("id", help="who the pad is; ? for a pad without an id")
    name = options.parse_args().id
    pad = Pad(None if name == "?" else name, lambda said: sys.stdout.write(said.decode("ascii")))
    for line in sys.stdin:
        word, *rest = line.split()
        order(pad, word, "".join(rest))
        print("--")


main()
