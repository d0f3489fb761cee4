/** Whoever attacks, in a process of their own, so that honest phones are not slowed down by them. */
import { seededRandom } from '../../../rulebook/random.ts';
import { ATTACKS, type AttackName, type Attacked } from './attacks.ts';
import { MdnsNeighbour } from './mdns.ts';

export interface AttackersStart extends Pick<Attacked, 'phones' | 'doors' | 'from' | 'names'> {
  readonly seed: number;
  /** Whether there is a network of the test's own to flood. */
  readonly mdns: boolean;
}

/** What they learn meanwhile: the code while it is shown around, and empty else. */
export interface ToAttackers {
  readonly code: string;
}

/** After each attack, how often each was made. */
export type FromAttackers = Readonly<Partial<Record<AttackName, number>>>;

/** How many attack at once. */
const AT_ONCE = 3;

const { seed, mdns, ...start } = JSON.parse(process.argv[2] ?? '') as AttackersStart;
const random = seededRandom(seed);
const made: Partial<Record<AttackName, number>> = {};
const neighbour = mdns ? await MdnsNeighbour.open(start.from[0] ?? '') : undefined;
let code: string | undefined;

process.on('message', (told: ToAttackers) => (code = told.code === '' ? undefined : told.code));
process.on('disconnect', () => process.exit());
// What a host cuts off may fail at any moment on this side.
process.on('uncaughtException', () => undefined);

const names = (Object.keys(ATTACKS) as AttackName[]).filter((name) => mdns || name !== 'halls');
for (let n = 0; n < AT_ONCE; n += 1) void attack();

async function attack(): Promise<never> {
  for (;;) {
    const name = names[random(names.length)] ?? 'silence';
    await ATTACKS[name]({ ...start, random, code, neighbour });
    made[name] = (made[name] ?? 0) + 1;
    process.send?.(made satisfies FromAttackers);
    await new Promise((resolve) => setTimeout(resolve, random(1_500)));
  }
}
