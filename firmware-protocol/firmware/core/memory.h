#pragma once
#include <stdbool.h>
#include "seal.h"

/** State that survives a reset but not a power cycle. PROTOCOL.md, "What a pad keeps". */
struct memory {
	/** An enum state. */
	uint8_t state;
	/** The verdict of the last attempt (an enum verdict), until the next one is armed. */
	uint8_t verdict;
	/** The running attempt; 0 in IDLE. */
	uint32_t attempt;
	/** The highest attempt that was closed or ended. */
	uint32_t spent;
	uint8_t host_nonce[NONCE_BYTES];
	/** Seals made in this attempt; the number of a withdrawn seal is not used again. */
	uint16_t made;
	/** The host has acknowledged the current seal. */
	bool heard;
	/** The current seal. */
	struct seal seal;
	/** The seal to restore if the press that made `seal` becomes a halt. */
	struct seal before;
	/** The checksum of everything above, set by `memory_keep`. */
	uint16_t crc;
};

/** Copies the first whole copy to `memory`, or blanks it if there is none. Returns whether one was found. */
bool memory_recall(const struct memory kept[2], struct memory *memory);

/** Writes both copies with their checksum; after a reset in between, either the old or the new one is whole. */
void memory_keep(struct memory kept[2], struct memory *memory);
