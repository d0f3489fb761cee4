#pragma once
#include <stdint.h>

#define CRC16_START 0xFFFFu

/** Adds a byte to a CRC-16/CCITT-FALSE that started as CRC16_START. PROTOCOL.md, "Frames". */
uint16_t crc16_add(uint16_t crc, uint8_t byte);

/** The CRC-16/CCITT-FALSE of `length` bytes. */
uint16_t crc16_of(const void *bytes, uint8_t length);
