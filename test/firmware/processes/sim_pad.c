/*
 * The pad's program in simavr, behind a pseudo-terminal. `sim_pad PAD.HEX` names the terminal in its first line; on stdin
 * it receives `down BIT` and `up BIT` of the buttons (D2 is bit 0), and prints `on LED` and `off LED` (0 is A, 1 is B). It ends
 * with its stdin. Only tests use it.
 */
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_hex.h>

#define FIRST_BUTTON 2
#define BUTTONS 6
#define FIRST_LED 1
#define LEDS 2
#define HERTZ 16000000
/** Cycles between two actions of a finger: 30 ms, longer than buttons are debounced. */
#define FINGER (HERTZ / 1000 * 30)
/** Steps of the processor, or of its sleep, between two checks of terminal and stdin. */
#define STEPS 500

static int terminal;
static avr_irq_t *receiver;
static bool full;

static void transmitted(avr_irq_t *irq, uint32_t byte, void *param)
{
	const char character = (char)byte;
	(void)irq, (void)param;
	if (write(terminal, &character, 1) < 0)
		perror("terminal");
}

static void has_room(avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq, (void)value, (void)param;
	full = false;
}

static void is_full(avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq, (void)value, (void)param;
	full = true;
}

static void press(avr_t *avr, int bit, bool down)
{
	avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), FIRST_BUTTON + bit), !down);
}

static void lit(avr_irq_t *irq, uint32_t level, void *param)
{
	(void)param;
	printf("%s %d\n", level ? "on" : "off", irq->irq - FIRST_LED);
}

static avr_t *powered(const char *hex)
{
	uint32_t size, start, flags = 0;
	uint8_t *program = read_ihex_file(hex, &size, &start);
	avr_t *avr = avr_make_mcu_by_name("atmega328p");
	if (program == NULL || avr == NULL)
		exit(2);
	avr_init(avr);
	avr->frequency = HERTZ;
	avr_loadcode(avr, program, size, start);
	avr->codeend = avr->flashend;
	/* The pad's output does not belong on the console. */
	avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
	receiver = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), transmitted, NULL);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), has_room, NULL);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), is_full, NULL);
	for (int led = 0; led < LEDS; led++)
		avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), FIRST_LED + led), lit, NULL);
	for (int bit = 0; bit < BUTTONS; bit++)
		press(avr, bit, false);
	return avr;
}

/** Whatever the host has sent, a byte at a time while the pad has room. */
static void carry(void)
{
	char character;
	while (!full && read(terminal, &character, 1) == 1)
		avr_raise_irq(receiver, (uint8_t)character);
}

/** False once stdin has ended. */
static bool hands_on(avr_t *avr)
{
	static char line[64];
	static avr_cycle_count_t ready;
	struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
	char what[8];
	int bit;
	if (avr->cycle < ready || poll(&in, 1, 0) <= 0)
		return true;
	if (fgets(line, sizeof line, stdin) == NULL)
		return false;
	ready = avr->cycle + FINGER;
	if (sscanf(line, "%7s %d", what, &bit) == 2)
		press(avr, bit, *what == 'd');
	return true;
}

int main(int count, char **arguments)
{
	struct termios raw;
	int slave;
	char name[64];
	if (count != 2 || openpty(&terminal, &slave, name, NULL, NULL) != 0)
		return 2;
	tcgetattr(slave, &raw);
	cfmakeraw(&raw);
	tcsetattr(slave, TCSANOW, &raw);
	fcntl(terminal, F_SETFL, O_NONBLOCK);
	setvbuf(stdin, NULL, _IONBF, 0);
	setvbuf(stdout, NULL, _IOLBF, 0);
	printf("%s\n", name);
	avr_t *avr = powered(arguments[1]);
	do {
		carry();
		for (int step = 0; step < STEPS; step++) {
			const int state = avr_run(avr);
			if (state == cpu_Done || state == cpu_Crashed)
				return 1;
			if (state == cpu_Sleeping)
				break;
		}
	} while (hands_on(avr));
	return 0;
}
