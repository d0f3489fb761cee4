#include <Arduino.h>
#include <string.h>
#include "board.h"

/** An answer and several notices. */
#define QUEUE_BYTES 256
/** ms after which a host that takes nothing is taken to be gone; less than the period after which a notice is sent again. */
#define PATIENCE 100

static uint8_t queue[QUEUE_BYTES];
static size_t queued;
/** ms at which the queue last moved. */
static uint32_t moved;

void line_begin(void)
{
	Serial.begin(115200);
}

bool line_take(uint8_t *byte)
{
	const int taken = Serial.available() > 0 ? Serial.read() : -1;
	if (taken < 0)
		return false;
	*byte = (uint8_t)taken;
	return true;
}

void line_send(const char *text, uint8_t length)
{
	if (length > QUEUE_BYTES - queued)
		return;
	if (queued == 0)
		moved = millis();
	memcpy(queue + queued, text, length);
	queued += length;
	line_flush();
}

void line_flush(void)
{
	if (queued == 0)
		return;
	/* Never more than there is room for: write() would wait for a host that does not read, and the clock with it. */
	const int room = Serial.availableForWrite();
	const size_t most = room > 0 ? (size_t)room : 0;
	const size_t count = most < queued ? most : queued;
	const size_t written = count > 0 ? Serial.write(queue, count) : 0;
	if (written > 0) {
		queued -= written;
		memmove(queue, queue + written, queued);
		moved = millis();
	} else if ((uint32_t)(millis() - moved) >= PATIENCE) {
		/* No program has the port open. What was queued would reach the next one stale. */
		queued = 0;
	}
}
