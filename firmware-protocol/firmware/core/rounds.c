#include "rounds.h"
#include <string.h>

static void wipe(struct memory *memory)
{
	memory->heard = false;
	memset(memory->host_nonce, 0, sizeof memory->host_nonce);
	memset(&memory->seal, 0, sizeof memory->seal);
	memset(&memory->before, 0, sizeof memory->before);
}

static void rest(struct memory *memory)
{
	wipe(memory);
	memory->state = IDLE;
	memory->attempt = 0;
	memory->made = 0;
}

bool round_chooses(const struct memory *memory)
{
	return memory->state == ARMED || memory->state == SEALED;
}

bool round_seals(const struct memory *memory)
{
	return round_chooses(memory) && memory->made < MOST_SEALS;
}

static enum error arm(struct memory *memory, const struct command *command)
{
	const bool running = command->attempt == memory->attempt;
	/* A closed attempt accepts no new seal, since some of its faces may be known. */
	if (command->attempt <= memory->spent)
		return ERROR_ATTEMPT;
	memory->verdict = NO_VERDICT;
	if (running && memcmp(memory->host_nonce, command->host_nonce, NONCE_BYTES) == 0)
		return NO_ERROR;
	wipe(memory);
	if (!running)
		memory->made = 0;
	memory->state = ARMED;
	memory->attempt = command->attempt;
	memcpy(memory->host_nonce, command->host_nonce, NONCE_BYTES);
	return NO_ERROR;
}

void round_close(struct memory *memory)
{
	if (round_chooses(memory))
		memory->state = CLOSED;
	memory->spent = memory->attempt;
	round_settle(memory);
}

static enum error reveal(struct memory *memory, uint16_t number)
{
	if (round_chooses(memory))
		return ERROR_STATE;
	if (memory->seal.number != number)
		return ERROR_SEAL;
	memory->state = REVEALED;
	return NO_ERROR;
}

static enum error result(struct memory *memory, const struct command *command)
{
	if (command->attempt < memory->spent)
		return ERROR_ATTEMPT;
	if (round_chooses(memory) && command->attempt == memory->attempt)
		return ERROR_STATE;
	rest(memory);
	memory->spent = command->attempt;
	memory->verdict = command->verdict;
	return NO_ERROR;
}

/** Checks the attempt: arm, result and abort may name a later one, all others only the running one. */
static enum error of_attempt(const struct memory *memory, const struct command *command)
{
	/* In IDLE `attempt` is 0, and no attempt is below it. */
	if (command->letter == 'A' || command->letter == 'V' || command->letter == 'X')
		return command->attempt < memory->attempt ? ERROR_ATTEMPT : NO_ERROR;
	if (memory->state == IDLE)
		return ERROR_STATE;
	return command->attempt == memory->attempt ? NO_ERROR : ERROR_ATTEMPT;
}

enum error round_obey(struct memory *memory, const struct command *command)
{
	const enum error error = of_attempt(memory, command);
	if (error != NO_ERROR)
		return error;
	switch (command->letter) {
	case 'A':
		return arm(memory, command);
	case 'C':
		round_close(memory);
		return NO_ERROR;
	case 'R':
		return reveal(memory, command->seal);
	case 'V':
		return result(memory, command);
	case 'X':
		rest(memory);
		memory->verdict = NO_VERDICT;
		return NO_ERROR;
	default:
		return round_chooses(memory) ? NO_ERROR : ERROR_STATE;
	}
}

struct seal *round_seal(struct memory *memory)
{
	memory->before = memory->seal;
	memory->seal.number = ++memory->made;
	memory->state = SEALED;
	return &memory->seal;
}

void round_withdraw(struct memory *memory, uint16_t number)
{
	if (memory->state != SEALED || number == 0 || memory->seal.number != number)
		return;
	memory->seal = memory->before;
	round_settle(memory);
	if (memory->seal.number == 0) {
		memory->state = ARMED;
		memory->heard = false;
	}
}

void round_settle(struct memory *memory)
{
	memset(&memory->before, 0, sizeof memory->before);
}
