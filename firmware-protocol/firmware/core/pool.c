#include "pool.h"
#include <string.h>
#include "compiler.h"
#include "sha256.h"

/** What is hashed: the pool, the letter of what for, and the noise. */
struct stirred {
	struct pool pool;
	char use;
	uint8_t noise[MOST_NOISE];
};

static void hash(const struct pool *pool, char use, const void *noise, uint8_t length, uint8_t *digest, uint8_t wanted)
{
	struct stirred stirred = {.pool = *pool, .use = use};
	memcpy(stirred.noise, noise, length);
	sha256(&stirred, sizeof stirred, digest, wanted);
}

void pool_stir(struct pool *pool, const void *noise, uint8_t length)
{
	hash(pool, 's', noise, length, pool->bytes, POOL_BYTES);
}

void pool_draw(const struct pool *pool, uint8_t nonce[NONCE_BYTES])
{
	hash(pool, 'd', nonce, 0, nonce, NONCE_BYTES);
}
