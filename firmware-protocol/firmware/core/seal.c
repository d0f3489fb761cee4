#include "seal.h"
#include <string.h>
#include "compiler.h"
#include "sha256.h"

#define TAG "HWRSEAL1"
#define TAG_BYTES 8

/** What is hashed, in the order of PROTOCOL.md. Bytes all of it, so nothing is padded. */
struct sealed {
	char tag[TAG_BYTES];
	char id[MOST_ID];
	uint8_t attempt[4];
	uint8_t host_nonce[NONCE_BYTES];
	uint8_t face;
	uint8_t nonce[NONCE_BYTES];
};

APART void seal_commit(struct seal *seal, const char *id, uint8_t id_length, uint32_t attempt, const uint8_t host_nonce[NONCE_BYTES])
{
	struct sealed sealed = {.face = seal->face};
	memcpy(sealed.tag, TAG, TAG_BYTES);
	memcpy(sealed.id, id, id_length);
	for (uint8_t i = 0; i < 4; i++)
		sealed.attempt[i] = (uint8_t)(attempt >> (24 - 8 * i));
	memcpy(sealed.host_nonce, host_nonce, NONCE_BYTES);
	memcpy(sealed.nonce, seal->nonce, NONCE_BYTES);
	sha256(&sealed, sizeof sealed, seal->commitment, COMMITMENT_BYTES);
	/* The stack keeps neither the face nor its nonce. */
	WIPE(sealed);
}
