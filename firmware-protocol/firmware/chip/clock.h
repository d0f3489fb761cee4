#ifndef CLOCK_H
#define CLOCK_H
#include <stdbool.h>
#include <stdint.h>

/* Timer 0 ticks every 2 ms, in 125 steps. ATmega328P data sheet, section 14. */

void clock_begin(void);

/** Takes one tick that has passed; false for none. */
bool clock_take(void);
/** Whether a tick waits. */
bool clock_waits(void);

#endif
