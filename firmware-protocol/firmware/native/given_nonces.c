#include "given_nonces.h"
#include <string.h>
#include "pool.h"

/* The pool is drawn from as on the chip; only what comes out is exchanged, so that whole transcripts can be compared. */
#define pool_draw drawn_from_pool
#include "../core/pool.c"
#undef pool_draw

uint8_t given_nonce[NONCE_BYTES];

void pool_draw(const struct pool *pool, uint8_t nonce[NONCE_BYTES])
{
	drawn_from_pool(pool, nonce);
	memcpy(nonce, given_nonce, NONCE_BYTES);
}
