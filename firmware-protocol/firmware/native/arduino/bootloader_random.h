#pragma once

/** Until this is called, esp_random() is not random: see board.cpp. */
void bootloader_random_enable();
