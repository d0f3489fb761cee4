#ifndef LEDS_H
#define LEDS_H
#include "memory.h"

/** What passes over the light of the state. */
enum passing { NO_PASSING, NUDGED, HALTED, IDENTIFY };

struct leds {
	/** The pattern of the state, as in `leds_show`. */
	uint8_t steady;
	/** An enum passing, and the ticks left of it; a nudge stays until the light of the state changes. */
	uint8_t passing;
	uint16_t ticks;
	/** The slot of the pattern as its bit, 0 before the first, and the ticks left of it. */
	uint8_t slot;
	uint8_t slot_ticks;
};

/** Which LEDs are lit: bit 0 is A, bit 1 is B. PROTOCOL.md, "LEDs". */
#define LED_A 1
#define LED_B 2

/** The light of what the pad holds; a change of it ends what was passing. */
void leds_show(struct leds *leds, const struct memory *memory);
void leds_pass(struct leds *leds, enum passing passing);
/** One tick; returns what is lit. */
uint8_t leds_tick(struct leds *leds);

#endif
