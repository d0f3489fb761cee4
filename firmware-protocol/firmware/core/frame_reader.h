#ifndef FRAME_READER_H
#define FRAME_READER_H
#include <stdbool.h>
#include "protocol.h"

/** What arrives, until it is a whole frame. PROTOCOL.md, "Frames". */
struct frame_reader {
	bool reading;
	uint8_t length;
	/** From its first byte on, without newline. */
	char text[MOST_FRAME];
};

enum arrived { NOTHING_YET, A_FRAME, AN_OVERRUN };

/** One more byte. After A_FRAME, `text` and `length` are the frame, until the next byte. */
enum arrived frame_read(struct frame_reader *reader, uint8_t byte);

#endif
