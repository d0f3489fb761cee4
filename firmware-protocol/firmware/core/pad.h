#ifndef PAD_H
#define PAD_H
#include "buttons.h"
#include "frame_reader.h"
#include "frame_writer.h"
#include "leds.h"
#include "memory.h"
#include "notices.h"
#include "order.h"
#include "pool.h"

/** A pad as PROTOCOL.md describes it. What outlives a reset is `kept`, outside of it. */
struct pad {
	/* What is small stands first: the chip reaches 64 bytes from a pointer cheaply, and no more. */
	struct memory *kept;
	/** An enum reset. */
	uint8_t cause;
	/** The last command, to which the answer stands in `answer`; letter 0 for none. */
	char last_letter;
	uint8_t last_sequence;
	/** Ticks until the pad closes by itself; 0 while no count runs. */
	uint16_t closing;
	/** The number of the seal that the press of the buttons now down made; 0 for none. */
	uint16_t pressed_seal;
	struct buttons buttons;
	struct leds leds;
	/** 0 where the pad has none. */
	uint8_t id_length;
	char id[MOST_ID];
	struct notices notices;
	struct memory memory;
	struct pool pool;
	struct frame_reader reader;
	struct frame_writer answer;
};

/** What the pad wakes up with. */
struct awake {
	enum reset cause;
	const char *id;
	/** 0 where the store is empty or damaged. */
	uint8_t id_length;
	/** The buttons as they are held, 1 for down, bit i for `FACE_OF_BUTTON` i. */
	uint8_t level;
	/** Random bytes that were written back to the store before this call. */
	const struct pool *pool;
};

/**
 * Starts a pad that is all zero, as start-up code leaves it, over the two copies of its memory, and says hello. After
 * power, what they hold counts for nothing.
 */
void pad_boot(struct pad *pad, struct memory kept[2], const struct awake *awake);

/** A byte from the host. */
void pad_hear(struct pad *pad, uint8_t byte);

/** TICK_MS have passed; `level` is that of the buttons. Returns which LEDs are lit. */
uint8_t pad_tick(struct pad *pad, uint8_t level);

#endif
