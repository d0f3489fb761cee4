#include <Arduino.h>
#include <EEPROM.h>
#include "board.h"

/* Both boards keep what the EEPROM library writes in flash memory, and read it into RAM at begin(). */

void flash_begin(void)
{
	EEPROM.begin(FLASH_BYTES);
}

void flash_read(uint8_t *bytes, uint8_t length)
{
	for (uint8_t i = 0; i < length; i++)
		bytes[i] = EEPROM.read(i);
}

bool flash_write(const uint8_t *bytes, uint8_t length)
{
	for (uint8_t i = 0; i < length; i++)
		EEPROM.write(i, bytes[i]);
	const bool written = EEPROM.commit();
	/* Begins anew, so that what is read next comes from the flash. */
	EEPROM.end();
	EEPROM.begin(FLASH_BYTES);
	return written;
}
