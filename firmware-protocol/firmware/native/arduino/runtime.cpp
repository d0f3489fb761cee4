/*
 * A board whose USB cable is a pseudo-terminal. Its argument is the file that stands for its flash. It prints the path of the
 * terminal, then `pin NUMBER LEVEL` whenever an output changes. It obeys a line of stdin each: `down PIN` and `up PIN` for a button
 * from that pin to ground, `power` (off and on), `reset`. At the end of stdin the cable is pulled.
 */
#include <Arduino.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include "runtime.h"

#define PINS 64

/* The linker names the ends of the section that holds what outlives a reset. */
extern char __start_outlives_reset[], __stop_outlives_reset[];

int terminal = -1;
const char *flash_path;
bool by_power = true;

static char **arguments;
static struct {
	uint8_t mode;
	bool down;
	int shown;
} pins[PINS];

static void fail(const char *what)
{
	perror(what);
	exit(2);
}

/** Starts this program anew, as a boot does: all variables are as at the first start, but for those that outlive a reset. */
static void boot(bool power)
{
	char variable[32];
	const int ram = memfd_create("ram", 0);
	const size_t size = (size_t)(__stop_outlives_reset - __start_outlives_reset);
	if (ram < 0 || write(ram, __start_outlives_reset, size) != (ssize_t)size)
		fail("ram");
	snprintf(variable, sizeof variable, "%d %d %d", terminal, ram, power);
	setenv("BOARD", variable, 1);
	execv("/proc/self/exe", arguments);
	fail("exec");
}

static void obey(const char *order)
{
	unsigned pin;
	if (sscanf(order, "down %u", &pin) == 1 && pin < PINS)
		pins[pin].down = true;
	else if (sscanf(order, "up %u", &pin) == 1 && pin < PINS)
		pins[pin].down = false;
	else if (strcmp(order, "power") == 0)
		boot(true);
	else if (strcmp(order, "reset") == 0)
		boot(false);
	else
		fprintf(stderr, "unknown order: %s\n", order);
}

void obey_orders(int ms)
{
	static char line[64];
	static size_t length;
	struct pollfd waiting = {STDIN_FILENO, POLLIN, 0};
	char character;
	if (poll(&waiting, 1, ms) <= 0)
		return;
	if (read(STDIN_FILENO, &character, 1) != 1)
		exit(0);
	if (character != '\n') {
		if (length < sizeof line - 1)
			line[length++] = character;
		return obey_orders(0);
	}
	line[length] = 0;
	length = 0;
	obey(line);
}

static uint64_t microseconds()
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* Cut to 32 bits, and about to start again at 0, as on a board that has been on for 71 minutes. */
unsigned long micros()
{
	static const uint64_t start = microseconds();
	return (uint32_t)(microseconds() - start + 0xFFF00000);
}

unsigned long millis() { return (uint32_t)(microseconds() / 1000); }
void delay(unsigned long ms) { obey_orders((int)ms); }

void pinMode(uint8_t pin, uint8_t mode)
{
	pins[pin].mode = mode;
	pins[pin].shown = -1;
}

/** A pin without its pull-up reads as if it were connected to ground. */
int digitalRead(uint8_t pin)
{
	return pins[pin].mode == INPUT_PULLUP && !pins[pin].down ? HIGH : LOW;
}

void digitalWrite(uint8_t pin, uint8_t level)
{
	if (pins[pin].mode != OUTPUT || pins[pin].shown == level)
		return;
	pins[pin].shown = level;
	printf("pin %d %d\n", pin, level);
	fflush(stdout);
}

/** A new pseudo-terminal that passes every byte as it is; prints its path. */
static void plug_in()
{
	struct termios settings;
	terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
	if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
		fail("terminal");
	const char *path = ptsname(terminal);
	const int other = open(path, O_RDWR | O_NOCTTY);
	if (other < 0 || tcgetattr(other, &settings) != 0)
		fail(path);
	cfmakeraw(&settings);
	tcsetattr(other, TCSANOW, &settings);
	close(other);
	printf("%s\n", path);
	fflush(stdout);
}

/** After a boot: the terminal stays, and after a reset the RAM. */
static void come_back(const char *state)
{
	int ram, power;
	sscanf(state, "%d %d %d", &terminal, &ram, &power);
	by_power = power != 0;
	const size_t size = (size_t)(__stop_outlives_reset - __start_outlives_reset);
	if (!by_power && pread(ram, __start_outlives_reset, size, 0) != (ssize_t)size)
		fail("ram");
	close(ram);
}

int main(int count, char **given)
{
	if (count != 2) {
		fprintf(stderr, "usage: %s FLASH\n", given[0]);
		return 2;
	}
	arguments = given;
	flash_path = given[1];
	const char *state = getenv("BOARD");
	if (state == NULL)
		plug_in();
	else
		come_back(state);
	setup();
	for (;;) {
		obey_orders(0);
		loop();
	}
}
