/*
 * The pad as a sketch for the Arduino IDE. The program is in the other files of this folder, which `make sketch` puts here, or
 * you: all files of `core` and of `chip`. It has a main() of its own, so there is no setup() and no loop().
 * Choose Arduino Uno or Arduino Nano under Tools > Board, then upload. See docs/build-a-pad.md.
 */
#ifndef __AVR_ATmega328P__
#error "The pad needs an ATmega328P: choose Arduino Uno or Arduino Nano under Tools > Board."
#elif F_CPU != 16000000L
#error "The pad needs a board of 16 MHz: choose Arduino Uno or Arduino Nano under Tools > Board."
#endif
