#include "seal.h"
#include <string.h>
#include "compiler.h"
#include "sha256.h"

#define TAG "HWRSEAL1"
#define TAG_BYTES 8

/** The bytes to hash, in the order of PROTOCOL.md; all members are bytes, so there is no padding. */
struct sealed {
	char tag[TAG_BYTES];
	char id[MOST_ID];
	uint8_t attempt[4];
	uint8_t host_nonce[NONCE_BYTES];
	uint8_t face;
	uint8_t nonce[NONCE_BYTES];
};

NOINLINE void seal_commit(struct seal *seal, const char *id, uint8_t id_length, uint32_t attempt, const uint8_t host_nonce[NONCE_BYTES])
{
	struct sealed sealed = {.face = seal->face};
	memcpy(sealed.tag, TAG, TAG_BYTES);
	memcpy(sealed.id, id, id_length);
	for (uint8_t i = 0; i < 4; i++)
		sealed.attempt[i] = (uint8_t)(attempt >> (24 - 8 * i));
	memcpy(sealed.host_nonce, host_nonce, NONCE_BYTES);
	memcpy(sealed.nonce, seal->nonce, NONCE_BYTES);
	sha256(&sealed, sizeof sealed, seal->commitment, COMMITMENT_BYTES);
	/* Leaves neither face nor nonce on the stack. */
	WIPE(sealed);
}
