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
	/** Periods without a word from the host. */
	uint8_t unheard;
	/** Ticks until the period ends and the outstanding one is said again. */
	uint8_t ticks;
};

/** The pad has heard nothing for so long that it says only its beacon. */
bool notices_rest(const struct notices *notices);

/** Whether it is outstanding or waits behind another. */
bool notices_waits(const struct notices *notices, enum notice notice);

/** This one waits no more. */
void notices_drop(struct notices *notices, enum notice notice);

/* All of these return whether something is to be said now: the beacon in rest, else the oldest notice. */

/** Starts from all zero. */
bool notices_boot(struct notices *notices);
/** Gives the notice the next event number; a seal replaces a seal, a halt replaces both. */
bool notices_post(struct notices *notices, enum notice notice);
/** The host has heard of this one. */
bool notices_acknowledged(struct notices *notices, enum notice notice);
/** The host has said something sound. */
bool notices_heard(struct notices *notices);
bool notices_tick(struct notices *notices);

/** The one outstanding; NOTICES for none. */
enum notice notices_oldest(const struct notices *notices);

#endif
