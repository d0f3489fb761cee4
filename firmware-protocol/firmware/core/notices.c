#include "notices.h"
#include "hal.h"

#define PERIOD IN_TICKS(250)
/** The pad rests after 8 periods, 2 s. */
#define MOST_UNHEARD 8

#define BIT(notice) ((uint8_t)(1 << (notice)))

bool notices_waits(const struct notices *notices, enum notice notice)
{
	return notices->waiting & BIT(notice);
}

enum notice notices_oldest(const struct notices *notices)
{
	uint8_t notice = HELLO_NOTICE;
	while (notice < NOTICES && !notices_waits(notices, notice))
		notice++;
	return notice;
}

bool notices_rest(const struct notices *notices)
{
	return notices->unheard == MOST_UNHEARD;
}

static bool say(struct notices *notices)
{
	if (notices->waiting == 0)
		return false;
	notices->ticks = PERIOD;
	return true;
}

bool notices_boot(struct notices *notices)
{
	notices->waiting = BIT(HELLO_NOTICE);
	return say(notices);
}

bool notices_post(struct notices *notices, enum notice notice)
{
	notices->last_event = notices->last_event == 255 ? 1 : (uint8_t)(notices->last_event + 1);
	if (notice == HALT_NOTICE)
		notices_drop(notices, SEALED_NOTICE);
	notices->waiting |= BIT(notice);
	notices->event[notice] = notices->last_event;
	return notices_oldest(notices) == notice && say(notices);
}

void notices_drop(struct notices *notices, enum notice notice)
{
	notices->waiting &= (uint8_t)~BIT(notice);
}

bool notices_acknowledged(struct notices *notices, enum notice notice)
{
	notices_drop(notices, notice);
	return say(notices);
}

bool notices_heard(struct notices *notices)
{
	const bool rested = notices_rest(notices);
	notices->unheard = 0;
	return rested && say(notices);
}

bool notices_tick(struct notices *notices)
{
	if (--notices->ticks > 0)
		return false;
	notices->ticks = PERIOD;
	if (!notices_rest(notices))
		notices->unheard++;
	return notices->waiting != 0 || notices_rest(notices);
}
