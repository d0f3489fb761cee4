/*
 * The core under libFuzzer: any bytes are a sequence of inputs. Besides the sanitizers this checks that every frame sent is
 * valid, that a closed attempt keeps its seal, and that a face is sent only from a closed attempt and fits its commitment.
 */
#include <stdlib.h>
#include <string.h>
#include "crc16.h"
#include "hal.h"
#include "pad.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct pad pad;
static struct memory kept[2];
static char stored_id[MOST_ID];
static uint8_t stored_length;
/** Attempt, seal and commitment of the last answer to close, as text; empty after power-up. */
static char closed[MOST_FRAME + 1];

static void require(bool condition)
{
	if (!condition)
		abort();
}

/** The text behind the `count`th comma. */
static const char *field(const char *frame, int count)
{
	for (; count > 0; count--) {
		frame = strchr(frame, ',');
		require(frame != NULL);
		frame++;
	}
	return frame;
}

/** A closed attempt never changes its seal. */
static void check_close(const char *frame)
{
	const char *said = field(frame, 2);
	if (strtoul(said, NULL, 10) == strtoul(closed, NULL, 10))
		require(strncmp(said, closed, strcspn(said, "*")) == 0);
	strcpy(closed, said);
}

/** A revealed face fits its commitment, its attempt is spent, and its seal is the one answered to close, if any. */
static void check_reveal(const char *frame)
{
	const char *said = field(frame, 2);
	struct seal seal = pad.memory.seal;
	seal_commit(&seal, stored_id, pad.id_length, pad.memory.attempt, pad.memory.host_nonce);
	require(memcmp(seal.commitment, pad.memory.seal.commitment, COMMITMENT_BYTES) == 0);
	require(pad.memory.attempt == pad.memory.spent && strtoul(said, NULL, 10) == pad.memory.attempt);
	if (strtoul(closed, NULL, 10) == pad.memory.attempt)
		require(strncmp(said, closed, (size_t)(field(said, 2) - said)) == 0);
	require(seal.face >= 1 && seal.face <= 6 && *field(said, 2) == '0' + seal.face);
}

void hal_send(const char *text, uint8_t length)
{
	char frame[MOST_FRAME + 1];
	require(length >= 9 && length <= MOST_FRAME);
	memcpy(frame, text, length);
	frame[length] = 0;
	require(frame[0] == FRAME_START && frame[length - 1] == '\n' && frame[length - 6] == '*');
	require(strtoul(frame + length - 5, NULL, 16) == crc16_of(frame + 1, (uint8_t)(length - 7)));
	if (frame[1] == 'c')
		check_close(frame);
	if (frame[1] == 'r')
		check_reveal(frame);
}

bool hal_store_id(const char *id, uint8_t length)
{
	memcpy(stored_id, id, length);
	stored_length = length;
	return true;
}

const void *hal_noise(void)
{
	static const uint8_t noise[NOISE_BYTES];
	return noise;
}

static void boot(enum reset cause, uint8_t level)
{
	static const struct pool pool;
	const struct awake awake = {.cause = cause, .id = stored_id, .id_length = stored_length, .level = level, .pool = &pool};
	memset(&pad, 0, sizeof pad);
	if (cause == BY_POWER)
		closed[0] = 0;
	pad_boot(&pad, kept, &awake);
}

/** Frames the text with its checksum, which a fuzzer would never guess. */
static void hear_framed(const uint8_t *text, size_t length)
{
	static const char digits[] = "0123456789abcdef";
	const uint16_t crc = crc16_of(text, (uint8_t)length);
	pad_hear(&pad, FRAME_START);
	for (size_t i = 0; i < length; i++)
		pad_hear(&pad, text[i]);
	pad_hear(&pad, '*');
	for (int shift = 12; shift >= 0; shift -= 4)
		pad_hear(&pad, (uint8_t)digits[crc >> shift & 15]);
	pad_hear(&pad, '\n');
}

/** The low three bits of the first byte choose the input, the others its size; bytes to receive may follow. Returns the bytes used. */
static size_t take_input(const uint8_t *data, size_t size)
{
	static uint8_t level;
	const uint8_t much = data[0] >> 3;
	const size_t length = much < size - 1 ? much : size - 1;
	switch (data[0] & 7) {
	case 0:
		for (size_t i = 0; i < length; i++)
			pad_hear(&pad, data[1 + i]);
		return 1 + length;
	case 1:
		boot(much == 0 ? BY_POWER : BY_WATCHDOG, level);
		return 1;
	case 2:
		level = (uint8_t)(much << 1);
		break;
	case 3:
		level = much & 1;
		break;
	case 4:
		for (uint16_t tick = 0; tick < 12u * much; tick++)
			pad_tick(&pad, level);
		return 1;
	default:
		hear_framed(data + 1, length);
		return 1 + length;
	}
	for (uint8_t tick = 0; tick < 8; tick++)
		pad_tick(&pad, level);
	return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	memcpy(stored_id, "anna", 4);
	stored_length = 4;
	boot(BY_POWER, 0);
	while (size > 0) {
		const size_t taken = take_input(data, size);
		data += taken;
		size -= taken;
	}
	return 0;
}
