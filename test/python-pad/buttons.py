"""Six buttons: which of them makes a seal, and which two halt (PROTOCOL.md, "Buttons").

The orders of the pad's operator are steady levels, so nothing is left to debounce.
"""

HALT_AFTER = 700  # ms


class Buttons:
    def __init__(self, held_at_boot: set[int]):
        self.held_at_boot = held_at_boot  # these count for nothing until they are let go
        self.down: dict[int, int] = {}  # button to the moment it went down, the first one first
        self.halt_is_over = False  # one halt, until all buttons are up

    def held(self) -> set[int]:
        return self.held_at_boot | set(self.down)

    def go_down(self, buttons: list[int], now: int) -> int | None:
        """Several buttons go down in the very same moment. The one whose press seals, if any."""
        fresh = [button for button in buttons if button not in self.held()]
        were_up = not self.down
        for button in fresh:
            self.down[button] = now
        return fresh[0] if were_up and len(fresh) == 1 else None

    def go_up(self, buttons: list[int]) -> bool:
        """True when all are up now."""
        for button in buttons:
            self.held_at_boot.discard(button)
            self.down.pop(button, None)
        if not self.down:
            self.halt_is_over = False
        return not self.down

    def halt_due(self) -> int | None:
        """When two buttons will have been down together for 0.7 s, counted from the second."""
        if self.halt_is_over or len(self.down) < 2:
            return None
        return list(self.down.values())[1] + HALT_AFTER

    def first(self) -> int:
        return next(iter(self.down))
