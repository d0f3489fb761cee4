#pragma once
#include <stdbool.h>
#include <stdint.h>

#define BUTTONS 6

/** Six buttons as bits, 1 for down. PROTOCOL.md, "Buttons". */
struct buttons {
	/** The debounced level, and per button a three-bit count of the ticks for which the level has differed from it. */
	uint8_t steady, ticks0, ticks1, ticks2;
	/** Held since boot: ignored until released. */
	uint8_t ignored;
	/** The buttons that counted as down at the last tick. */
	uint8_t down;
	/** Ticks for which two buttons have been down together; 0 while they are not, or once the halt was reported. */
	uint16_t together;
};

struct pressed {
	/** The bit of the button that went down while all were up; 0 for none. */
	uint8_t press;
	/** Two buttons have been down together for 0.7 s. */
	bool halt;
	/** All buttons are up again. */
	bool released;
};

/** `buttons` is all zero; `level` is what the buttons read at boot, not debounced. */
void buttons_boot(struct buttons *buttons, uint8_t level);

/** One tick with the current level. Takes the same number of cycles for every button. */
struct pressed buttons_tick(struct buttons *buttons, uint8_t level);
