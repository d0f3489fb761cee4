import type { Random } from '../../../rulebook/random.ts';
import { TROUBLE_NAMES, type TroubleName } from './troubles.ts';

/** `sealed`: all have chosen. `closing` and `opening`: at the frame that asks this pad to close or open. */
export const MOMENTS = ['choosing', 'sealed', 'counting', 'closing', 'opening', 'shown'] as const;
export type Moment = (typeof MOMENTS)[number];

/** One trouble of one round. */
export interface Planned {
  readonly trouble: TroubleName;
  /** The pad's place at the table. */
  readonly seat: number;
  readonly moment: Moment;
  /** Whether the frame that sets it off is heard before it strikes, or never. */
  readonly heard: boolean;
  /** Whether it is mended at once, or only when it holds up the round. */
  readonly brief: boolean;
}

/** What goes wrong in a round: mostly one thing, sometimes two, sometimes nothing. */
export function planRound(random: Random, seats: number): readonly Planned[] {
  const count = [0, 1, 1, 1, 1, 1, 1, 2, 2, 3][random(10)] ?? 0;
  return Array.from({ length: count }, () => ({
    trouble: pick(random, TROUBLE_NAMES),
    seat: random(seats),
    moment: pick(random, MOMENTS),
    heard: random(2) === 0,
    brief: random(3) === 0,
  }));
}

export function pick<Of>(random: Random, from: readonly Of[]): Of {
  const one = from[random(from.length)];
  if (one === undefined) throw new RangeError('nothing to pick from');
  return one;
}
