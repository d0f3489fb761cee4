"""What the two LEDs show, in words (PROTOCOL.md, "LEDs")."""

from states import CLOSED, IDLE, REVEALED, States

OFF = ("off", "off")
CHOOSE = ("blinks once a second", "off")
READY = ("on", "off")
VERDICTS = {
    "n": OFF,
    "t": ("blinks twice, pauses", "off"),
    "b": ("off", "blinks twice, pauses"),
    "o": ("off", "on"),
    "r": ("on", "on"),
}
NUDGED, HALTED, IDENTIFY = "nudged", "halted", "identify"
LASTS = {HALTED: 1000, IDENTIFY: 3000}  # ms; a nudge lasts until the state's light changes


class Leds:
    def __init__(self):
        self.acknowledged = False  # what A tells: the host has the commitment of what stands
        self.steady = OFF
        self.passing: str | None = None  # shown over the steady light
        self.passes_at: int | None = None

    def show(self, states: States) -> None:
        """Sets the light of a state; a change ends any passing signal."""
        steady = self.light_of(states)
        if steady != self.steady:
            self.steady = steady
            self.passing = None

    def light_of(self, states: States) -> tuple[str, str]:
        if states.state == IDLE:
            return VERDICTS[states.verdict]
        if self.acknowledged:
            return READY
        return OFF if states.state in (CLOSED, REVEALED) else CHOOSE

    def pass_over(self, what: str, now: int) -> None:
        self.passing = what
        self.passes_at = now + LASTS[what] if what in LASTS else None

    def words(self, now: int) -> tuple[str, str]:
        """A and B."""
        if self.passes_at is not None and self.passes_at <= now:
            self.passing = self.passes_at = None
        a, b = self.steady
        match self.passing:
            case "nudged":
                return "blinks four times a second", "blinks with A"
            case "halted":
                return a, "on"
            case "identify":
                return "flashes four times a second", "flashes in turn with A"
            case _:
                return a, b
