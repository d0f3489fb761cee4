#ifndef PROTOCOL_H
#define PROTOCOL_H
#include <stdint.h>

/* The words of PROTOCOL.md, version 2. */

#define PROTOCOL_VERSION 2
#define FIRMWARE_VERSION "2.0.0"

/** Begins every frame. */
#define FRAME_START '|'

/** Bytes of a frame at most, its newline included. */
#define MOST_FRAME 64
#define MOST_ID 16
#define NONCE_BYTES 8
#define COMMITMENT_BYTES 16
#define MOST_SEALS 65535u

/** A state is its letter in hello and ping. */
enum state { IDLE = 'i', ARMED = 'a', SEALED = 's', CLOSED = 'c', REVEALED = 'r' };

/** A cause of a reset is its letter in hello. */
enum reset { BY_POWER = 'p', BY_EXTERNAL = 'e', BY_BROWNOUT = 'b', BY_WATCHDOG = 'w', BY_NONE = 'n' };

/** A verdict is its letter in result; NO_VERDICT where none has come. */
enum verdict { NO_VERDICT = 0, NOTHING = 'n', TOOK = 't', BLOCKED = 'b', OUT = 'o', BACK = 'r' };

enum error { ERROR_CRC, ERROR_SYNTAX, ERROR_STATE, ERROR_ATTEMPT, ERROR_SEAL, ERROR_STORE, ERROR_UNKNOWN, ERROR_OVERRUN, NO_ERROR };

#endif
