#include "clock.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include "tick.h"

#define PRESCALER 256
#define STEPS (F_CPU / PRESCALER * TICK_MS / 1000)

/** One counts in the interrupt, the other outside of it. */
static volatile uint8_t ticks;
static uint8_t taken;

void clock_begin(void)
{
	TCCR0A = _BV(WGM01);
	OCR0A = STEPS - 1;
	TIMSK0 = _BV(OCIE0A);
	TCCR0B = _BV(CS02);
}

ISR(TIMER0_COMPA_vect)
{
	ticks++;
}

bool clock_waits(void)
{
	return ticks != taken;
}

bool clock_take(void)
{
	if (!clock_waits())
		return false;
	taken++;
	return true;
}
