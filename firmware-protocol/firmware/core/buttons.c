#include "buttons.h"
#include "hal.h"

#define HALT IN_TICKS(700)

void buttons_boot(struct buttons *buttons, uint8_t level)
{
	buttons->steady = buttons->ignored = level;
}

/** One three-bit counter per button, in parallel: a level that differs for seven ticks (12 to 14 ms) becomes the steady one. */
static void debounce(struct buttons *buttons, uint8_t level)
{
	const uint8_t differs = level ^ buttons->steady;
	const uint8_t carry = buttons->ticks0 & differs;
	const uint8_t carry2 = buttons->ticks1 & carry;
	buttons->ticks0 = (uint8_t)~buttons->ticks0 & differs;
	buttons->ticks1 = (buttons->ticks1 ^ carry) & differs;
	buttons->ticks2 = (buttons->ticks2 ^ carry2) & differs;
	const uint8_t seven = buttons->ticks0 & buttons->ticks1 & buttons->ticks2;
	buttons->steady ^= seven;
	buttons->ticks0 &= (uint8_t)~seven;
	buttons->ticks1 &= (uint8_t)~seven;
	buttons->ticks2 &= (uint8_t)~seven;
}

/** Looks at all six buttons, so that the time taken does not depend on which one is down. */
static uint8_t count(uint8_t down)
{
	uint8_t sum = 0;
	for (uint8_t i = 0; i < BUTTONS; i++, down >>= 1)
		sum += down & 1;
	return sum;
}

struct pressed buttons_tick(struct buttons *buttons, uint8_t level)
{
	struct pressed pressed = {0};
	debounce(buttons, level);
	buttons->ignored &= buttons->steady;
	const uint8_t before = count(buttons->down);
	buttons->down = buttons->steady & (uint8_t)~buttons->ignored;
	const uint8_t now = count(buttons->down);
	if (before == 0 && now == 1)
		pressed.press = buttons->down;
	pressed.released = before > 0 && now == 0;
	if (now < 2)
		buttons->together = 0;
	else if (before < 2)
		buttons->together = 1;
	else if (buttons->together > 0 && buttons->together++ == HALT) {
		buttons->together = 0;
		pressed.halt = true;
	}
	return pressed;
}
