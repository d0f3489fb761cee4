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

    def go_down(self, buttons: set[int], now: int) -> int | None:
        """Buttons go down at the very same moment. Returns the one whose press seals, if any."""
        before, fresh = len(self.down), buttons - self.held()
        self.down |= fresh
        if before < 2 <= len(self.down):
            self.halt_due = now + HALT_AFTER
        return min(fresh) if before == 0 and len(fresh) == 1 else None

    def go_up(self, buttons: set[int]) -> bool:
        """True if all are now up."""
        self.held_at_boot -= buttons
        self.down -= buttons
        if len(self.down) < 2:
            self.halt_due = None
        return not self.down
