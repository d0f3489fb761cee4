#pragma once
#include <stdbool.h>
#include <stdint.h>

/*
 * The parts of an RP2040 or ESP32 board that the pad uses, through the Arduino API. C++ files implement this; they never see the
 * headers of the core, nor the core those of Arduino, so that no name of one can mean something in the other.
 */

#ifdef __cplusplus
extern "C" {
#endif

/* The sketch: what setup() and loop() call. */
void program_begin(void);
void program_run(void);

/* Serial line over USB (CDC), whose rate means nothing. */
void line_begin(void);
/** Takes the next byte received. Returns false if there is none. */
bool line_take(uint8_t *byte);
/** Queues the whole text, or nothing if there is no room. */
void line_send(const char *text, uint8_t length);
/** Passes on what is queued, as much as there is room for; never waits. Drops it if no host takes it. */
void line_flush(void);

/* Buttons to ground with the chip's pull-ups, and LEDs through a resistor to ground, at the pins of `pins.h`. */
void panel_begin(void);
/** The buttons, 1 for down: bit 0 is the first of `BUTTON_PINS`. */
uint8_t panel_buttons(void);
void panel_light(bool a, bool b);

/* Flash memory. */
#define FLASH_BYTES 32
void flash_begin(void);
/** Reads `length` bytes, at most FLASH_BYTES, as they lie in the flash. */
void flash_read(uint8_t *bytes, uint8_t length);
/** Returns false if the flash refuses. Stops everything else for up to half a second. */
bool flash_write(const uint8_t *bytes, uint8_t length);

/* The id, with its checksum. */
/** Returns the length of the id; 0 if there is none or it is damaged. `id` holds MOST_ID characters. */
uint8_t store_read_id(char *id);
/** Returns false if the id does not read back as written. */
bool store_write_id(const char *id, uint8_t length);

/* The chip. */
void chip_begin(void);
/** Why it has booted: a letter of PROTOCOL.md, "Fields". */
char chip_reset(void);
/** Fills `length` bytes, a multiple of four, from the chip's random source. */
void chip_random(uint8_t *bytes, uint8_t length);
/** Microseconds since the boot; starts again at 0 after 71 minutes. */
uint32_t chip_micros(void);
/** Leaves a millisecond to whatever else runs on the chip. */
void chip_rest(void);

#ifdef __cplusplus
}
#endif
