#ifndef NOISE_H
#define NOISE_H
#include "pool.h"

/* Contacts bounce, and nobody presses to the sixteen microseconds: every edge is stamped with timer 0, one of 125. */

void noise_begin(void);

/** NOISE_BYTES bytes of stamps; the next edge changes them. */
const void *noise_stamps(void);

/** What stood in the RAM nobody uses when power came: cells fall as they like. Before anything else uses the stack. */
void noise_of_ram(uint8_t noise[NOISE_BYTES]);

#endif
