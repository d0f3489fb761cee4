#include "crc16.h"

#define CRC16_START 0xFFFFu

static uint16_t crc16_add(uint16_t crc, uint8_t byte)
{
	/* Shifts instead of eight conditional steps: the same number of cycles for every byte. */
	crc = (uint16_t)((crc >> 8) | (crc << 8));
	crc ^= byte;
	crc ^= (uint8_t)((crc & 0xFF) >> 4);
	crc ^= (uint16_t)(crc << 12);
	crc ^= (uint16_t)((crc & 0xFF) << 5);
	return crc;
}

uint16_t crc16_of(const void *bytes, uint8_t length)
{
	const uint8_t *byte = bytes;
	uint16_t crc = CRC16_START;
	while (length-- > 0)
		crc = crc16_add(crc, *byte++);
	return crc;
}
