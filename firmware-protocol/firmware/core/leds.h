#pragma once
#include "memory.h"

/** A signal shown for a while instead of the light of the state. */
enum passing { NO_PASSING, NUDGED, HALTED, IDENTIFY };

struct leds {
	/** The pattern of the state, set by `leds_show`. */
	uint8_t steady;
	/** An enum passing, and its remaining ticks; a nudge has none and stays until the light of the state changes. */
	uint8_t passing;
	uint16_t ticks;
	/** The bit of the current slot (0 before the first), and its remaining ticks. */
	uint8_t slot;
	uint8_t slot_ticks;
};

/* PROTOCOL.md, "LEDs". */
#define LED_A 1
#define LED_B 2

/** Shows the state of the pad. If its light changes, a passing signal ends. */
void leds_show(struct leds *leds, const struct memory *memory);
void leds_pass(struct leds *leds, enum passing passing);
/** One tick. Returns LED_A and LED_B for the LEDs that are lit. */
uint8_t leds_tick(struct leds *leds);
