"""Six buttons: which of them makes a seal, and which two halt (PROTOCOL.md, "Buttons").

The orders of the pad's operator are steady levels, so nothing is left to debounce.
"""

HALT_AFTER = 700  # ms


class Buttons:
    def __init__(self, held_at_boot: set[int]):
        self.held_at_boot = held_at_boot  # these count for nothing until they are let go
        self.down: set[int] = set()
        self.halt_due: int | None = None

    def held(self) -> set[int]:
        return self.held_at_boot | self.down

    def go_down(self, button: int, now: int) -> bool:
        """True if this press seals."""
        if button in self.held():
            return False
        self.down.add(button)
        if len(self.down) == 2:
            self.halt_due = now + HALT_AFTER
        return len(self.down) == 1

    def go_up(self, button: int) -> bool:
        """True if all are now up."""
        self.held_at_boot.discard(button)
        self.down.discard(button)
        if len(self.down) < 2:
            self.halt_due = None
        return not self.down
