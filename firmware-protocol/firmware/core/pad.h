#pragma once
#include "buttons.h"
#include "frame.h"
#include "leds.h"
#include "memory.h"
#include "notices.h"
#include "command.h"
#include "pool.h"

/** A pad as described in PROTOCOL.md. What survives a reset is in `kept`. */
struct pad {
	/* Small members come first: instructions reach only 64 bytes from a pointer. */
	struct memory *kept;
	/** An enum reset. */
	uint8_t cause;
	/** The command that `answer` answers; letter 0 for none. */
	char last_letter;
	uint8_t last_sequence;
	/** Ticks until the pad closes by itself; 0 if no count is running. */
	uint16_t closing;
	/** The seal made by the press that still holds a button down; 0 for none. */
	uint16_t pressed_seal;
	struct buttons buttons;
	struct leds leds;
	/** 0 if the pad has no id. */
	uint8_t id_length;
	char id[MOST_ID];
	struct notices notices;
	struct memory memory;
	struct pool pool;
	struct frame_reader reader;
	struct frame_writer answer;
};

/** What the pad knows when it boots. */
struct awake {
	enum reset cause;
	const char *id;
	/** 0 if the store is empty or damaged. */
	uint8_t id_length;
	/** The buttons, 1 for down, by the bits of `face_of_button`. */
	uint8_t level;
	/** Random bytes whose successor was stored before this call. */
	const struct pool *pool;
};

/**
 * Boots a pad that is all zero, with the two copies of its memory, and sends hello. After a power cycle the copies are
 * ignored.
 */
void pad_boot(struct pad *pad, struct memory kept[2], const struct awake *awake);

/** A byte from the host. */
void pad_hear(struct pad *pad, uint8_t byte);

/** Call every TICK_MS with the level of the buttons. Returns LED_A and LED_B for the LEDs that are lit. */
uint8_t pad_tick(struct pad *pad, uint8_t level);
