#include "board.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include <string.h>

/** Set by the linker: the first byte behind the variables. */
extern uint8_t __heap_start;

static uint8_t stamps[NOISE_BYTES];
static uint8_t next;

void noise_begin(void)
{
	PCMSK2 = 0xFC;
	PCICR = _BV(PCIE2);
}

ISR(PCINT2_vect)
{
	stamps[next] ^= TCNT0;
	next = (next + 1) & (NOISE_BYTES - 1);
}

const void *noise_stamps(void)
{
	return stamps;
}

void noise_of_ram(uint8_t noise[NOISE_BYTES])
{
	uint8_t i = 0;
	memset(noise, 0, NOISE_BYTES);
	for (const uint8_t *at = &__heap_start; at < (const uint8_t *)SP; at++, i = (i + 1) & (NOISE_BYTES - 1))
		noise[i] = (uint8_t)(noise[i] << 1 | noise[i] >> 7) ^ *at;
}
