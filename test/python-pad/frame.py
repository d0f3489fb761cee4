"""Frames: how a line is written, read and refused (PROTOCOL.md, "Frames" and "Fields")."""

import re
from dataclasses import dataclass

LONGEST = 64
BAR, NEWLINE, RETURN = b"|\n\r"


@dataclass
class Frame:
    letter: str
    sequence: int
    fields: list[str]


class Refused(Exception):
    """An error to answer with: its code and, for a frame that could not be read, its sequence."""

    def __init__(self, code: str, sequence: int = 0):
        super().__init__(code)
        self.code = code
        self.sequence = sequence


def crc(text: bytes) -> int:
    """CRC-16/CCITT-FALSE; of b"123456789" it is 0x29b1 ("Frames")."""
    value = 0xFFFF
    for byte in text:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


def write(letter: str, sequence: int, *fields: object) -> bytes:
    """One frame with bar, checksum and newline ("Frames")."""
    body = ",".join([letter, str(sequence), *map(str, fields)]).encode("ascii")
    return b"|%s*%04x\n" % (body, crc(body))


def number(low: int, high: int):
    """Decimal, without sign and leading zeros ("Frames")."""
    return lambda text: re.fullmatch("0|[1-9][0-9]*", text) and low <= int(text) <= high


def text(pattern: str):
    return lambda field: re.fullmatch(pattern, field)


# "Fields": what each may hold. 0 stands for none only "where said", which is in no command.
ATTEMPT = number(1, 4294967295)
SEAL = number(1, 65535)
MILLISECONDS = number(1, 65535)
EVENT = number(0, 255)
NONCE = text("[0-9a-f]{16}")
VERDICT = text("[ntbor]")
ID = text("[A-Za-z0-9_-]{1,16}")

# "What the host sends": the fields of each letter.
HOST_LETTERS = {
    "H": [],
    "A": [ATTEMPT, NONCE],
    "L": [ATTEMPT, MILLISECONDS],
    "C": [ATTEMPT],
    "R": [ATTEMPT, SEAL],
    "V": [ATTEMPT, VERDICT],
    "N": [ATTEMPT],
    "P": [],
    "X": [ATTEMPT],
    "W": [ATTEMPT],
    "I": [],
    "D": [ID],
    "K": [EVENT],
}

# Step 3 of "Frames": one letter, a sequence, fields of printable ASCII without bar, comma and star.
SHAPE = re.compile(r"([A-Za-z]),(0|[1-9][0-9]*)((?:,[^\x00-\x1f\x7f-\xff|,*]*)*)")


def read(line: bytes) -> Frame:
    """Judges what stands between bar and newline in the six steps of "Frames"."""
    ended = re.fullmatch(rb"(.*)\*([0-9a-f]{4})", line, re.DOTALL)
    if not ended:
        raise Refused("syntax")
    if crc(ended[1]) != int(ended[2], 16):
        raise Refused("crc")
    shape = SHAPE.fullmatch(ended[1].decode("latin-1"))
    if not shape or int(shape[2]) > 255:
        raise Refused("syntax")
    letter, sequence, fields = shape[1], int(shape[2]), shape[3].split(",")[1:]
    if letter not in HOST_LETTERS:
        raise Refused("unknown", sequence)
    if (sequence == 0) != (letter == "K"):
        raise Refused("syntax", sequence)
    allowed = HOST_LETTERS[letter]
    if len(fields) != len(allowed) or not all(fits(field) for fits, field in zip(allowed, fields)):
        raise Refused("syntax", sequence)
    return Frame(letter, sequence, fields)


class Receiver:
    """Finds frames in a stream, byte by byte ("A receiver works byte by byte")."""

    def __init__(self):
        self.line: bytes | None = None  # since the bar; None outside a frame

    def hear(self, byte: int) -> Frame | None:
        """The frame that this byte ends, if it ends one. Raises Refused."""
        if byte == BAR:
            self.line = b""
        elif self.line is None or byte == RETURN:
            return None
        elif byte == NEWLINE:
            line, self.line = self.line, None
            return read(line)
        else:
            self.line += bytes([byte])
            if len(self.line) + 1 == LONGEST:  # the bar counts
                self.line = None
                raise Refused("overrun")
        return None
