#pragma once
#include "protocol.h"

/** A valid command from the host. PROTOCOL.md, "What the host sends". */
struct command {
	char letter;
	/** 1 to 255; 0 for an ack. */
	uint8_t sequence;
	/** arm, closeIn, close, reveal, result, nudge, abort, halted. */
	uint32_t attempt;
	/** arm. */
	uint8_t host_nonce[NONCE_BYTES];
	/** reveal; for closeIn, the ms. */
	uint16_t seal;
	/** result: its letter. */
	uint8_t verdict;
	/** ack. */
	uint8_t event;
	/** setId. */
	uint8_t id_length;
	char id[MOST_ID];
};

/**
 * Reads a frame without its newline, and overwrites its `*`. If the frame is no command, returns the error to answer and sets
 * `command->sequence` to the sequence of that answer (0 if none could be read).
 */
enum error command_read(struct command *command, char *text, uint8_t length);
