#pragma once
#include <string.h>

/** Keeps the stack frame of a function to the time it runs, or its code to one copy. */
#define NOINLINE __attribute__((noinline))

/** Zeroes a variable that is not read again, which the compiler would otherwise optimise away. */
#define WIPE(variable) \
	do { \
		memset(&(variable), 0, sizeof(variable)); \
		__asm__ volatile("" : : "r"(&(variable)) : "memory"); \
	} while (0)

/* On the chip, tables stay in flash because RAM is scarce. */
#ifdef __AVR__
#include <avr/pgmspace.h>
#define IN_FLASH PROGMEM
#define flash_byte(at) pgm_read_byte(at)
#define flash_word32(at) pgm_read_dword(at)
#else
#define IN_FLASH
#define flash_byte(at) (*(at))
#define flash_word32(at) (*(at))
#endif
