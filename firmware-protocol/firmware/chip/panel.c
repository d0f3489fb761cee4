#include "board.h"
#include <avr/io.h>
#include <util/delay.h>
#include "leds.h"

#define BUTTONS_MASK 0xFC

void panel_begin(void)
{
	PORTD = BUTTONS_MASK;
	DDRB = _BV(PB1) | _BV(PB2);
	/* Pull up the unused inputs too: a floating pin draws current and wakes the chip. */
	PORTB = _BV(PB0) | _BV(PB3) | _BV(PB4) | _BV(PB5);
	PORTC = 0x3F;
	/* The pull-ups need time to charge a long wire. */
	_delay_us(100);
}

uint8_t panel_buttons(void)
{
	return (uint8_t)(~PIND & BUTTONS_MASK) >> 2;
}

void panel_light(uint8_t lit)
{
	uint8_t port = PORTB & (uint8_t)~(_BV(PB1) | _BV(PB2));
	if (lit & LED_A)
		port |= _BV(PB1);
	if (lit & LED_B)
		port |= _BV(PB2);
	PORTB = port;
}
