#include <string.h>
#include "board.h"
#include "crc16.h"
#include "protocol.h"

/** The bytes in flash: the length of the id, the id padded with zeros, and the checksum of both. */
#define CRC_AT (1 + MOST_ID)
#define STORED_BYTES (CRC_AT + 2)

static uint16_t crc_in(const uint8_t stored[STORED_BYTES])
{
	return (uint16_t)(stored[CRC_AT] << 8 | stored[CRC_AT + 1]);
}

uint8_t store_read_id(char *id)
{
	uint8_t stored[STORED_BYTES];
	flash_read(stored, sizeof stored);
	const uint8_t length = stored[0];
	if (length == 0 || length > MOST_ID || crc_in(stored) != crc16_of(stored, CRC_AT))
		return 0;
	memcpy(id, stored + 1, length);
	return length;
}

bool store_write_id(const char *id, uint8_t length)
{
	uint8_t stored[STORED_BYTES] = {length};
	char read[MOST_ID];
	memcpy(stored + 1, id, length);
	const uint16_t crc = crc16_of(stored, CRC_AT);
	stored[CRC_AT] = (uint8_t)(crc >> 8);
	stored[CRC_AT + 1] = (uint8_t)crc;
	return flash_write(stored, sizeof stored) && store_read_id(read) == length && memcmp(read, id, length) == 0;
}
