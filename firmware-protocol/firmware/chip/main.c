#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include "board.h"
#include "compiler.h"
#include "hal.h"
#include "pad.h"

/* The start-up code leaves `.noinit` alone, so this survives a reset. */
static struct memory kept[2] __attribute__((section(".noinit")));
static uint8_t reset_flags __attribute__((section(".noinit")));

static struct pad pad;

/** Runs before variables are set up, since after a watchdog reset the watchdog stays enabled with its shortest time. */
static void __attribute__((naked, used, section(".init3"))) note_reset(void)
{
	reset_flags = MCUSR;
	MCUSR = 0;
	wdt_disable();
}

void hal_send(const char *frame, uint8_t length)
{
	uart_send(frame, length);
}

bool hal_store_id(const char *id, uint8_t length)
{
	return store_write_id(id, length);
}

const void *hal_noise(void)
{
	return noise_stamps();
}

/** By the bits of MCUSR. */
static const char causes[] IN_FLASH = {BY_POWER, BY_EXTERNAL, BY_BROWNOUT, BY_WATCHDOG};

/** BY_NONE if the bootloader has cleared the flags, as many do; then only the checksum of `kept` decides. */
static enum reset cause(void)
{
	for (uint8_t i = 0; i < sizeof causes; i++, reset_flags >>= 1)
		if (reset_flags & 1)
			return (enum reset)flash_byte(&causes[i]);
	return BY_NONE;
}

/** Gives a pool never used before and stores its successor, so that not even a power failure makes it repeat. */
static void renew(struct pool *pool, const uint8_t noise[NOISE_BYTES])
{
	struct pool next;
	store_read_pool(pool);
	pool_stir(pool, noise);
	next = *pool;
	pool_stir(&next, noise);
	store_write_pool(&next);
}

static NOINLINE void begin(void)
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

/** Sleeps until an interrupt. Interrupts are off during the check, so that none is missed between check and sleep. */
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
		/* One byte per tick at most, so that a flood of bytes cannot delay the clock. */
		if (uart_take(&byte))
			pad_hear(&pad, byte);
		if (clock_take(&level))
			panel_light(pad_tick(&pad, level));
		sleep_until_work();
	}
}
