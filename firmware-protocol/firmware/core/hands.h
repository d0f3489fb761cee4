#ifndef HANDS_H
#define HANDS_H
#include <stdbool.h>
#include <stdint.h>
#include "pool.h"

/* What the pad asks of the chip it runs on. */

/** Sends a whole frame, or nothing where there is no room: who misses it asks again. */
void hands_send(const char *frame, uint8_t length);

/** Stores the pad's id. False where it does not read back as it was written. */
bool hands_store_id(const char *id, uint8_t length);

/** NOISE_BYTES bytes that nobody can foretell: when the buttons moved. They may change at any moment. */
const void *hands_noise(void);

#endif
