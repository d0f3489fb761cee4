#ifndef NOTICES_H
#define NOTICES_H
#include <stdbool.h>
#include "protocol.h"

/** What the pad says unasked, oldest first. A halt is older than the seal that may wait behind it. */
enum notice { HELLO_NOTICE, HALT_NOTICE, SEALED_NOTICE, NOTICES };

/** PROTOCOL.md, "Unasked": one outstanding, the others wait. */
struct notices {
	/** Bit by notice. */
	uint8_t waiting;
	uint8_t event[NOTICES];
	uint8_t last_event;
	/** Repeats without a word from the host. */
	uint8_t unheard;
	/** Ticks until the outstanding one is said again; 0 while none is due. */
	uint8_t ticks;
	/** What the notices told of when they were made. */
	uint32_t attempt[NOTICES];
	uint16_t seal[NOTICES];
	uint8_t commitment[COMMITMENT_BYTES];
};

/* All return whether the oldest notice is to be said now. */

/** Starts from all zero. */
bool notices_boot(struct notices *notices);
/** Gives the notice the next event number; a seal replaces a seal, a halt replaces both. */
bool notices_post(struct notices *notices, enum notice notice, uint32_t attempt, uint16_t seal);
bool notices_acknowledged(struct notices *notices, uint8_t event);
/** The host has said something sound. */
bool notices_heard(struct notices *notices);
bool notices_tick(struct notices *notices);

/** The one outstanding; NOTICES for none. */
enum notice notices_oldest(const struct notices *notices);

#endif
