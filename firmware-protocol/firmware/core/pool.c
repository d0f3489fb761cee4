#include "pool.h"
#include <string.h>
#include "sha256.h"

/** The bytes to hash: the pool, a letter for the use, and the noise. */
struct stirred {
	struct pool pool;
	char use;
	uint8_t noise[NOISE_BYTES];
};

void pool_stir(struct pool *pool, const void *noise)
{
	struct stirred stirred = {.pool = *pool, .use = 's'};
	memcpy(stirred.noise, noise, sizeof stirred.noise);
	sha256(&stirred, sizeof stirred, pool->bytes, POOL_BYTES);
}

void pool_draw(const struct pool *pool, uint8_t nonce[NONCE_BYTES])
{
	const struct stirred stirred = {.pool = *pool, .use = 'd'};
	sha256(&stirred, sizeof stirred, nonce, NONCE_BYTES);
}
