#pragma once
#include <stdbool.h>
#include "protocol.h"

/** Collects bytes until they are a whole frame. PROTOCOL.md, "Frames". */
struct frame_reader {
	bool reading;
	uint8_t length;
	/** Starts with FRAME_START; no newline. */
	char text[MOST_FRAME];
};

enum arrived { NOTHING_YET, A_FRAME, AN_OVERRUN };

/** Takes one byte. After A_FRAME, `text` and `length` are the frame until the next byte. */
enum arrived frame_read(struct frame_reader *reader, uint8_t byte);

/** A frame being written: `length` bytes of `text` will be sent. */
struct frame_writer {
	uint8_t length;
	char text[MOST_FRAME];
};

/** Writes FRAME_START, the letter and the sequence. */
void frame_begin(struct frame_writer *frame, char letter, uint8_t sequence);
/** Each of these writes a comma and a field. */
void frame_number(struct frame_writer *frame, uint32_t number);
void frame_letter(struct frame_writer *frame, char letter);
/** `word` is in flash and ends with 0. */
void frame_word(struct frame_writer *frame, const char *word);
void frame_text(struct frame_writer *frame, const char *text, uint8_t length);
void frame_hex(struct frame_writer *frame, const uint8_t *bytes, uint8_t length);
/** Writes `*`, the checksum and the newline. No message of the protocol exceeds MOST_FRAME. */
void frame_end(struct frame_writer *frame);
