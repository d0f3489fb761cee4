#ifndef CRC16_H
#define CRC16_H
#include <stdint.h>

#define CRC16_START 0xFFFFu

/** One more byte into a CRC-16/CCITT-FALSE that began with CRC16_START. PROTOCOL.md, "Frames". */
uint16_t crc16_add(uint16_t crc, uint8_t byte);

/** The CRC of `length` bytes. */
uint16_t crc16_of(const void *bytes, uint8_t length);

#endif
