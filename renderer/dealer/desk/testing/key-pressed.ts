import type { KeyPress } from '../key-press.ts';

/** A key by its letter, its digit or its code. */
export function keyPressed(key: string): KeyPress {
  const code = /^[A-Z]$/.test(key) ? `Key${key}` : /^[0-9]$/.test(key) ? `Digit${key}` : key;
  return {
    code,
    key: key === 'Space' ? ' ' : key,
    repeat: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
  };
}
