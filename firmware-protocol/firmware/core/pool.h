#pragma once
#include "protocol.h"

#define POOL_BYTES 32

/** Random bytes for nonces; stirring can only add entropy. PROTOCOL.md, "The sealed face". */
struct pool {
	uint8_t bytes[POOL_BYTES];
};

#define NOISE_BYTES 8
/** Stirs in NOISE_BYTES bytes. The old pool cannot be computed from the new one. */
void pool_stir(struct pool *pool, const void *noise);

/** Draws a nonce that reveals nothing of the pool. Stir before each draw: the same pool gives the same nonce. */
void pool_draw(const struct pool *pool, uint8_t nonce[NONCE_BYTES]);
