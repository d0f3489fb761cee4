"""What the pad keeps over a reset, and its table of states (PROTOCOL.md, "The pad's states")."""

import hashlib
from dataclasses import dataclass

from frame import Refused

IDLE, ARMED, SEALED, CLOSED, REVEALED = "iascr"
MOST_SEALS = 65535


@dataclass
class Seal:
    number: int
    face: int
    nonce: str
    commitment: str


def commitment(pad: str, attempt: int, host_nonce: str, face: int, nonce: str) -> str:
    """The first 16 bytes of SHA-256 over 45 bytes ("The sealed face")."""
    content = b"HWRSEAL1" + pad.encode("ascii").ljust(16, b"\0") + attempt.to_bytes(4, "big")
    content += bytes.fromhex(host_nonce) + bytes([face]) + bytes.fromhex(nonce)
    return hashlib.sha256(content).hexdigest()[:32]


class States:
    """The table, a method for each command. One that is refused raises before it changes anything."""

    def __init__(self):
        self.state = IDLE
        self.attempt = 0  # the running one
        self.spent = 0  # the highest that is spent
        self.host_nonce = ""
        self.seal: Seal | None = None  # the one that stands
        self.numbers_used = 0  # by the seals of this attempt, withdrawn ones too

    def standing(self) -> tuple[str, int, int]:
        """State, attempt and seal, as hello and ping report them ("What the pad sends")."""
        attempt = self.spent if self.state == IDLE else self.attempt
        return self.state, attempt, self.seal.number if self.seal else 0

    def playing(self) -> bool:
        return self.state in (ARMED, SEALED)

    def running(self, attempt: int, states: str) -> None:
        """Refuses a command that is only for the running attempt, and only in these states."""
        if self.state == IDLE:
            raise Refused("state")
        if attempt != self.attempt:
            raise Refused("attempt")
        if self.state not in states:
            raise Refused("state")

    def arm(self, attempt: int, nonce: str) -> None:
        if attempt <= self.spent or self.playing() and attempt < self.attempt:
            raise Refused("attempt")
        if not self.playing() or attempt > self.attempt:
            self.wipe()
        elif nonce != self.host_nonce:
            self.seal = None  # it was made over the old nonce; numbers go on
        self.attempt, self.host_nonce = attempt, nonce
        self.state = SEALED if self.seal else ARMED

    def close(self, attempt: int) -> tuple[int, str]:
        """The last seal and its commitment, or 0 and 32 zeros."""
        self.running(attempt, ARMED + SEALED + CLOSED + REVEALED)
        if self.playing():
            self.state = CLOSED
            self.spent = attempt
        return (self.seal.number, self.seal.commitment) if self.seal else (0, "0" * 32)

    def reveal(self, attempt: int, number: int) -> Seal:
        self.running(attempt, CLOSED + REVEALED)
        if self.seal is None or number != self.seal.number:
            raise Refused("seal")
        self.state = REVEALED
        return self.seal

    def result(self, attempt: int) -> None:
        if attempt < (self.spent if self.state == IDLE else self.attempt):
            raise Refused("attempt")
        if self.playing() and attempt == self.attempt:
            raise Refused("state")
        self.wipe()
        self.spent = attempt

    def abort(self, attempt: int) -> None:
        if self.state != IDLE and attempt < self.attempt:
            raise Refused("attempt")
        self.wipe()

    def wipe(self) -> None:
        """Wipes faces and nonces, and numbers seals from 1 again."""
        self.state = IDLE
        self.attempt = 0
        self.host_nonce = ""
        self.seal = None
        self.numbers_used = 0

    def press(self, pad: str, face: int, nonce: str) -> bool:
        """A fresh seal, with the next number. False: none is made ("Buttons")."""
        if not self.playing() or self.numbers_used == MOST_SEALS:
            return False
        self.numbers_used += 1
        sealed = commitment(pad, self.attempt, self.host_nonce, face, nonce)
        self.seal = Seal(self.numbers_used, face, nonce, sealed)
        self.state = SEALED
        return True

    def withdraw(self, before: Seal | None) -> None:
        """A halt takes the last seal away; the one before it stands again ("Buttons")."""
        self.seal = before
        self.state = SEALED if before else ARMED
