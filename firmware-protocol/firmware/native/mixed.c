#include "mixed.h"

static uint32_t turned(uint32_t word, uint8_t right)
{
	return word >> right | word << (32 - right);
}

uint32_t mixed(uint32_t word, uint8_t first, uint8_t second, uint8_t third)
{
	return turned(word, first) ^ turned(word, first + second) ^ turned(word, first + second + third);
}
