#pragma once
#include "memory.h"
#include "command.h"

/**
 * The table of PROTOCOL.md, "The pad's states", for the commands that name an attempt: A L C R V X N W. Any result but
 * NO_ERROR leaves the memory unchanged.
 */
enum error round_obey(struct memory *memory, const struct command *command);

/** An attempt is running and not closed. */
bool round_chooses(const struct memory *memory);

/** Closes the attempt: later presses are ignored. */
void round_close(struct memory *memory);

/** A press would make a seal. */
bool round_seals(const struct memory *memory);

/** Makes the next seal current and returns it, to be filled in; the seal before it is remembered. */
struct seal *round_seal(struct memory *memory);

/** Withdraws seal `number`, made by the press that became a halt (0: none), and restores the one before it. */
void round_withdraw(struct memory *memory, uint16_t number);

/** All buttons are up: the last press is final, and the seal before it is wiped. */
void round_settle(struct memory *memory);
