#pragma once
#include <stdint.h>

/* The constants of PROTOCOL.md, version 2. */

#define PROTOCOL_VERSION 2
#define FIRMWARE_VERSION "2.0.0"

/** The first byte of every frame. */
#define FRAME_START '|'

/** The maximum length of a frame in bytes, newline included. */
#define MOST_FRAME 64
#define MOST_ID 16
#define NONCE_BYTES 8
#define COMMITMENT_BYTES 16
#define MOST_SEALS 65535u

/** By their letters in hello and ping. */
enum state { IDLE = 'i', ARMED = 'a', SEALED = 's', CLOSED = 'c', REVEALED = 'r' };

/** Causes of a reset, by their letters in hello. */
enum reset { BY_POWER = 'p', BY_EXTERNAL = 'e', BY_BROWNOUT = 'b', BY_WATCHDOG = 'w', BY_NONE = 'n' };

/** By their letters in result; NO_VERDICT if there is none. */
enum verdict { NO_VERDICT = 0, NOTHING = 'n', TOOK = 't', BLOCKED = 'b', OUT = 'o', BACK = 'r' };

enum error { ERROR_CRC, ERROR_SYNTAX, ERROR_STATE, ERROR_ATTEMPT, ERROR_SEAL, ERROR_STORE, ERROR_UNKNOWN, ERROR_OVERRUN, NO_ERROR };
