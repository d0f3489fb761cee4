/**
 * Close codes of a phone's socket: secret or key are unknown; it sent too much; another page of this phone took its place; too
 * many are about to join.
 */
export const PHONE_CLOSED = { unknown: 4401, flood: 4429, replaced: 4409, crowded: 1013 } as const;
/** The WebSocket path of a phone. Nothing in a path is secret. */
export const PHONE_PATH = '/phone';

/** Whether this is the id of a phone as a pad, which is the path of its port, too. */
export function isPhone(id: string): boolean {
  return /^phone-\d+$/.test(id);
}
