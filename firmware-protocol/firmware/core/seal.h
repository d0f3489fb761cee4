#ifndef SEAL_H
#define SEAL_H
#include "protocol.h"

/** One sealed face. Face and nonce leave the pad only by reveal. `number` 0: there is none. */
struct seal {
	uint16_t number;
	uint8_t face;
	uint8_t nonce[NONCE_BYTES];
	uint8_t commitment[COMMITMENT_BYTES];
};

/** Computes the commitment of `seal` over its face and nonce. PROTOCOL.md, "The sealed face". */
void seal_commit(struct seal *seal, const char *id, uint8_t id_length, uint32_t attempt, const uint8_t host_nonce[NONCE_BYTES]);

#endif
