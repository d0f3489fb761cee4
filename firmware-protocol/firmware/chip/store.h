#ifndef STORE_H
#define STORE_H
#include <stdbool.h>
#include "pool.h"

/* EEPROM: the pad's id under its checksum from byte 0, the random pool from byte 32. */

/** The id's length; 0 where there is none, or a damaged one. */
uint8_t store_read_id(char id[MOST_ID]);
/** False where it does not read back as it was written. Takes up to 70 ms. */
bool store_write_id(const char *id, uint8_t length);

void store_read_pool(struct pool *pool);
/** Takes up to 110 ms. */
void store_write_pool(const struct pool *pool);

#endif
