import { expect, it } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import { CYCLES_PER_MS } from '../../firmware-protocol/testing/chip/peripherals.ts';
import { sized } from '../support/sized.ts';
import { ACTS, BLOWS, keeping, struck } from './instants.ts';

/*
 * A fixed sample of `npm run soak -- instants`: a pad that loses power in the middle of an act, mostly while
 * it changes what it keeps.
 */
const SEED = 11;
const SAMPLES = sized({ sample: 6, whole: 24 });

it.each(Object.entries(ACTS))('%s, cut short at any instruction, leaves the state before or after it', (name, act) => {
  const random = seededRandom(SEED);
  const [first, last] = keeping(act, SEED);
  expect(last).toBeGreaterThan(first);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const at = sample % 3 === 0 ? random(act.lasts * CYCLES_PER_MS) : first + random(last - first);
    const blow = BLOWS[sample % BLOWS.length] ?? 'power';
    expect(struck(name, at, blow, SEED), `${blow} ${at} cycles into ${name}`).toBeUndefined();
  }
});
