#ifndef BUTTONS_H
#define BUTTONS_H
#include <stdbool.h>
#include <stdint.h>

#define BUTTONS 6

/** Six buttons as bits, 1 for down. PROTOCOL.md, "Buttons". */
struct buttons {
	/** The level that has been steady, and per button how many ticks another one has been. */
	uint8_t steady, ticks0, ticks1, ticks2;
	/** Held since boot: these count for nothing until they are let go. */
	uint8_t ignored;
	/** What counted as down at the last tick. */
	uint8_t down;
	/** Ticks that two have been down together; 0 while they are not, or once the halt was told. */
	uint16_t together;
};

struct pressed {
	/** The button that went down while all were up, as its bit; 0 for none. */
	uint8_t press;
	/** Two have been down together for 0.7 s. */
	bool halt;
	/** All are up again. */
	bool released;
};

/** Starts from all zero; `level`: the buttons at boot, unsteady as they may be. */
void buttons_boot(struct buttons *buttons, uint8_t level);

/** One tick with the present level. Takes the same cycles for every button. */
struct pressed buttons_tick(struct buttons *buttons, uint8_t level);

#endif
