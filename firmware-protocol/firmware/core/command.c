#include "command.h"
#include <stdbool.h>
#include <stddef.h>
#include "crc16.h"
#include "compiler.h"

/* The functions that read part of a frame take its start and return its end, or NULL if the text is invalid. */

/** The value of a lower-case hex digit, or 16 for anything else. */
static uint8_t hex_digit(char character)
{
	const uint8_t digit = (uint8_t)(character - '0');
	const uint8_t letter = (uint8_t)(character - 'a');
	if (digit < 10)
		return digit;
	return letter < 6 ? (uint8_t)(letter + 10) : 16;
}

static const char *hex(const char *at, uint8_t *bytes, uint8_t length)
{
	for (uint8_t i = 0; i < 2 * length; i++) {
		const uint8_t digit = hex_digit(*at++);
		if (digit > 15)
			return NULL;
		bytes[i >> 1] = (uint8_t)(bytes[i >> 1] << 4 | digit);
	}
	return at;
}

static bool is_letter(char character)
{
	return (uint8_t)((character | 0x20) - 'a') < 26;
}

/** A decimal number of at most 32 bits, without leading zeros. */
static const char *whole(const char *at, uint32_t *number)
{
	const char *first = at;
	uint32_t sum = 0;
	uint8_t digit;
	for (; (digit = (uint8_t)(*at - '0')) < 10; at++) {
		if (sum > 0xFFFFFFFFu / 10)
			return NULL;
		sum = sum * 10 + digit;
		if (sum < digit)
			return NULL;
	}
	*number = sum;
	return at == first || (*first == '0' && at > first + 1) ? NULL : at;
}

static const char *id(const char *at, struct command *command)
{
	uint8_t length = 0;
	for (; *at != 0 && *at != ','; at++) {
		const bool allowed = is_letter(*at) || (uint8_t)(*at - '0') < 10 || *at == '_' || *at == '-';
		if (length == MOST_ID || !allowed)
			return NULL;
		command->id[length++] = *at;
	}
	command->id_length = length;
	return length > 0 ? at : NULL;
}

/** The letter of each command, then its fields: a attempt, n nonce, s seal or ms, v verdict, i id, e event. */
static const char shapes[] IN_FLASH = "H Aan Las Ca Ras Vav Na P Xa Wa I Di Ke ";

static const char *field(const char *at, struct command *command, char kind)
{
	uint32_t number = 0;
	if (kind == 'n')
		return hex(at, command->host_nonce, NONCE_BYTES);
	if (kind == 'i')
		return id(at, command);
	if (kind == 'v') {
		const char letter = *at++;
		command->verdict = (uint8_t)letter;
		return letter == NOTHING || letter == TOOK || letter == BLOCKED || letter == OUT || letter == BACK ? at : NULL;
	}
	at = whole(at, &number);
	if (kind == 'e') {
		command->event = (uint8_t)number;
		return number > 255 ? NULL : at;
	}
	if (kind == 'a')
		command->attempt = number;
	else if (number > MOST_SEALS)
		return NULL;
	else
		command->seal = (uint16_t)number;
	return number == 0 ? NULL : at;
}

/** Reads exactly the fields that the letter requires. */
static enum error fields(const char *at, struct command *command)
{
	const char *shape = shapes;
	char kind;
	/* Lower case is for messages of pads, and for fields in `shapes`. */
	if (command->letter >= 'a')
		return ERROR_UNKNOWN;
	while ((kind = (char)flash_byte(shape++)) != command->letter)
		if (kind == 0)
			return ERROR_UNKNOWN;
	/* An ack carries sequence 0, since it is not answered; every other command carries another. */
	if ((command->letter == 'K') != (command->sequence == 0))
		return ERROR_SYNTAX;
	while ((kind = (char)flash_byte(shape++)) != ' ')
		if (*at++ != ',' || (at = field(at, command, kind)) == NULL)
			return ERROR_SYNTAX;
	return *at == 0 ? NO_ERROR : ERROR_SYNTAX;
}

/** All characters are printable, and none is one that delimits frames. */
static bool is_plain(const char *at, const char *end)
{
	for (; at < end; at++)
		if (*at < ' ' || *at > '~' || *at == FRAME_START || *at == '*')
			return false;
	return true;
}

enum error command_read(struct command *command, char *text, uint8_t length)
{
	uint8_t crc[2];
	uint32_t sequence;
	char *const star = text + length - 5;
	command->sequence = 0;
	if (length < 6 || *star != '*' || hex(star + 1, crc, 2) == NULL)
		return ERROR_SYNTAX;
	if (crc16_of(text + 1, (uint8_t)(length - 6)) != (uint16_t)(crc[0] << 8 | crc[1]))
		return ERROR_CRC;
	command->letter = text[1];
	if (!is_letter(command->letter) || text[2] != ',' || !is_plain(text + 3, star))
		return ERROR_SYNTAX;
	*star = 0;
	const char *at = whole(text + 3, &sequence);
	if (at == NULL || sequence > 255 || (*at != 0 && *at != ','))
		return ERROR_SYNTAX;
	command->sequence = (uint8_t)sequence;
	return fields(at, command);
}
