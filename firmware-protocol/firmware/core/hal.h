#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "pool.h"

/* The hardware abstraction: what the core needs from the chip, beside a call of pad_tick every TICK_MS. */

#define TICK_MS 2
#define IN_TICKS(ms) ((ms) / TICK_MS)

/** Sends a whole frame, or nothing if there is no room; a host that misses the frame asks again. */
void hal_send(const char *frame, uint8_t length);

/** Stores the pad's id. Returns false if it does not read back as written. */
bool hal_store_id(const char *id, uint8_t length);

/** NOISE_BYTES unpredictable bytes, from the times at which buttons moved. They may change at any moment. */
const void *hal_noise(void);
