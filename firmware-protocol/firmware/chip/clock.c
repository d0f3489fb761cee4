#include "board.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include "hal.h"

#define PRESCALER 256
#define STEPS (F_CPU / PRESCALER * TICK_MS / 1000)
/** A power of two, and more than the 8 ticks that a seal takes; only storing an id takes longer. */
#define MOST_LEVELS 16

/** Counted by the interrupt, and taken by the program. */
static volatile uint8_t ticks;
static uint8_t taken;
/** Sampled by the interrupt, since late sampling could make a bouncing contact look steady. */
static volatile uint8_t levels[MOST_LEVELS];

void clock_begin(void)
{
	TCCR0A = _BV(WGM01);
	OCR0A = STEPS - 1;
	TIMSK0 = _BV(OCIE0A);
	TCCR0B = _BV(CS02);
}

ISR(TIMER0_COMPA_vect)
{
	levels[ticks & (MOST_LEVELS - 1)] = panel_buttons();
	ticks++;
}

bool clock_waits(void)
{
	return ticks != taken;
}

bool clock_take(uint8_t *level)
{
	if (!clock_waits())
		return false;
	*level = levels[taken++ & (MOST_LEVELS - 1)];
	return true;
}
