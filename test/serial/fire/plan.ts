import type { Random } from '../../../app/cli/chance.ts';
import { TROUBLE_NAMES, type TroubleName } from './troubles.ts';

/** `sealed`: choosing, and all have chosen. `closing` and `opening`: at the frame that asks this pad for it. */
export const MOMENTS = ['choosing', 'sealed', 'counting', 'closing', 'opening', 'shown'] as const;
export type Moment = (typeof MOMENTS)[number];

/** One trouble of one round. */
export interface Planned {
  readonly trouble: TroubleName;
  /** The pad's place at the table. */
  readonly seat: number;
  readonly moment: Moment;
  /** The frame that springs it is heard before it happens, or never. */
  readonly heard: boolean;
  /** Made good again in the same moment, or only when it holds the round up. */
  readonly brief: boolean;
}

/** What goes wrong in a round at this table: mostly one thing, sometimes two, sometimes nothing. */
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
