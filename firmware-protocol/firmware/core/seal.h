#pragma once
#include "protocol.h"

/** One sealed face; `number` 0 for none. Face and nonce leave the pad only in the answer to reveal. */
struct seal {
	uint16_t number;
	uint8_t face;
	uint8_t nonce[NONCE_BYTES];
	uint8_t commitment[COMMITMENT_BYTES];
};

/** Sets the commitment of `seal` from its face and nonce. PROTOCOL.md, "The sealed face". */
void seal_commit(struct seal *seal, const char *id, uint8_t id_length, uint32_t attempt, const uint8_t host_nonce[NONCE_BYTES]);
