#ifndef ORDER_H
#define ORDER_H
#include "protocol.h"

/** What the host says, checked: exactly what PROTOCOL.md allows. */
struct order {
	/** The letter of "What the host sends". */
	char letter;
	/** 1 to 255; 0 of an ack. */
	uint8_t sequence;
	/** arm, closeIn, close, reveal, result, nudge, abort, halted. */
	uint32_t attempt;
	/** arm. */
	uint8_t host_nonce[NONCE_BYTES];
	/** reveal; closeIn: the ms. */
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
 * Reads a frame from its first byte on, without newline, and writes over its `*`. What is no order gives the error to answer, and in `order->sequence`
 * the sequence to answer it with (0 where none could be read).
 */
enum error order_read(struct order *order, char *text, uint8_t length);

#endif
