#ifndef POOL_H
#define POOL_H
#include "protocol.h"

#define POOL_BYTES 32

/** Random bytes for nonces: what is stirred in can only add to what nobody knows of it. PROTOCOL.md, "The sealed face". */
struct pool {
	uint8_t bytes[POOL_BYTES];
};

#define NOISE_BYTES 8
/** Stirs in NOISE_BYTES bytes; what the pool was cannot be found from what it is. */
void pool_stir(struct pool *pool, const void *noise);

/** A nonce that tells nothing of the pool. Stir before each: the same pool gives the same nonce. */
void pool_draw(const struct pool *pool, uint8_t nonce[NONCE_BYTES]);

#endif
