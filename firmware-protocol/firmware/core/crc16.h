#pragma once
#include <stdint.h>

/** The CRC-16/CCITT-FALSE of `length` bytes. PROTOCOL.md, "Frames". */
uint16_t crc16_of(const void *bytes, uint8_t length);
