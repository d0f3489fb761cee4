#ifndef GIVEN_NONCES_H
#define GIVEN_NONCES_H
#include "protocol.h"

/** What every seal takes for its nonce from now on, in place of what the pool gives. */
extern uint8_t given_nonce[NONCE_BYTES];

#endif
