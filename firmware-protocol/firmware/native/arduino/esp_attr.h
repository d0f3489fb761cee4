#pragma once

/* RAM that outlives a reset: see board.cpp. */
#define RTC_NOINIT_ATTR __attribute__((section("outlives_reset")))
