#pragma once

/* RAM that outlives a reset: see board.cpp. */
#define __uninitialized_ram(name) __attribute__((section("outlives_reset"))) name
