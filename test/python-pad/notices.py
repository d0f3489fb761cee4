"""What the pad sends unprompted: notices, periods, rest and beacon (PROTOCOL.md, "Unasked")."""

from typing import Callable

PERIOD = 250  # ms
PERIODS_TO_REST = 8
HELLO, HALT, SEALED = "hello", "halt", "sealed"
ORDER = (HELLO, HALT, SEALED)


class Notices:
    """Sends the outstanding notice, at once and after each period, until it is acknowledged."""

    def __init__(self, now: int, say: Callable[[str, int], None], beacon: Callable[[], None]):
        self.waiting: dict[str, int] = {}  # each kind with its event
        self.event = 0  # the last one given
        self.quiet_periods = 0  # since the last valid frame
        self.period_end = now + PERIOD
        self.say = say
        self.beacon = beacon

    def outstanding(self) -> str | None:
        return next((kind for kind in ORDER if kind in self.waiting), None)

    def resting(self) -> bool:
        return self.quiet_periods >= PERIODS_TO_REST

    def tell(self, kind: str, now: int) -> None:
        """A fresh notice replaces an older one of its kind; a halt replaces sealed too."""
        if kind == HALT:
            self.drop(SEALED)
        if kind != HELLO:
            self.event = self.event % 255 + 1
        self.waiting[kind] = self.event
        if self.outstanding() == kind:
            self.speak(now)

    def drop(self, kind: str) -> None:
        """Sends nothing; a notice that waited behind it is sent when the period ends."""
        self.waiting.pop(kind, None)

    def acknowledge(self, event: int, now: int) -> None:
        """Ends what is outstanding with this event. The next notice is said at once."""
        kind = self.outstanding()
        if kind is not None and self.waiting[kind] == event:
            self.drop(kind)
            self.speak(now)

    def speak(self, now: int) -> None:
        """Sends what is outstanding, or beacon at rest; the period begins anew with it."""
        kind = self.outstanding()
        if kind is None:
            return
        self.period_end = now + PERIOD
        if self.resting():
            self.beacon()
        else:
            self.say(kind, self.waiting[kind])

    def sound_frame(self, now: int) -> None:
        """Ends a rest: what is outstanding is sent before that frame is answered."""
        rested = self.resting()
        self.quiet_periods = 0
        if rested:
            self.speak(now)

    def end_period(self) -> None:
        now = self.period_end
        self.period_end = now + PERIOD
        self.quiet_periods += 1
        if self.resting():
            self.beacon()
        else:
            self.speak(now)
