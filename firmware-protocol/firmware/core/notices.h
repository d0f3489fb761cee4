#pragma once
#include <stdbool.h>
#include "protocol.h"

/** Messages the pad sends unasked, in the order in which they are sent. */
enum notice { HELLO_NOTICE, HALT_NOTICE, SEALED_NOTICE, NOTICES };

/** PROTOCOL.md, "Unasked": one notice is outstanding, the others wait. */
struct notices {
	/** One bit per notice. */
	uint8_t waiting;
	uint8_t event[NOTICES];
	uint8_t last_event;
	/** Periods since the host was last heard. */
	uint8_t unheard;
	/** Ticks until the outstanding notice is sent again. */
	uint8_t ticks;
};

/** The pad has not heard the host for so long that it sends only its beacon. */
bool notices_rest(const struct notices *notices);

/** The notice is outstanding or waits behind another. */
bool notices_waits(const struct notices *notices, enum notice notice);

/** Removes the notice. */
void notices_drop(struct notices *notices, enum notice notice);

/* Each of these returns whether to send something now: the beacon if the pad rests, else the oldest notice. */

/** `notices` is all zero. */
bool notices_boot(struct notices *notices);
/** Adds the notice with the next event number; a seal replaces a seal, a halt replaces both. */
bool notices_post(struct notices *notices, enum notice notice);
/** The host has acknowledged this notice. */
bool notices_acknowledged(struct notices *notices, enum notice notice);
/** The host has sent a valid frame. */
bool notices_heard(struct notices *notices);
bool notices_tick(struct notices *notices);

/** The outstanding notice; NOTICES if there is none. */
enum notice notices_oldest(const struct notices *notices);
