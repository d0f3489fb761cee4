#include <string.h>
#include "board.h"
#include "hal.h"
#include "leds.h"
#include "pad.h"

/* RAM that start-up code leaves alone. */
#ifdef ARDUINO_ARCH_ESP32
#include <esp_attr.h>
static RTC_NOINIT_ATTR struct memory kept[2];
#else
#include <pico.h>
static struct memory __uninitialized_ram(kept)[2];
#endif

#define TICK_US (1000u * TICK_MS)

static struct pad pad;
/** When the last tick was due. */
static uint32_t ticked;

void hal_send(const char *frame, uint8_t length)
{
	line_send(frame, length);
}

bool hal_store_id(const char *id, uint8_t length)
{
	return store_write_id(id, length);
}

const void *hal_noise(void)
{
	static uint8_t noise[NOISE_BYTES];
	const uint32_t pressed = chip_micros();
	chip_random(noise, sizeof noise);
	/* Should the random source fail, there is still the time of the press. */
	for (uint8_t i = 0; i < sizeof pressed; i++)
		noise[i] ^= (uint8_t)(pressed >> 8 * i);
	return noise;
}

void program_begin(void)
{
	/* Drawn anew at every boot. Storing one would write to flash each time, and could lose the id if power goes meanwhile. */
	struct pool pool;
	char id[MOST_ID];
	chip_begin();
	panel_begin();
	flash_begin();
	line_begin();
	chip_random(pool.bytes, sizeof pool.bytes);
	const struct awake awake = {
		.cause = (enum reset)chip_reset(),
		.id = id,
		.id_length = store_read_id(id),
		.level = panel_buttons(),
		.pool = &pool,
	};
	pad_boot(&pad, kept, &awake);
	ticked = chip_micros();
}

void program_run(void)
{
	uint8_t byte;
	/* Catches up with what was missed while an id was stored: nothing is chosen meanwhile, so no press counts. */
	for (; chip_micros() - ticked >= TICK_US; ticked += TICK_US) {
		const uint8_t lit = pad_tick(&pad, panel_buttons());
		panel_light(lit & LED_A, lit & LED_B);
	}
	line_flush();
	/* One byte at a time, so that a flood of bytes cannot delay the clock. */
	if (line_take(&byte))
		pad_hear(&pad, byte);
	else
		chip_rest();
}
