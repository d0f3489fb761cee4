#ifndef COMPILER_H
#define COMPILER_H
#include <string.h>

/** Kept a function of its own, so that what it needs of the stack is there only while it runs, or its code only once. */
#define APART __attribute__((noinline))

/** Zeroes a variable that nobody reads any more, which a compiler would leave as it is. */
#define WIPE(variable) \
	do { \
		memset(&(variable), 0, sizeof(variable)); \
		__asm__ volatile("" : : "r"(&(variable)) : "memory"); \
	} while (0)

#endif
