"""What the pad says by itself: notices, periods, rest and beacon (PROTOCOL.md, "Unasked")."""

from typing import Callable

PERIOD = 250  # ms
PERIODS_TO_REST = 8
HELLO, HALT, SEALED = "hello", "halt", "sealed"
ORDER = (HELLO, HALT, SEALED)


class Notices:
    """Says the oldest notice, at once and after each period, until it is acknowledged."""

    def __init__(self, now: int, say: Callable[[str, int], None], beacon: Callable[[], None]):
        self.waiting: dict[str, int] = {}  # each kind with its event; the first of ORDER is outstanding
        self.event = 0
        self.said: tuple[str, int] | None = None
        self.period_end = now + PERIOD
        self.heard = False  # a sound frame, in this period
        self.quiet = 0  # periods in a row without one
        self.say = say
        self.beacon = beacon

    def oldest(self) -> tuple[str, int] | None:
        return next(((kind, self.waiting[kind]) for kind in ORDER if kind in self.waiting), None)

    def resting(self) -> bool:
        return self.quiet >= PERIODS_TO_REST

    def tell(self, kind: str) -> None:
        """A fresh notice replaces an older one of its kind; a halt replaces sealed too."""
        if kind == HALT:
            self.drop(SEALED)
        self.event = 0 if kind == HELLO else self.event % 255 + 1
        self.waiting[kind] = self.event

    def drop(self, kind: str) -> None:
        self.waiting.pop(kind, None)

    def acknowledge(self, event: int) -> str | None:
        """The kind that was outstanding with this event."""
        oldest = self.oldest()
        if oldest is None or oldest[1] != event:
            return None
        self.drop(oldest[0])
        return oldest[0]

    def settle(self, now: int) -> None:
        """A notice that has become the oldest is said at once."""
        if self.oldest() != self.said:
            self.speak(now)

    def speak(self, now: int) -> None:
        """Says what is outstanding, or beacon at rest; the period begins anew with it."""
        self.said = self.oldest()
        if self.said is None:
            return
        self.period_end = now + PERIOD
        if self.resting():
            self.beacon()
        else:
            self.say(*self.said)

    def sound_frame(self, now: int) -> None:
        """Ends a rest: what is outstanding is said before that frame is answered."""
        rested = self.resting()
        self.heard = True
        self.quiet = 0
        if rested:
            self.speak(now)

    def end_period(self) -> None:
        now = self.period_end
        self.period_end = now + PERIOD
        self.quiet = 0 if self.heard else self.quiet + 1
        self.heard = False
        if self.resting():
            self.said = self.oldest()
            self.beacon()
        else:
            self.speak(now)
