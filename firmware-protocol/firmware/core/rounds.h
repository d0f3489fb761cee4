#ifndef ROUNDS_H
#define ROUNDS_H
#include "memory.h"
#include "order.h"

/**
 * The table of PROTOCOL.md, "The pad's states", for the orders that name an attempt: A L C R V X N W. NO_ERROR: carried
 * out. Any other leaves everything as it was.
 */
enum error round_obey(struct memory *memory, const struct order *order);

/** An attempt runs and is not closed. */
bool round_chooses(const struct memory *memory);

/** Nothing counts after this. */
void round_close(struct memory *memory);

/** A press may seal now. */
bool round_seals(const struct memory *memory);

/** A press seals: the next seal, yet without face, nonce and commitment, stands; the one before it waits beside it. */
struct seal *round_seal(struct memory *memory);

/** The halting press made seal `number` (0: none): it goes, and the one before stands again. */
void round_withdraw(struct memory *memory, uint16_t number);

/** All buttons are up: the last press is final, and what stood before it is wiped. */
void round_settle(struct memory *memory);

#endif
