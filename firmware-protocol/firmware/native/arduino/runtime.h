#pragma once

/** The master side of the pseudo-terminal. */
extern int terminal;
/** The file that stands for the flash. */
extern const char *flash_path;
/** The board has booted because power came, not by a reset. */
extern bool by_power;

/** Obeys what has come on stdin; waits for it no longer than so many ms. */
void obey_orders(int ms);
