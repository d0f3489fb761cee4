#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include "clock.h"
#include "compiler.h"
#include "flash.h"
#include "hands.h"
#include "noise.h"
#include "pad.h"
#include "panel.h"
#include "store.h"
#include "uart.h"

/* Start-up code leaves `.noinit` alone: this outlives a reset. */
static struct memory kept[2] __attribute__((section(".noinit")));
static uint8_t reset_flags __attribute__((section(".noinit")));

static struct pad pad;

/** Before variables are set up: a watchdog that has bitten goes on biting until it is told to stop. */
static void __attribute__((naked, used, section(".init3"))) note_reset(void)
{
	reset_flags = MCUSR;
	MCUSR = 0;
	wdt_disable();
}

void hands_send(const char *frame, uint8_t length)
{
	uart_send(frame, length);
}

bool hands_store_id(const char *id, uint8_t length)
{
	return store_write_id(id, length);
}

const void *hands_noise(void)
{
	return noise_stamps();
}

/** MCUSR, from its lowest bit on: power, external, brownout, watchdog. */
static const char causes[] IN_FLASH = {BY_POWER, BY_EXTERNAL, BY_BROWNOUT, BY_WATCHDOG};

/** Many bootloaders clear the flags before they hand over: then nobody knows, and the checksum over `kept` alone decides. */
static enum reset cause(void)
{
	for (uint8_t i = 0; i < sizeof causes; i++, reset_flags >>= 1)
		if (reset_flags & 1)
			return (enum reset)flash_byte(&causes[i]);
	return BY_NONE;
}

/** A pool that was never used before, also if power goes in the very next moment. What is stored does not lead back to it. */
static void renew(struct pool *pool, const uint8_t noise[NOISE_BYTES])
{
	struct pool next;
	store_read_pool(pool);
	pool_stir(pool, noise);
	next = *pool;
	pool_stir(&next, noise);
	store_write_pool(&next);
}

static APART void begin(void)
{
	uint8_t noise[NOISE_BYTES];
	struct pool pool;
	char id[MOST_ID];
	noise_of_ram(noise);
	renew(&pool, noise);
	panel_begin();
	clock_begin();
	noise_begin();
	uart_begin();
	const struct awake awake = {
		.cause = cause(),
		.id = id,
		.id_length = store_read_id(id),
		.level = panel_buttons(),
		.pool = &pool,
	};
	pad_boot(&pad, kept, &awake);
}

/** Until an interrupt. Looked at with interrupts off, so that none slips in between the look and the sleep. */
static void sleep_until_work(void)
{
	cli();
	if (!uart_waits() && !clock_waits()) {
		sei();
		sleep_cpu();
	}
	sei();
}

int main(void)
{
	uint8_t byte;
	uint8_t level;
	wdt_enable(WDTO_500MS);
	set_sleep_mode(SLEEP_MODE_IDLE);
	sleep_enable();
	begin();
	sei();
	for (;;) {
		wdt_reset();
		/* In turn, so that no flood of bytes holds up the clock. */
		if (uart_take(&byte))
			pad_hear(&pad, byte);
		if (clock_take(&level))
			panel_light(pad_tick(&pad, level));
		sleep_until_work();
	}
}
