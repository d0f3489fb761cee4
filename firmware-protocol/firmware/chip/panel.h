#ifndef PANEL_H
#define PANEL_H
#include <stdint.h>

/* Buttons at D2 to D7 (PD2 to PD7), to ground; LED A at D9 (PB1), LED B at D10 (PB2), each to ground over its resistor. */

void panel_begin(void);

/** The buttons, 1 for down: bit 0 is D2. */
uint8_t panel_buttons(void);

/** Bits LED_A and LED_B. */
void panel_light(uint8_t lit);

#endif
