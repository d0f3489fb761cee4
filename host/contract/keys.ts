import type { Seat } from '../../rulebook/seat.ts';
import { KEYPAD_FACES } from './keypad.ts';
import type { PadFace } from './pads.ts';
import type { SeatInput } from './view.ts';

/**
 * The key clusters of seats that play by keys, by physical position (`KeyboardEvent.code`, Electron's `input.code`).
 * They mirror the table: upper row take left, centre, right (5 6 4), lower row block (2 1 3). They hold no Space, Esc,
 * Tab or function key (Secrecy 2).
 */
export const CLUSTERS: readonly Readonly<Record<string, PadFace>>[] = [
  { KeyQ: 5, KeyW: 6, KeyE: 4, KeyA: 2, KeyS: 1, KeyD: 3 },
  { KeyR: 5, KeyT: 6, KeyY: 4, KeyF: 2, KeyG: 1, KeyH: 3 },
  { KeyU: 5, KeyI: 6, KeyO: 4, KeyJ: 2, KeyK: 1, KeyL: 3 },
  { Numpad7: 5, Numpad8: 6, Numpad9: 4, Numpad4: 2, Numpad5: 1, Numpad6: 3 },
];

/** The physical keys of a seat, none for what is no keyboard. */
function keysOf(input: SeatInput): readonly string[] {
  if (input.kind === 'keypad') return input.keys;
  return input.kind === 'keys' ? Object.keys(CLUSTERS[input.cluster] ?? {}) : [];
}

function faceOf(input: SeatInput, code: string): PadFace | undefined {
  if (input.kind === 'keypad') return KEYPAD_FACES[input.keys.indexOf(code)];
  const cluster = input.kind === 'keys' ? CLUSTERS[input.cluster] : undefined;
  return cluster !== undefined && Object.hasOwn(cluster, code) ? cluster[code] : undefined;
}

/** The seat and face that a physical key means; undefined if it belongs to no seat. */
export function keyMeant(
  inputs: readonly SeatInput[],
  code: string,
): { readonly seat: Seat; readonly face: PadFace } | undefined {
  for (const [seat, input] of inputs.entries()) {
    const face = faceOf(input, code);
    if (face !== undefined) return { seat, face };
  }
  return undefined;
}

/** All physical keys that belong to seats with an input of this kind. */
export function codesOf(inputs: readonly SeatInput[], kind: 'keys' | 'keypad'): ReadonlySet<string> {
  return new Set(inputs.filter((input) => input.kind === kind).flatMap(keysOf));
}

/** One pad, or one key, cannot serve two seats. */
export function sameThing(one: SeatInput, other: SeatInput): boolean {
  if (one.kind === 'pad') return other.kind === 'pad' && one.pad === other.pad;
  const theirs = keysOf(other);
  return keysOf(one).some((code) => theirs.includes(code));
}
