#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "pool.h"

/* The parts of an Arduino Uno or Nano that the pad uses, a source file each. */

/* Serial line: 115,200 baud, 8N1, interrupt-driven. ATmega328P data sheet, section 19. */
void uart_begin(void);

/** Takes the next byte received. Returns false if there is none. */
bool uart_take(uint8_t *byte);
/** A byte is waiting. */
bool uart_waits(void);

/** Sends the whole text, or nothing if there is no room. */
void uart_send(const char *text, uint8_t length);

/* Timer 0: a tick every TICK_MS, 125 steps each. ATmega328P data sheet, section 14. */
void clock_begin(void);

/** Takes the oldest waiting tick and the level of the buttons at that tick. Returns false if there is none. */
bool clock_take(uint8_t *level);
/** A tick is waiting. */
bool clock_waits(void);

/* Buttons from D2 to D7 (PD2 to PD7) to ground; LED A at D9 (PB1) and LED B at D10 (PB2), each through a resistor to ground. */
void panel_begin(void);

/** The buttons, 1 for down: bit 0 is D2. */
uint8_t panel_buttons(void);

/** Bits LED_A and LED_B. */
void panel_light(uint8_t lit);

/* Entropy: bounces and presses are not predictable to 16 microseconds, so each edge is stamped with timer 0. */
void noise_begin(void);

/** NOISE_BYTES bytes of time stamps; each edge changes them. */
const void *noise_stamps(void);

/** Entropy from unused RAM, whose cells are random after power-up. Call before anything else uses the stack. */
void noise_of_ram(uint8_t noise[NOISE_BYTES]);

/* EEPROM: the pad's id with its checksum at byte 0, the random pool at byte 32. */
/** Returns the length of the id; 0 if there is none or it is damaged. */
uint8_t store_read_id(char id[MOST_ID]);
/** Returns false if the id does not read back as written. Takes up to 70 ms. */
bool store_write_id(const char *id, uint8_t length);

void store_read_pool(struct pool *pool);
/** Takes up to 110 ms. */
void store_write_pool(const struct pool *pool);
