#include "frame.h"
#include "compiler.h"
#include "crc16.h"

enum arrived frame_read(struct frame_reader *reader, uint8_t byte)
{
	if (byte == FRAME_START) {
		reader->reading = true;
		reader->length = 0;
	}
	if (!reader->reading || byte == '\r')
		return NOTHING_YET;
	if (byte == '\n') {
		reader->reading = false;
		return A_FRAME;
	}
	if (reader->length == MOST_FRAME - 1) {
		reader->reading = false;
		return AN_OVERRUN;
	}
	reader->text[reader->length++] = (char)byte;
	return NOTHING_YET;
}

static const char digits[16] IN_FLASH = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

static const uint32_t powers[] IN_FLASH = {1000000000, 100000000, 10000000, 1000000, 100000, 10000, 1000, 100, 10, 1};

static void put(struct frame_writer *frame, char character)
{
	frame->text[frame->length++] = character;
}

/** Uses a table because a comparison would take different cycles for `a` and `9`, and the digits depend on the face. */
static void put_hex(struct frame_writer *frame, uint8_t byte)
{
	put(frame, (char)flash_byte(&digits[byte >> 4]));
	put(frame, (char)flash_byte(&digits[byte & 15]));
}

void frame_begin(struct frame_writer *frame, char letter, uint8_t sequence)
{
	frame->length = 0;
	put(frame, FRAME_START);
	put(frame, letter);
	frame_number(frame, sequence);
}

void frame_number(struct frame_writer *frame, uint32_t number)
{
	bool begun = false;
	put(frame, ',');
	for (uint8_t i = 0; i < sizeof powers / sizeof *powers; i++) {
		const uint32_t power = flash_word32(&powers[i]);
		char digit = '0';
		for (; number >= power; number -= power)
			digit++;
		begun |= digit != '0' || power == 1;
		if (begun)
			put(frame, digit);
	}
}

void frame_letter(struct frame_writer *frame, char letter)
{
	put(frame, ',');
	put(frame, letter);
}

void frame_word(struct frame_writer *frame, const char *word)
{
	for (char character = ','; character != 0; character = (char)flash_byte(word++))
		put(frame, character);
}

void frame_text(struct frame_writer *frame, const char *text, uint8_t length)
{
	put(frame, ',');
	while (length-- > 0)
		put(frame, *text++);
}

void frame_hex(struct frame_writer *frame, const uint8_t *bytes, uint8_t length)
{
	put(frame, ',');
	while (length-- > 0)
		put_hex(frame, *bytes++);
}

void frame_end(struct frame_writer *frame)
{
	const uint16_t crc = crc16_of(frame->text + 1, (uint8_t)(frame->length - 1));
	put(frame, '*');
	put_hex(frame, (uint8_t)(crc >> 8));
	put_hex(frame, (uint8_t)crc);
	put(frame, '\n');
}
