#include "clock.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include "panel.h"
#include "tick.h"

#define PRESCALER 256
#define STEPS (F_CPU / PRESCALER * TICK_MS / 1000)
/** A power of two. A seal keeps the program busy for 8 ticks; what lies further back is only ever an id being stored. */
#define MOST_LEVELS 16

/** One counts in the interrupt, the other outside of it. */
static volatile uint8_t ticks;
static uint8_t taken;
/** Looked at when the tick passed and not when it is taken: ticks that had to wait must not make bouncing look steady. */
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
