"""The pad as a whole: it receives bytes and presses, lets time pass, and sends frames."""

from typing import Callable

import frame
from buttons import Buttons
from frame import Frame, Receiver, Refused
from notices import HALT, HELLO, SEALED, Notices
from states import Seal, States
from states import SEALED as IS_SEALED

VERSION, FIRMWARE = 2, "2.0.0"


class Pad:
    """Times are whole milliseconds of a clock that never goes back."""

    def __init__(self, name: str | None, say: Callable[[bytes], None]):
        self.name = name  # None: no id
        self.out = say
        self.now = 0
        self.nonce = ""  # for a seal
        self.buttons = Buttons(set())

    # "What a pad keeps"

    def power(self) -> None:
        """Power-up: everything except the id is lost."""
        self.states = States()
        self.boot("p")

    def boot(self, reset: str) -> None:
        """Sends hello; a pad that is sealed reports its seal again."""
        self.reset = reset
        self.receiver = Receiver()
        self.remembered: tuple[str, int] | None = None
        self.answer = b""
        self.close_at: int | None = None
        # What the press that is still held has sealed, and the seal that stood before it.
        self.made: tuple[Seal, Seal | None] | None = None
        self.buttons = Buttons(self.buttons.held())
        self.notices = Notices(self.now, self.say_notice, self.say_beacon)
        self.notices.tell(HELLO, self.now)
        self.tell_seal()

    def hello(self) -> list[object]:
        return [VERSION, FIRMWARE, self.name or "?", *self.states.standing(), self.reset]

    # "Unasked"

    def say_notice(self, kind: str, event: int) -> None:
        """A notice reports the state at the time it is sent."""
        _, attempt, number = self.states.standing()
        if kind == HELLO:
            self.out(frame.write("h", 0, *self.hello()))
        elif kind == HALT:
            self.out(frame.write("t", 0, event, attempt, number))
        else:
            self.out(frame.write("s", 0, event, attempt, number, self.states.seal.commitment))

    def say_beacon(self) -> None:
        self.out(frame.write("b", 0, VERSION))

    def tell_seal(self) -> None:
        """The host must have the commitment of what stands."""
        if self.states.state == IS_SEALED:
            self.notices.tell(SEALED, self.now)

    def acknowledge(self, event: int) -> None:
        self.notices.acknowledge(event, self.now)

    def follow_state(self) -> None:
        """In another state notices have nothing left to report, and the countdown has nothing to close."""
        if self.states.state != IS_SEALED:
            self.notices.drop(SEALED)
        if not self.states.playing():
            self.notices.drop(HALT)
            self.close_at = None

    # "Commands and answers"

    def hear(self, byte: int) -> None:
        try:
            heard = self.receiver.hear(byte)
        except Refused as refused:
            self.out(frame.write("e", refused.sequence, refused.code))
            return
        if heard is None:
            return
        self.notices.sound_frame(self.now)
        if heard.letter == "K":
            self.acknowledge(int(heard.fields[0]))
        else:
            self.command(heard)

    def command(self, heard: Frame) -> None:
        if heard.letter == "H":
            self.remembered = None
        if self.remembered != (heard.letter, heard.sequence):
            try:
                fields = self.obey(heard.letter, heard.fields)
                self.follow_state()
                self.answer = frame.write(heard.letter.lower(), heard.sequence, *fields)
            except Refused as refused:
                self.answer = frame.write("e", heard.sequence, refused.code)
            self.remembered = (heard.letter, heard.sequence)
        self.out(self.answer)

    def obey(self, letter: str, fields: list[str]) -> list[object]:
        """The fields of the answer."""
        match letter:
            case "H":
                self.acknowledge(0)
                return self.hello()
            case "P":
                return list(self.states.standing())
            case "I":
                return []
            case "D":
                if self.states.state != "i":
                    raise Refused("state")
                self.name = fields[0]
                return [self.name]
            case _:
                attempt = int(fields[0])
                return [attempt, *self.obey_in_attempt(letter, attempt, fields[1:])]

    def obey_in_attempt(self, letter: str, attempt: int, rest: list[str]) -> list[object]:
        match letter:
            case "A":
                self.arm(attempt, rest[0])
            case "L":
                self.states.running(attempt, "as")
                self.close_at = self.now + int(rest[0])
            case "C":
                return list(self.states.close(attempt))
            case "R":
                seal = self.states.reveal(attempt, int(rest[0]))
                return [seal.number, seal.face, seal.nonce]
            case "V":
                self.states.result(attempt)
            case "N":
                self.states.running(attempt, "as")
            case "X":
                self.states.abort(attempt)
            case "W":
                self.states.running(attempt, "as")
                self.close_at = None
        return []

    def arm(self, attempt: int, nonce: str) -> None:
        if self.name is None:
            raise Refused("store")
        self.states.arm(attempt, nonce)
        self.close_at = None
        if self.states.seal is None:
            self.notices.drop(HALT)
        else:
            self.tell_seal()

    # "Buttons"

    def down(self, button: int) -> None:
        before = self.states.seal
        seals = self.buttons.go_down(button, self.now)
        if seals and self.states.press(self.name or "", button, self.nonce):
            self.made = (self.states.seal, before)
            self.tell_seal()

    def up(self, button: int) -> None:
        if self.buttons.go_up(button):
            self.made = None

    def halt(self) -> None:
        """Two buttons have been down for 0.7 s: what their press sealed is withdrawn."""
        self.buttons.halt_due = None
        if not self.states.playing():
            return
        if self.made and self.made[0] is self.states.seal:
            self.states.withdraw(self.made[1])
        self.notices.tell(HALT, self.now)
        self.follow_state()
        self.tell_seal()

    # Time

    def close_by_itself(self) -> None:
        """closeIn has run out: as close, without an answer ("The pad's states")."""
        self.states.close(self.states.attempt)
        self.follow_state()

    def next_due(self) -> tuple[int, Callable[[], None]]:
        dues = [
            (self.notices.period_end, self.notices.end_period),
            (self.close_at, self.close_by_itself),
            (self.buttons.halt_due, self.halt),
        ]
        return min(((at, act) for at, act in dues if at is not None), key=lambda due: due[0])

    def pass_to(self, now: int) -> None:
        """Does everything that is due by then, in order."""
        while self.next_due()[0] <= now:
            self.now, act = self.next_due()
            act()
        self.now = now
