#include <Arduino.h>
#include "board.h"
#include "pins.h"

static const uint8_t buttons[] = BUTTON_PINS;

void panel_begin(void)
{
	for (const uint8_t pin : buttons)
		pinMode(pin, INPUT_PULLUP);
	pinMode(LED_A_PIN, OUTPUT);
	pinMode(LED_B_PIN, OUTPUT);
	panel_light(false, false);
	/* The pull-ups need time to charge a long wire. */
	delay(1);
}

uint8_t panel_buttons(void)
{
	uint8_t down = 0;
	uint8_t bit = 1;
	for (const uint8_t pin : buttons) {
		/* No branch, so that the time taken does not depend on which button is down. */
		down |= (uint8_t)(bit * (digitalRead(pin) == LOW));
		bit = (uint8_t)(bit << 1);
	}
	return down;
}

void panel_light(bool a, bool b)
{
	digitalWrite(LED_A_PIN, a ? HIGH : LOW);
	digitalWrite(LED_B_PIN, b ? HIGH : LOW);
}
