#pragma once

/*
 * GPIO numbers; the buttons in the order take left, centre, right, block left, centre, right. None of them decides how the chip
 * boots, carries USB, or leads to the flash.
 */
#if defined(ARDUINO_ARCH_RP2040)
#define BUTTON_PINS {2, 3, 4, 5, 6, 7}
#define LED_A_PIN 14
#define LED_B_PIN 15
#elif defined(CONFIG_IDF_TARGET_ESP32S2) || defined(CONFIG_IDF_TARGET_ESP32S3)
#define BUTTON_PINS {4, 5, 6, 7, 8, 9}
#define LED_A_PIN 10
#define LED_B_PIN 11
#elif defined(CONFIG_IDF_TARGET_ESP32C3)
#define BUTTON_PINS {0, 1, 3, 4, 5, 6}
#define LED_A_PIN 7
#define LED_B_PIN 10
#else
#error "This sketch needs an RP2040, RP2350, ESP32-S2, ESP32-S3 or ESP32-C3: choose such a board under Tools > Board."
#endif

#if defined(ARDUINO_ARCH_ESP32) && !ARDUINO_USB_CDC_ON_BOOT
#error "Choose Tools > USB CDC On Boot > Enabled: without it the pad does not speak through the board's own USB."
#endif
