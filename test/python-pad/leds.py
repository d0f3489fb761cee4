"""What the two LEDs show, in words (PROTOCOL.md, "LEDs")."""

from states import ARMED, CLOSED, IDLE, REVEALED, SEALED

IDENTIFIES_FOR = 3000  # ms
HALTED_FOR = 1000

VERDICTS = {
    "n": ("off", "off"),
    "t": ("blinks twice, pauses", "off"),
    "b": ("off", "blinks twice, pauses"),
    "o": ("off", "on"),
    "r": ("on", "on"),
}


class Leds:
    def __init__(self):
        self.verdict = "n"
        self.nudged = False
        self.acknowledged = False  # the host has the commitment of the seal that stands
        self.ready = False  # as shown: a fresh seal over an acknowledged one changes nothing at first
        self.identify_until = 0
        self.halted_until = 0

    def sealed(self) -> None:
        self.acknowledged = False
        self.nudged = False

    def acknowledge(self) -> None:
        self.acknowledged = self.ready = True

    def end_period(self) -> None:
        self.ready = self.acknowledged

    def rest_of_attempt(self, state: str) -> None:
        """Forgets what the new state does not show any more."""
        if state in (IDLE, ARMED):
            self.acknowledged = False
        if state in (IDLE, ARMED, CLOSED):
            self.ready = self.acknowledged
        if state in (IDLE, CLOSED):
            self.nudged = False

    def words(self, state: str, now: int) -> tuple[str, str]:
        """A and B."""
        if now < self.identify_until:
            return "flashes in turn with B", "four times a second"
        a, b = self.steady(state)
        return a, "on" if now < self.halted_until else b

    def steady(self, state: str) -> tuple[str, str]:
        if state == IDLE:
            return VERDICTS[self.verdict]
        if self.nudged:
            return "blinks four times a second", "blinks with it"
        if self.ready and state in (SEALED, CLOSED, REVEALED):
            return "on", "off"
        if state in (ARMED, SEALED):
            return "blinks once a second", "off"
        return "off", "off"
