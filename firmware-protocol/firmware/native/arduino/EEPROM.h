#pragma once
#include <stddef.h>
#include <stdint.h>

/** What is written reaches the file that stands for the flash only with commit(), as on both boards. */
class EEPROMClass {
public:
	bool begin(size_t size);
	uint8_t read(int address);
	void write(int address, uint8_t value);
	bool commit();
	bool end();
};
extern EEPROMClass EEPROM;
