/*
 * The pad's core as a program: each line on stdin is an input, and what the pad sends goes to stdout. The output of every
 * line ends with a line of `.` alone. With any argument, each line of output is written at once, for a program that waits for it.
 *
 *   new              a new pad with an empty store, without power
 *   id NAME          the stored id from the next boot on; without NAME, none
 *   worn             the store fails from now on
 *   boot CAUSE       `p`, `e`, `b`, `w` or `n` of PROTOCOL.md; only `p` clears the memory
 *   torn COPY BYTE   damages that byte of that copy of the memory
 *   nonce HEX        the nonce of the next seals
 *   hear HEX         bytes from the host
 *   hold LEVEL       the level of the buttons from now on, as bits
 *   tick COUNT       so many ticks pass
 *   crc HEX          prints the checksum of these bytes
 *   lit              prints which LEDs are lit since the last tick
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "crc16.h"
#include "hal.h"
#include "pad.h"

/* The pool works as on the chip, but what is drawn from it is replaced, so that whole transcripts can be compared. */
#define pool_draw pool_draw_real
#include "../core/pool.c"
#undef pool_draw

#define MOST_BYTES 4096

static uint8_t given_nonce[NONCE_BYTES];

void pool_draw(const struct pool *pool, uint8_t nonce[NONCE_BYTES])
{
	pool_draw_real(pool, nonce);
	memcpy(nonce, given_nonce, NONCE_BYTES);
}

static struct pad pad;
static struct memory kept[2];
static char stored_id[MOST_ID];
static uint8_t stored_length;
static bool worn;
static uint8_t level, lit;

void hal_send(const char *frame, uint8_t length)
{
	fwrite(frame, 1, length, stdout);
}

bool hal_store_id(const char *id, uint8_t length)
{
	stored_length = worn ? 0 : length;
	memcpy(stored_id, id, length);
	return !worn;
}

const void *hal_noise(void)
{
	static const uint8_t noise[NOISE_BYTES];
	return noise;
}

static _Noreturn void refuse(const char *line)
{
	fprintf(stderr, "not understood: %s\n", line);
	exit(2);
}

/** Reads bytes from hex. Returns how many. */
static size_t bytes_of(const char *hex, uint8_t bytes[MOST_BYTES])
{
	size_t length = 0;
	for (unsigned byte; length < MOST_BYTES && sscanf(hex, "%2x", &byte) == 1; hex += 2)
		bytes[length++] = (uint8_t)byte;
	return length;
}

static void boot(char cause)
{
	static const struct pool pool;
	const struct awake awake = {
		.cause = (enum reset)cause, .id = stored_id, .id_length = stored_length, .level = level, .pool = &pool};
	memset(&pad, 0, sizeof pad);
	pad_boot(&pad, kept, &awake);
}

static void store(const char *id)
{
	const size_t length = strlen(id);
	if (length > MOST_ID)
		refuse(id);
	memcpy(stored_id, id, length);
	stored_length = (uint8_t)length;
}

static void tear(const char *where)
{
	unsigned copy, byte;
	if (sscanf(where, "%u %u", &copy, &byte) != 2 || copy > 1 || byte >= sizeof *kept)
		refuse(where);
	((uint8_t *)&kept[copy])[byte] ^= 0xFF;
}

static void reset_bench(void)
{
	stored_length = 0;
	worn = false;
	level = 0;
	lit = 0;
}

static void hear(const char *hex)
{
	uint8_t bytes[MOST_BYTES];
	const size_t length = bytes_of(hex, bytes);
	for (size_t i = 0; i < length; i++)
		pad_hear(&pad, bytes[i]);
}

static void say_crc(const char *hex)
{
	uint8_t bytes[MOST_BYTES];
	const size_t length = bytes_of(hex, bytes);
	printf("%04x\n", crc16_of(bytes, (uint8_t)length));
}

static void happen(const char *what, const char *how)
{
	uint8_t bytes[MOST_BYTES];
	if (strcmp(what, "new") == 0)
		reset_bench();
	else if (strcmp(what, "id") == 0)
		store(how);
	else if (strcmp(what, "worn") == 0)
		worn = true;
	else if (strcmp(what, "boot") == 0)
		boot(*how);
	else if (strcmp(what, "torn") == 0)
		tear(how);
	else if (strcmp(what, "nonce") == 0 && bytes_of(how, bytes) == NONCE_BYTES)
		memcpy(given_nonce, bytes, NONCE_BYTES);
	else if (strcmp(what, "hear") == 0)
		hear(how);
	else if (strcmp(what, "hold") == 0)
		level = (uint8_t)atoi(how);
	else if (strcmp(what, "tick") == 0)
		for (int count = atoi(how); count > 0; count--)
			lit = pad_tick(&pad, level);
	else if (strcmp(what, "crc") == 0)
		say_crc(how);
	else if (strcmp(what, "lit") == 0)
		printf("%u\n", lit);
	else
		refuse(what);
}

int main(void)
{
	static char line[2 * MOST_BYTES + 16];
	while (fgets(line, sizeof line, stdin) != NULL) {
		line[strcspn(line, "\n")] = 0;
		char *how = strchr(line, ' ');
		if (how != NULL)
			*how++ = 0;
		happen(line, how == NULL ? "" : how);
		puts(".");
	}
	return 0;
}
