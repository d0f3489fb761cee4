#include "board.h"
#include <avr/eeprom.h>
#include <string.h>
#include "crc16.h"

struct stored_id {
	uint8_t length;
	char id[MOST_ID];
	uint16_t crc;
};

#define ID_AT ((struct stored_id *)0)
#define POOL_AT ((struct pool *)32)

static uint16_t crc_of(const struct stored_id *stored)
{
	return crc16_of(stored, sizeof *stored - sizeof stored->crc);
}

static bool is_whole(const struct stored_id *stored)
{
	return stored->length > 0 && stored->length <= MOST_ID && stored->crc == crc_of(stored);
}

uint8_t store_read_id(char id[MOST_ID])
{
	struct stored_id stored;
	eeprom_read_block(&stored, ID_AT, sizeof stored);
	if (!is_whole(&stored))
		return 0;
	memcpy(id, stored.id, stored.length);
	return stored.length;
}

bool store_write_id(const char *id, uint8_t length)
{
	struct stored_id stored = {.length = length};
	char read[MOST_ID];
	memcpy(stored.id, id, length);
	stored.crc = crc_of(&stored);
	eeprom_write_block(&stored, ID_AT, sizeof stored);
	return store_read_id(read) == length && memcmp(read, id, length) == 0;
}

void store_read_pool(struct pool *pool)
{
	eeprom_read_block(pool, POOL_AT, sizeof *pool);
}

void store_write_pool(const struct pool *pool)
{
	/* Writes unchanged bytes too, so that the time taken tells nothing of the pool. */
	eeprom_write_block(pool, POOL_AT, sizeof *pool);
}
