#ifndef CLOCK_H
#define CLOCK_H
#include <stdbool.h>
#include <stdint.h>

/* Timer 0 ticks every 2 ms, in 125 steps. ATmega328P data sheet, section 14. */

void clock_begin(void);

/** Takes the oldest tick that has passed, with the level the buttons had at it; false for none. */
bool clock_take(uint8_t *level);
/** Whether a tick waits. */
bool clock_waits(void);

#endif
