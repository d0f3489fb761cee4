import type { HostMessage } from '../codec/message.ts';
import { tableRows } from './protocol-text.ts';

/** The host's nonce, and another one for a second arm. */
export const HOST_NONCE = '0011223344556677';
export const OTHER_NONCE = 'f'.repeat(16);

export const arm = (attempt: number, hostNonce = HOST_NONCE): HostMessage => ({ type: 'arm', attempt, hostNonce });

/** The commands of PROTOCOL.md's table of states, for n = 5 and seal 1. */
export const STATE_COMMANDS: Readonly<Record<string, HostMessage>> = {
  'arm n, same nonce': arm(5),
  'arm n, other nonce': arm(5, OTHER_NONCE),
  'arm above n': arm(6),
  'arm below n': arm(4),
  'closeIn n': { type: 'closeIn', attempt: 5, ms: 5000 },
  'closeIn below n': { type: 'closeIn', attempt: 4, ms: 5000 },
  'closeIn above n': { type: 'closeIn', attempt: 6, ms: 5000 },
  'close n': { type: 'close', attempt: 5 },
  'close below n': { type: 'close', attempt: 4 },
  'close above n': { type: 'close', attempt: 6 },
  'reveal n, the closed seal': { type: 'reveal', attempt: 5, seal: 1 },
  'reveal n, another seal': { type: 'reveal', attempt: 5, seal: 2 },
  'reveal below n': { type: 'reveal', attempt: 4, seal: 1 },
  'reveal above n': { type: 'reveal', attempt: 6, seal: 1 },
  'result n': { type: 'result', attempt: 5, verdict: 'took' },
  'result above n': { type: 'result', attempt: 6, verdict: 'took' },
  'result below n': { type: 'result', attempt: 4, verdict: 'took' },
  'abort n': { type: 'abort', attempt: 5 },
  'abort above n': { type: 'abort', attempt: 6 },
  'abort below n': { type: 'abort', attempt: 4 },
  'nudge n': { type: 'nudge', attempt: 5 },
  'nudge below n': { type: 'nudge', attempt: 4 },
  'nudge above n': { type: 'nudge', attempt: 6 },
  'halted n': { type: 'halted', attempt: 5 },
  'halted below n': { type: 'halted', attempt: 4 },
  'halted above n': { type: 'halted', attempt: 6 },
  setId: { type: 'setId', id: 'cili' },
  ping: { type: 'ping' },
  hello: { type: 'hello' },
  identify: { type: 'identify' },
};

/** The rows of that table: a command, then its outcome by state; codes of errors are in asterisks. */
export function stateRows(): readonly (readonly string[])[] {
  return tableRows("The pad's states").filter((row) => row.length === 6);
}
