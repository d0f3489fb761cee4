/** Whoever attacks, in a process of their own, so that honest phones are not slowed down by them. */
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../../rulebook/random.ts';
import { answer, toldAtStart } from '../../support/child.ts';
import { ATTACKS, type AttackName, type Attacked } from './attacks.ts';

export interface AttackersStart extends Pick<Attacked, 'phones' | 'doors' | 'from' | 'names'> {
  readonly seed: number;
}

/** How many attack at once. */
const AT_ONCE = 3;

const { seed, ...start } = toldAtStart<AttackersStart>();
const random = seededRandom(seed);
const made: Partial<Record<AttackName, number>> = {};
let code: string | undefined;

// What a host cuts off may fail at any moment on this side.
process.on('uncaughtException', () => undefined);
for (let n = 0; n < AT_ONCE; n += 1) void attack();

async function attack(): Promise<never> {
  const names = Object.keys(ATTACKS) as AttackName[];
  for (;;) {
    const name = names[random(names.length)] ?? 'silence';
    await ATTACKS[name]({ ...start, random, code });
    made[name] = (made[name] ?? 0) + 1;
    await wait(random(1_500));
  }
}

const program = {
  /** The code of the room is shown around from now on, or no longer: then it is empty. */
  shown: (told: string) => void (code = told === '' ? undefined : told),
  /** How often each attack was made. */
  made: () => made,
};
export type AttackersProgram = typeof program;

answer(program);
