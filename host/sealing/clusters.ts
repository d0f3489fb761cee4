import { CLUSTERS } from '../contract/keys.ts';
import type { SeatInput } from '../contract/view.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';

/** The seat and face that a physical key means, or undefined where the key is nobody's. */
export function keyMeant(inputs: readonly SeatInput[], code: string): { readonly seat: Seat; readonly face: Face } | undefined {
  const cluster = CLUSTERS.findIndex((keys) => Object.hasOwn(keys, code));
  const face = CLUSTERS[cluster]?.[code];
  const seat = inputs.findIndex((input) => input.kind === 'keys' && input.cluster === cluster);
  return face === undefined || seat < 0 ? undefined : { seat, face };
}

/** Every physical key that is a seat's. */
export function codesOf(inputs: readonly SeatInput[]): ReadonlySet<string> {
  return new Set(inputs.flatMap((input) => (input.kind === 'keys' ? Object.keys(CLUSTERS[input.cluster] ?? {}) : [])));
}
