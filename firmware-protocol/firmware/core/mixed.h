#ifndef MIXED_H
#define MIXED_H
#include <stdint.h>

/**
 * The sums of SHA-256: with x turned right written >>>, (x >>> a) ^ (x >>> b) ^ (x >>> c), where a = `first`,
 * b = a + `second` and c = b + `third`, all of them below 32. Half of all time that a seal takes is spent here, so the chip has its own.
 */
uint32_t mixed(uint32_t word, uint8_t first, uint8_t second, uint8_t third);

#endif
