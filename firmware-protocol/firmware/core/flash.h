#ifndef FLASH_H
#define FLASH_H
/* Tables stay in flash on the chip, where RAM is dear; elsewhere memory is memory. */
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
#endif
