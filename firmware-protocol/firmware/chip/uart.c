#include "board.h"
#include <avr/interrupt.h>
#include <avr/io.h>

/** Powers of two. A command fits into `in`; an answer and a notice fit into `out`. */
#define IN_SIZE 64
#define OUT_SIZE 128

#define LISTENING (_BV(RXCIE0) | _BV(RXEN0) | _BV(TXEN0))

static volatile uint8_t in[IN_SIZE];
static volatile uint8_t in_written, in_read;
static volatile char out[OUT_SIZE];
static volatile uint8_t out_written, out_read;

void uart_begin(void)
{
	/* Double speed: 16 MHz / 8 / 17 is 2.1 % above 115,200 baud, as on every Uno. */
	UCSR0A = _BV(U2X0);
	UBRR0 = F_CPU / 8 / 115200 - 1;
	UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
	UCSR0B = LISTENING;
}

ISR(USART_RX_vect)
{
	const uint8_t byte = UDR0;
	const uint8_t next = (in_written + 1) & (IN_SIZE - 1);
	/* A byte without room is lost: its frame then fails the checksum, and the host asks again. */
	if (next == in_read)
		return;
	in[in_written] = byte;
	in_written = next;
}

ISR(USART_UDRE_vect)
{
	if (out_read == out_written) {
		UCSR0B = LISTENING;
		return;
	}
	UDR0 = (uint8_t)out[out_read];
	out_read = (out_read + 1) & (OUT_SIZE - 1);
}

bool uart_waits(void)
{
	return in_read != in_written;
}

bool uart_take(uint8_t *byte)
{
	if (in_read == in_written)
		return false;
	*byte = in[in_read];
	in_read = (in_read + 1) & (IN_SIZE - 1);
	return true;
}

void uart_send(const char *text, uint8_t length)
{
	const uint8_t room = (uint8_t)(out_read - out_written - 1) & (OUT_SIZE - 1);
	uint8_t written = out_written;
	if (length > room)
		return;
	for (; length > 0; length--, written = (written + 1) & (OUT_SIZE - 1))
		out[written] = *text++;
	out_written = written;
	UCSR0B = LISTENING | _BV(UDRIE0);
}
