#pragma once
#include <stddef.h>
#include <stdint.h>

/*
 * As much of the Arduino API as the pad's sketch uses, on a pseudo-terminal of this machine. Compiled as for an RP2040 board
 * or, with ARDUINO_ARCH_ESP32, an ESP32 board; each behaves as its core does where they differ.
 */

#define LOW 0
#define HIGH 1
#define INPUT 0
#define OUTPUT 1
#define INPUT_PULLUP 2

unsigned long millis();
unsigned long micros();
void delay(unsigned long ms);
void pinMode(uint8_t pin, uint8_t mode);
int digitalRead(uint8_t pin);
void digitalWrite(uint8_t pin, uint8_t level);

void setup();
void loop();

/** USB CDC: a program has the port open (DTR) as long as the pseudo-terminal is open on its other side. */
class UsbSerial {
public:
	void begin(unsigned long rate);
	int available();
	int read();
	/** RP2040: also counts room that no program will take. ESP32: 0 if no program has the port open. */
	int availableForWrite();
	/** Accepts nothing if no program has the port open. */
	size_t write(const uint8_t *bytes, size_t length);
};
extern UsbSerial Serial;

#ifndef ARDUINO_ARCH_ESP32
class RP2040 {
public:
	enum resetReason_t { UNKNOWN_RESET, PWRON_RESET, RUN_PIN_RESET, SOFT_RESET, WDT_RESET, DEBUG_RESET, GLITCH_RESET, BROWNOUT_RESET };
	resetReason_t getResetReason();
	uint32_t hwrand32();
};
extern RP2040 rp2040;
#endif
