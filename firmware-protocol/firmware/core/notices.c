#include "notices.h"
#include "tick.h"

#define REPEAT IN_TICKS(250)
/** 2 s in all, until the pad waits to be spoken to. */
#define MOST_UNHEARD 8

#define BIT(notice) ((uint8_t)(1 << (notice)))

enum notice notices_oldest(const struct notices *notices)
{
	uint8_t notice = HELLO_NOTICE;
	while (notice < NOTICES && !(notices->waiting & BIT(notice)))
		notice++;
	return notice;
}

static bool say(struct notices *notices)
{
	notices->ticks = notices->waiting ? REPEAT : 0;
	return notices->waiting != 0;
}

bool notices_boot(struct notices *notices)
{
	notices->waiting = BIT(HELLO_NOTICE);
	return say(notices);
}

bool notices_post(struct notices *notices, enum notice notice, uint32_t attempt, uint16_t seal)
{
	notices->last_event = notices->last_event == 255 ? 1 : (uint8_t)(notices->last_event + 1);
	if (notice == HALT_NOTICE)
		notices->waiting &= (uint8_t)~BIT(SEALED_NOTICE);
	notices->waiting |= BIT(notice);
	notices->event[notice] = notices->last_event;
	notices->attempt[notice] = attempt;
	notices->seal[notice] = seal;
	return notices_oldest(notices) == notice && say(notices);
}

bool notices_acknowledged(struct notices *notices, uint8_t event)
{
	const enum notice oldest = notices_oldest(notices);
	if (oldest == NOTICES || notices->event[oldest] != event)
		return false;
	notices->waiting &= (uint8_t)~BIT(oldest);
	return say(notices);
}

bool notices_heard(struct notices *notices)
{
	const bool rested = notices->unheard == MOST_UNHEARD;
	notices->unheard = 0;
	return rested && say(notices);
}

bool notices_tick(struct notices *notices)
{
	if (notices->ticks == 0 || --notices->ticks > 0 || notices->unheard == MOST_UNHEARD)
		return false;
	notices->unheard++;
	return say(notices);
}
