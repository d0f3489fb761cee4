#include "frame_reader.h"

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
