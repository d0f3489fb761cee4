#include "leds.h"
#include "compiler.h"
#include "hal.h"
#include "rounds.h"

/** Every pattern lasts one second, in eight slots. */
#define SLOT IN_TICKS(126)
#define FIRST_SLOT 0x80

/** One bit per slot for each LED; the highest bit is the first slot. */
struct pattern {
	uint8_t a, b;
};

enum light { DARK, CHOOSE, READY, TOOK_LIGHT, BLOCKED_LIGHT, OUT_LIGHT, BACK_LIGHT, NUDGED_LIGHT, IDENTIFY_LIGHT };

static const struct pattern patterns[] IN_FLASH = {
	[DARK] = {0x00, 0x00},
	[CHOOSE] = {0xF0, 0x00},
	[READY] = {0xFF, 0x00},
	[TOOK_LIGHT] = {0xA0, 0x00},
	[BLOCKED_LIGHT] = {0x00, 0xA0},
	[OUT_LIGHT] = {0x00, 0xFF},
	[BACK_LIGHT] = {0xFF, 0xFF},
	[NUDGED_LIGHT] = {0xAA, 0xAA},
	[IDENTIFY_LIGHT] = {0xAA, 0x55},
};

static uint8_t light_of_verdict(uint8_t verdict)
{
	switch (verdict) {
	case TOOK: return TOOK_LIGHT;
	case BLOCKED: return BLOCKED_LIGHT;
	case OUT: return OUT_LIGHT;
	case BACK: return BACK_LIGHT;
	default: return DARK;
	}
}

static uint8_t light_of(const struct memory *memory)
{
	switch (memory->state) {
	case IDLE: return light_of_verdict(memory->verdict);
	default:
		if (memory->heard)
			return READY;
		return round_chooses(memory) ? CHOOSE : DARK;
	}
}

static void begin(struct leds *leds, enum passing passing, uint16_t ticks)
{
	leds->passing = passing;
	leds->ticks = ticks;
	leds->slot = leds->slot_ticks = 0;
}

void leds_show(struct leds *leds, const struct memory *memory)
{
	const uint8_t light = light_of(memory);
	if (light == leds->steady)
		return;
	leds->steady = light;
	begin(leds, NO_PASSING, 0);
}

void leds_pass(struct leds *leds, enum passing passing)
{
	begin(leds, passing, passing == HALTED ? IN_TICKS(1000) : passing == IDENTIFY ? IN_TICKS(3000) : 0);
}

uint8_t leds_tick(struct leds *leds)
{
	if (leds->ticks > 0 && --leds->ticks == 0)
		begin(leds, NO_PASSING, 0);
	const uint8_t light = leds->passing == NUDGED ? NUDGED_LIGHT : leds->passing == IDENTIFY ? IDENTIFY_LIGHT : leds->steady;
	if (leds->slot_ticks == 0) {
		leds->slot_ticks = SLOT;
		leds->slot = leds->slot < 2 ? FIRST_SLOT : leds->slot >> 1;
	}
	leds->slot_ticks--;
	uint8_t lit = 0;
	if (flash_byte(&patterns[light].a) & leds->slot)
		lit |= LED_A;
	if (leds->passing == HALTED || flash_byte(&patterns[light].b) & leds->slot)
		lit |= LED_B;
	return lit;
}
