#include "pad.h"
#include <string.h>
#include "compiler.h"
#include "hal.h"
#include "rounds.h"

static const char firmware_version[] IN_FLASH = FIRMWARE_VERSION;

/** The faces of the six buttons by bit: take left, centre, right, block left, centre, right. */
static const uint8_t face_of_button[BUTTONS] IN_FLASH = {5, 6, 4, 2, 1, 3};

static const char error_words[][9] IN_FLASH = {
	[ERROR_CRC] = "crc", [ERROR_SYNTAX] = "syntax", [ERROR_STATE] = "state", [ERROR_ATTEMPT] = "attempt",
	[ERROR_SEAL] = "seal", [ERROR_STORE] = "store", [ERROR_UNKNOWN] = "unknown", [ERROR_OVERRUN] = "overrun",
};

static void send(struct frame_writer *frame)
{
	frame_end(frame);
	hal_send(frame->text, frame->length);
}

/** Saves a change before it is reported, and drops the notices it has made obsolete. */
static void keep(struct pad *pad)
{
	if (pad->memory.state != SEALED) {
		/* The seal will not be sent any more, so it is not ready, even if the one before it was. */
		if (notices_waits(&pad->notices, SEALED_NOTICE))
			pad->memory.heard = false;
		notices_drop(&pad->notices, SEALED_NOTICE);
	}
	if (!round_chooses(&pad->memory))
		notices_drop(&pad->notices, HALT_NOTICE);
	memory_keep(pad->kept, &pad->memory);
	leds_show(&pad->leds, &pad->memory);
}

/** Writes state, attempt and seal, as in hello and ping. */
static void frame_status(struct frame_writer *frame, const struct memory *memory)
{
	frame_letter(frame, (char)memory->state);
	frame_number(frame, memory->state == IDLE ? memory->spent : memory->attempt);
	frame_number(frame, memory->seal.number);
}

static void frame_hello(struct frame_writer *frame, const struct pad *pad)
{
	frame_number(frame, PROTOCOL_VERSION);
	frame_word(frame, firmware_version);
	if (pad->id_length > 0)
		frame_text(frame, pad->id, pad->id_length);
	else
		frame_letter(frame, '?');
	frame_status(frame, &pad->memory);
	frame_letter(frame, (char)pad->cause);
}

static void say_notice(const struct pad *pad)
{
	struct frame_writer frame;
	const struct memory *memory = &pad->memory;
	const enum notice notice = notices_oldest(&pad->notices);
	if (notices_rest(&pad->notices)) {
		frame_begin(&frame, 'b', 0);
		frame_number(&frame, PROTOCOL_VERSION);
	} else if (notice == HELLO_NOTICE) {
		frame_begin(&frame, 'h', 0);
		frame_hello(&frame, pad);
	} else {
		frame_begin(&frame, notice == SEALED_NOTICE ? 's' : 't', 0);
		frame_number(&frame, pad->notices.event[notice]);
		frame_number(&frame, memory->attempt);
		frame_number(&frame, memory->seal.number);
		if (notice == SEALED_NOTICE)
			frame_hex(&frame, memory->seal.commitment, COMMITMENT_BYTES);
	}
	send(&frame);
}

static void post(struct pad *pad, enum notice notice)
{
	if (notices_post(&pad->notices, notice))
		say_notice(pad);
}

/** Sends the current seal: the host needs its commitment before the count ends, and may have missed it. */
static void tell_seal(struct pad *pad)
{
	if (pad->memory.state == SEALED)
		post(pad, SEALED_NOTICE);
}

static void acknowledged(struct pad *pad, uint8_t event)
{
	const enum notice oldest = notices_oldest(&pad->notices);
	if (oldest == NOTICES || pad->notices.event[oldest] != event)
		return;
	if (oldest == SEALED_NOTICE) {
		pad->memory.heard = true;
		keep(pad);
	}
	if (notices_acknowledged(&pad->notices, oldest))
		say_notice(pad);
}

static void frame_error(struct frame_writer *frame, uint8_t sequence, enum error error)
{
	frame_begin(frame, 'e', sequence);
	frame_word(frame, error_words[error]);
}

static void say_error(uint8_t sequence, enum error error)
{
	struct frame_writer frame;
	frame_error(&frame, sequence, error);
	send(&frame);
}

static enum error set_id(struct pad *pad, const struct command *command)
{
	if (pad->memory.state != IDLE)
		return ERROR_STATE;
	/* If storing fails, the old id is lost too. */
	pad->id_length = 0;
	if (!hal_store_id(command->id, command->id_length))
		return ERROR_STORE;
	memcpy(pad->id, command->id, command->id_length);
	pad->id_length = command->id_length;
	return NO_ERROR;
}

static enum error obey(struct pad *pad, const struct command *command)
{
	enum error error = NO_ERROR;
	switch (command->letter) {
	case 'H':
		acknowledged(pad, 0);
		break;
	case 'P':
		break;
	case 'I':
		leds_pass(&pad->leds, IDENTIFY);
		break;
	case 'D':
		error = set_id(pad, command);
		break;
	default:
		error = command->letter == 'A' && pad->id_length == 0 ? ERROR_STORE : round_obey(&pad->memory, command);
	}
	if (error != NO_ERROR)
		return error;
	if (command->letter == 'A' && pad->memory.state == ARMED)
		notices_drop(&pad->notices, HALT_NOTICE);
	if (command->letter == 'A' || command->letter == 'W')
		pad->closing = 0;
	if (command->letter == 'L')
		pad->closing = command->seal / TICK_MS + 1;
	keep(pad);
	if (command->letter == 'A')
		tell_seal(pad);
	if (command->letter == 'N' && !pad->memory.heard)
		leds_pass(&pad->leds, NUDGED);
	if (command->letter == 'W')
		leds_pass(&pad->leds, HALTED);
	return NO_ERROR;
}

/** Writes the answer to a command that was carried out: the message of the same name. */
static void frame_answer(struct frame_writer *frame, const struct pad *pad, const struct command *command)
{
	const struct seal *seal = &pad->memory.seal;
	frame_begin(frame, (char)(command->letter - 'A' + 'a'), command->sequence);
	switch (command->letter) {
	case 'H':
		frame_hello(frame, pad);
		return;
	case 'P':
		frame_status(frame, &pad->memory);
		return;
	case 'I':
		return;
	case 'D':
		frame_text(frame, command->id, command->id_length);
		return;
	default:
		frame_number(frame, command->attempt);
	}
	if (command->letter == 'C') {
		frame_number(frame, seal->number);
		frame_hex(frame, seal->commitment, COMMITMENT_BYTES);
	}
	if (command->letter == 'R') {
		frame_number(frame, seal->number);
		frame_number(frame, seal->face);
		frame_hex(frame, seal->nonce, NONCE_BYTES);
	}
}

/** Repeats the answer if letter and sequence are those of the last command; a hello is always answered anew. */
static void answer(struct pad *pad, const struct command *command)
{
	const bool again = command->letter == pad->last_letter && command->sequence == pad->last_sequence;
	pad->last_letter = command->letter == 'H' ? 0 : command->letter;
	pad->last_sequence = command->sequence;
	if (!again) {
		const enum error error = obey(pad, command);
		if (error == NO_ERROR)
			frame_answer(&pad->answer, pad, command);
		else
			frame_error(&pad->answer, command->sequence, error);
		frame_end(&pad->answer);
	}
	hal_send(pad->answer.text, pad->answer.length);
}

NOINLINE void pad_hear(struct pad *pad, uint8_t byte)
{
	struct command command;
	const enum arrived arrived = frame_read(&pad->reader, byte);
	if (arrived == NOTHING_YET)
		return;
	const enum error error = arrived == AN_OVERRUN ? ERROR_OVERRUN : command_read(&command, pad->reader.text, pad->reader.length);
	if (error != NO_ERROR) {
		say_error(arrived == AN_OVERRUN ? 0 : command.sequence, error);
		return;
	}
	if (notices_heard(&pad->notices))
		say_notice(pad);
	if (command.letter != 'K')
		answer(pad, &command);
	else
		acknowledged(pad, command.event);
}

/** Looks at all six buttons, so that the time taken does not depend on which one was pressed. */
static uint8_t face_of(uint8_t press)
{
	uint8_t face = 0;
	for (uint8_t i = 0; i < BUTTONS; i++, press >>= 1)
		face |= flash_byte(&face_of_button[i]) & (uint8_t)-(press & 1);
	return face;
}

/** Makes a new seal. Returns its number, or 0 if a press does nothing in this state. */
static NOINLINE uint16_t seal_press(struct pad *pad, uint8_t press)
{
	if (pad->id_length == 0 || !round_seals(&pad->memory))
		return 0;
	pool_stir(&pad->pool, hal_noise());
	struct seal *seal = round_seal(&pad->memory);
	seal->face = face_of(press);
	pool_draw(&pad->pool, seal->nonce);
	seal_commit(seal, pad->id, pad->id_length, pad->memory.attempt, pad->memory.host_nonce);
	keep(pad);
	post(pad, SEALED_NOTICE);
	return seal->number;
}

static void halt(struct pad *pad)
{
	if (!round_chooses(&pad->memory))
		return;
	round_withdraw(&pad->memory, pad->pressed_seal);
	keep(pad);
	leds_pass(&pad->leds, HALTED);
	post(pad, HALT_NOTICE);
	tell_seal(pad);
}

NOINLINE uint8_t pad_tick(struct pad *pad, uint8_t level)
{
	const struct pressed pressed = buttons_tick(&pad->buttons, level);
	/* First, so that a notice posted in this tick waits a whole period before it is repeated. */
	if (notices_tick(&pad->notices)) {
		/* The light goes out only after a period, so that on a working line neighbours cannot see a changed mind. */
		if (notices_waits(&pad->notices, SEALED_NOTICE)) {
			pad->memory.heard = false;
			keep(pad);
		}
		say_notice(pad);
	}
	if (pad->closing > 0 && --pad->closing == 0 && round_chooses(&pad->memory)) {
		round_close(&pad->memory);
		keep(pad);
	}
	if (pressed.press)
		pad->pressed_seal = seal_press(pad, pressed.press);
	if (pressed.halt)
		halt(pad);
	if (pressed.released) {
		pad->pressed_seal = 0;
		round_settle(&pad->memory);
		keep(pad);
	}
	return leds_tick(&pad->leds);
}

void pad_boot(struct pad *pad, struct memory kept[2], const struct awake *awake)
{
	if (awake->cause == BY_POWER)
		memset(kept, 0, 2 * sizeof *kept);
	pad->kept = kept;
	pad->cause = memory_recall(kept, &pad->memory) ? (uint8_t)awake->cause : BY_POWER;
	memcpy(pad->id, awake->id, awake->id_length);
	pad->id_length = awake->id_length;
	pad->pool = *awake->pool;
	buttons_boot(&pad->buttons, awake->level);
	round_settle(&pad->memory);
	pad->memory.heard = false;
	keep(pad);
	if (notices_boot(&pad->notices))
		say_notice(pad);
	tell_seal(pad);
}
