#pragma once
#include <stdint.h>

/** The bytes that fit into one block with its padding. */
#define SHA256_MOST 55

/**
 * The first `wanted` bytes (a multiple of four) of SHA-256 (FIPS 180-4) over at most SHA256_MOST bytes. The time taken depends
 * on `length` but not on the bytes. `digest` may be part of `bytes`.
 */
void sha256(const void *bytes, uint8_t length, uint8_t *digest, uint8_t wanted);
