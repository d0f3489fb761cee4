#ifndef TICK_H
#define TICK_H

/** ms between two ticks of the pad. */
#define TICK_MS 2
#define IN_TICKS(ms) ((ms) / TICK_MS)

#endif
