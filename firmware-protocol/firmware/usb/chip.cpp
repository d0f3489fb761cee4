#include <Arduino.h>
#include <string.h>
#include "board.h"
#ifdef ARDUINO_ARCH_ESP32
#include <bootloader_random.h>
#include <esp_random.h>
#include <esp_system.h>
#endif

void chip_begin(void)
{
#ifdef ARDUINO_ARCH_ESP32
	/* Without radio, this alone feeds noise to the random source. It stays on, since nothing here uses the ADC. */
	bootloader_random_enable();
#endif
}

#ifdef ARDUINO_ARCH_ESP32
static uint32_t random_word(void)
{
	return esp_random();
}

char chip_reset(void)
{
	switch (esp_reset_reason()) {
	case ESP_RST_POWERON: return 'p';
	case ESP_RST_EXT: return 'e';
	case ESP_RST_BROWNOUT: return 'b';
	case ESP_RST_INT_WDT:
	case ESP_RST_TASK_WDT:
	case ESP_RST_WDT: return 'w';
	/* The pad's RAM decides. */
	default: return 'n';
	}
}
#else
static uint32_t random_word(void)
{
	return rp2040.hwrand32();
}

char chip_reset(void)
{
	switch (rp2040.getResetReason()) {
	case RP2040::PWRON_RESET: return 'p';
	case RP2040::RUN_PIN_RESET: return 'e';
	case RP2040::BROWNOUT_RESET: return 'b';
	case RP2040::WDT_RESET: return 'w';
	/* The pad's RAM decides. */
	default: return 'n';
	}
}
#endif

void chip_random(uint8_t *bytes, uint8_t length)
{
	for (uint8_t at = 0; at < length; at = (uint8_t)(at + 4)) {
		const uint32_t word = random_word();
		memcpy(bytes + at, &word, sizeof word);
	}
}

uint32_t chip_micros(void)
{
	return (uint32_t)micros();
}

void chip_rest(void)
{
	delay(1);
}
