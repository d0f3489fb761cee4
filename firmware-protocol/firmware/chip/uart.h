#ifndef UART_H
#define UART_H
#include <stdbool.h>
#include <stdint.h>

/* The serial line: 115,200 baud, 8 data bits, no parity, 1 stop bit, by interrupts. ATmega328P data sheet, section 19. */

void uart_begin(void);

/** The next byte that has arrived; false for none. */
bool uart_take(uint8_t *byte);
/** Whether a byte waits. */
bool uart_waits(void);

/** Sends all of it, or nothing where there is no room. */
void uart_send(const char *text, uint8_t length);

#endif
