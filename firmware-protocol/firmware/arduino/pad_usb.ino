/*
 * The pad as a sketch for a board with an RP2040 (Raspberry Pi Pico, Waveshare RP2040-Zero) or an ESP32 with USB of its own.
 * The program is in the other files of this folder, which `make sketch-usb` puts here, or you: all files of `core` and of `usb`.
 * Choose the board under Tools > Board, then upload. See docs/build-a-pad.md.
 */
#include "board.h"

void setup()
{
	program_begin();
}

void loop()
{
	program_run();
}
