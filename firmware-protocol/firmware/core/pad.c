#include "pad.h"
#include <string.h>
#include "compiler.h"
#include "flash.h"
#include "hands.h"
#include "rounds.h"
#include "tick.h"

static const char firmware_version[] IN_FLASH = FIRMWARE_VERSION;

/** The faces of the six buttons, in the order of their bits: take left, centre, right, block left, centre, right. */
static const uint8_t face_of_button[BUTTONS] IN_FLASH = {5, 6, 4, 2, 1, 3};

static const char error_words[][9] IN_FLASH = {
	[ERROR_CRC] = "crc", [ERROR_SYNTAX] = "syntax", [ERROR_STATE] = "state", [ERROR_ATTEMPT] = "attempt",
	[ERROR_SEAL] = "seal", [ERROR_STORE] = "store", [ERROR_UNKNOWN] = "unknown", [ERROR_OVERRUN] = "overrun",
};

static void send(struct frame_writer *frame)
{
	frame_end(frame);
	hands_send(frame->text, frame->length);
}

/** What changed is kept before anything is said of it, and notices of what is over are dropped. */
static void keep(struct pad *pad)
{
	if (pad->memory.state != SEALED) {
		/* A seal that nobody will tell of any more is not ready, though the one before it was. */
		if (notices_waits(&pad->notices, SEALED_NOTICE))
			pad->memory.heard = false;
		notices_drop(&pad->notices, SEALED_NOTICE);
	}
	if (!round_chooses(&pad->memory))
		notices_drop(&pad->notices, HALT_NOTICE);
	memory_keep(pad->kept, &pad->memory);
	leds_show(&pad->leds, &pad->memory);
}

/** State, attempt and seal as hello and ping give them. */
static void frame_standing(struct frame_writer *frame, const struct memory *memory)
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
	frame_standing(frame, &pad->memory);
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

/** What stands sealed: the host must have its commitment before the count ends, and may not have heard of it. */
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

static enum error set_id(struct pad *pad, const struct order *order)
{
	if (pad->memory.state != IDLE)
		return ERROR_STATE;
	/* Where it fails, the old id is no longer stored either. */
	pad->id_length = 0;
	if (!hands_store_id(order->id, order->id_length))
		return ERROR_STORE;
	memcpy(pad->id, order->id, order->id_length);
	pad->id_length = order->id_length;
	return NO_ERROR;
}

static enum error obey(struct pad *pad, const struct order *order)
{
	enum error error = NO_ERROR;
	switch (order->letter) {
	case 'H':
		acknowledged(pad, 0);
		break;
	case 'P':
		break;
	case 'I':
		leds_pass(&pad->leds, IDENTIFY);
		break;
	case 'D':
		error = set_id(pad, order);
		break;
	default:
		error = order->letter == 'A' && pad->id_length == 0 ? ERROR_STORE : round_obey(&pad->memory, order);
	}
	if (error != NO_ERROR)
		return error;
	if (order->letter == 'A' && pad->memory.state == ARMED)
		notices_drop(&pad->notices, HALT_NOTICE);
	if (order->letter == 'A' || order->letter == 'W')
		pad->closing = 0;
	if (order->letter == 'L')
		pad->closing = order->seal / TICK_MS + 1;
	keep(pad);
	if (order->letter == 'A')
		tell_seal(pad);
	if (order->letter == 'N' && !pad->memory.heard)
		leds_pass(&pad->leds, NUDGED);
	if (order->letter == 'W')
		leds_pass(&pad->leds, HALTED);
	return NO_ERROR;
}

/** The answer to an order that was carried out: the message of the same name. */
static void frame_answer(struct frame_writer *frame, const struct pad *pad, const struct order *order)
{
	const struct seal *seal = &pad->memory.seal;
	frame_begin(frame, (char)(order->letter - 'A' + 'a'), order->sequence);
	switch (order->letter) {
	case 'H':
		frame_hello(frame, pad);
		return;
	case 'P':
		frame_standing(frame, &pad->memory);
		return;
	case 'I':
		return;
	case 'D':
		frame_text(frame, order->id, order->id_length);
		return;
	default:
		frame_number(frame, order->attempt);
	}
	if (order->letter == 'C') {
		frame_number(frame, seal->number);
		frame_hex(frame, seal->commitment, COMMITMENT_BYTES);
	}
	if (order->letter == 'R') {
		frame_number(frame, seal->number);
		frame_number(frame, seal->face);
		frame_hex(frame, seal->nonce, NONCE_BYTES);
	}
}

/** The same letter and sequence again repeats the answer; a hello is always answered afresh, and nothing is remembered. */
static void answer(struct pad *pad, const struct order *order)
{
	const bool again = order->letter == pad->last_letter && order->sequence == pad->last_sequence;
	pad->last_letter = order->letter == 'H' ? 0 : order->letter;
	pad->last_sequence = order->sequence;
	if (!again) {
		const enum error error = obey(pad, order);
		if (error == NO_ERROR)
			frame_answer(&pad->answer, pad, order);
		else
			frame_error(&pad->answer, order->sequence, error);
		frame_end(&pad->answer);
	}
	hands_send(pad->answer.text, pad->answer.length);
}

APART void pad_hear(struct pad *pad, uint8_t byte)
{
	struct order order;
	const enum arrived arrived = frame_read(&pad->reader, byte);
	if (arrived == NOTHING_YET)
		return;
	const enum error error = arrived == AN_OVERRUN ? ERROR_OVERRUN : order_read(&order, pad->reader.text, pad->reader.length);
	if (error != NO_ERROR) {
		say_error(arrived == AN_OVERRUN ? 0 : order.sequence, error);
		return;
	}
	if (notices_heard(&pad->notices))
		say_notice(pad);
	if (order.letter != 'K')
		answer(pad, &order);
	else
		acknowledged(pad, order.event);
}

/** From the button's bit, looking at all six: which one it was shows in no cycle. */
static uint8_t face_of(uint8_t press)
{
	uint8_t face = 0;
	for (uint8_t i = 0; i < BUTTONS; i++, press >>= 1)
		face |= flash_byte(&face_of_button[i]) & (uint8_t)-(press & 1);
	return face;
}

/** A fresh seal; its number, or 0 where a press does nothing now. */
static APART uint16_t sealed_by(struct pad *pad, uint8_t press)
{
	if (pad->id_length == 0 || !round_seals(&pad->memory))
		return 0;
	pool_stir(&pad->pool, hands_noise());
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

APART uint8_t pad_tick(struct pad *pad, uint8_t level)
{
	const struct pressed pressed = buttons_tick(&pad->buttons, level);
	/* First of all, so that what is told in this tick waits its full time for the next. */
	if (notices_tick(&pad->notices)) {
		/* Neighbours see no change of mind on a line that works: the light goes out only when a period has passed. */
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
		pad->pressed_seal = sealed_by(pad, pressed.press);
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
