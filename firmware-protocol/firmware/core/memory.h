#ifndef MEMORY_H
#define MEMORY_H
#include <stdbool.h>
#include "seal.h"

/** What outlives a reset and not a power cycle. PROTOCOL.md, "What a pad keeps". */
struct memory {
	/** An enum state. */
	uint8_t state;
	/** The verdict of the last attempt, until the next one is armed: an enum verdict. */
	uint8_t verdict;
	/** The one that runs; 0 in IDLE. */
	uint32_t attempt;
	/** The highest attempt that was closed or over. */
	uint32_t spent;
	uint8_t host_nonce[NONCE_BYTES];
	/** Seals made in this attempt; numbers of withdrawn seals are not used again. */
	uint16_t made;
	/** The host has acknowledged the seal that stands. */
	bool heard;
	/** The one that stands. */
	struct seal seal;
	/** The one that stands again if the press that made `seal` becomes a halt. */
	struct seal before;
	/** Of everything above, once it is kept. */
	uint16_t crc;
};

/** Gives the memory that survived in one of the two copies, or a blank one; says whether it survived. */
bool memory_recall(const struct memory kept[2], struct memory *memory);

/** Keeps `memory` under its checksum, twice: a reset in the middle of it finds the old one or the new one whole. */
void memory_keep(struct memory kept[2], struct memory *memory);

#endif
