#ifndef FRAME_WRITER_H
#define FRAME_WRITER_H
#include "protocol.h"

/** A frame being written: `text` is what leaves, `length` bytes of it. */
struct frame_writer {
	uint8_t length;
	char text[MOST_FRAME];
};

/** FRAME_START, the letter and the sequence. */
void frame_begin(struct frame_writer *frame, char letter, uint8_t sequence);
/** A field each, with the comma before it. */
void frame_number(struct frame_writer *frame, uint32_t number);
void frame_letter(struct frame_writer *frame, char letter);
/** `word` lies in flash. */
void frame_word(struct frame_writer *frame, const char *word);
void frame_text(struct frame_writer *frame, const char *text, uint8_t length);
void frame_hex(struct frame_writer *frame, const uint8_t *bytes, uint8_t length);
/** `*`, the checksum and the newline. No message of the protocol is longer than a frame may be. */
void frame_end(struct frame_writer *frame);

#endif
