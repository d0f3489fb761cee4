/* The parts of the board beside its pins and its clock: USB, flash, random source, cause of the boot. */
#include <Arduino.h>
#include <EEPROM.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>
#include "runtime.h"
#ifdef ARDUINO_ARCH_ESP32
#include <bootloader_random.h>
#include <esp_random.h>
#include <esp_system.h>
#endif

/** The room of a buffer for bytes to the host. */
#define ROOM 256

UsbSerial Serial;
EEPROMClass EEPROM;

/** Events of the terminal; POLLHUP if no program has its other side open. */
static short events()
{
	struct pollfd waiting = {terminal, POLLIN | POLLOUT, 0};
	poll(&waiting, 1, 0);
	return waiting.revents;
}

void UsbSerial::begin(unsigned long) {}

int UsbSerial::available() { return (events() & POLLIN) != 0; }

int UsbSerial::read()
{
	uint8_t byte;
	return ::read(terminal, &byte, 1) == 1 ? byte : -1;
}

int UsbSerial::availableForWrite()
{
#ifdef ARDUINO_ARCH_ESP32
	if (events() & POLLHUP)
		return 0;
#endif
	return events() & POLLOUT ? ROOM : 0;
}

size_t UsbSerial::write(const uint8_t *bytes, size_t length)
{
	const ssize_t written = events() & POLLHUP ? 0 : ::write(terminal, bytes, length);
	return written > 0 ? (size_t)written : 0;
}

static uint8_t *data;
static size_t data_size;

bool EEPROMClass::begin(size_t size)
{
	data = new uint8_t[data_size = size];
	memset(data, 0xFF, size);
	FILE *file = fopen(flash_path, "rb");
	if (file == NULL)
		return errno == ENOENT;
	const size_t read = fread(data, 1, size, file);
	fclose(file);
	return read > 0;
}

uint8_t EEPROMClass::read(int address)
{
	return (size_t)address < data_size ? data[address] : 0;
}

void EEPROMClass::write(int address, uint8_t value)
{
	if ((size_t)address < data_size)
		data[address] = value;
}

bool EEPROMClass::commit()
{
	FILE *file = fopen(flash_path, "wb");
	if (file == NULL)
		return false;
	const size_t written = fwrite(data, 1, data_size, file);
	return fclose(file) == 0 && written == data_size;
}

bool EEPROMClass::end()
{
	delete[] data;
	data = nullptr;
	data_size = 0;
	return true;
}

static uint32_t random_word()
{
	uint32_t word;
	return getrandom(&word, sizeof word, 0) == sizeof word ? word : 0;
}

#ifdef ARDUINO_ARCH_ESP32
static bool noisy;

void bootloader_random_enable() { noisy = true; }
uint32_t esp_random() { return noisy ? random_word() : 0; }
esp_reset_reason_t esp_reset_reason() { return by_power ? ESP_RST_POWERON : ESP_RST_EXT; }
#else
RP2040 rp2040;

uint32_t RP2040::hwrand32() { return random_word(); }
RP2040::resetReason_t RP2040::getResetReason() { return by_power ? PWRON_RESET : RUN_PIN_RESET; }
#endif
