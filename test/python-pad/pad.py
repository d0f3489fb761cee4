"""A pad in software, written from PROTOCOL.md alone, on a pseudo-terminal. Needs Python 3.10 or later.

It has no LEDs. Prints the terminal's path on the first line of stdout, says its state on stderr whenever
that changes, and takes orders on stdin, one a line:

    press 6           button 6 goes down and up again
    down 2 / up 2     several numbers: in the very same moment
    nonce HEX         the pad's nonce for the next seal
    power             power goes and comes
    reset external    or brownout, watchdog, none
    quit

With `--clock manual` there is no terminal. Time passes by the order `pass MS` alone, the order
`hear HEX` brings bytes from the host, and each order is answered on stdout: the frames that the pad
says, then `--` with the letter of its state.
"""

import argparse
import os
import select
import sys
import time
import tty

sys.dont_write_bytecode = True

from commands import Pad  # noqa: E402

RESETS = {"external": "e", "brownout": "b", "watchdog": "w", "none": "n"}


def order(pad: Pad, line: str) -> None:
    word, *rest = line.split()
    match word:
        case "press":
            pad.down({int(rest[0])})
            pad.up({int(rest[0])})
        case "down":
            pad.down({int(button) for button in rest})
        case "up":
            pad.up({int(button) for button in rest})
        case "nonce":
            pad.next_nonce = rest[0]
        case "power":
            pad.power()
        case "reset":
            pad.boot(RESETS[rest[0]])
        case "pass":
            pad.pass_to(pad.now + int(rest[0]))
        case "hear":
            for byte in bytes.fromhex(rest[0]):
                pad.hear(byte)
        case "quit":
            sys.exit(0)
        case _:
            sys.exit(f"no such order: {line}")


def by_hand(name: str | None, firmware: str) -> None:
    """Without a terminal and without a clock: for tests."""
    pad = Pad(name, firmware, lambda said: sys.stdout.write(said.decode("ascii")))
    pad.power()
    while True:
        print("--", pad.states.state, flush=True)
        line = sys.stdin.readline()
        if not line:
            return
        order(pad, line)


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def say_on(terminal: int, said: bytes) -> None:
    """A serial line does not wait: bytes without room are lost."""
    try:
        os.write(terminal, said)
    except BlockingIOError:
        pass


def on_terminal(name: str | None, firmware: str) -> None:
    terminal, port = os.openpty()  # the port stays open here, so that a host may come and go
    tty.setraw(port)
    os.set_blocking(terminal, False)
    print(os.ttyname(port), flush=True)
    pad = Pad(name, firmware, lambda said: say_on(terminal, said))
    pad.now = milliseconds()
    pad.power()
    told, typed = None, b""
    while True:
        if pad.states.state != told:
            told = pad.states.state
            print(told, file=sys.stderr, flush=True)
        timeout = max(0, pad.next_due()[0] - milliseconds()) / 1000
        ready, _, _ = select.select([terminal, sys.stdin.fileno()], [], [], timeout)
        pad.pass_to(milliseconds())
        if terminal in ready:
            for byte in os.read(terminal, 4096):
                pad.hear(byte)
        if sys.stdin.fileno() in ready:
            read = os.read(sys.stdin.fileno(), 4096)
            if not read:
                return
            *lines, typed = (typed + read).split(b"\n")
            for line in lines:
                order(pad, line.decode("ascii"))


def main() -> None:
    options = argparse.ArgumentParser(description="A pad of the Hungarian War Referee, in software")
    options.add_argument("--id", default="anna", help="who the pad is; ? for a pad without an id")
    options.add_argument("--firmware", default="2.0.0")
    options.add_argument("--clock", choices=["real", "manual"], default="real")
    chosen = options.parse_args()
    run = by_hand if chosen.clock == "manual" else on_terminal
    run(None if chosen.id == "?" else chosen.id, chosen.firmware)


main()
