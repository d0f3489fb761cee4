import { seededRandom } from '../../rulebook/random.ts';
import { CYCLES_PER_MS } from '../../firmware-protocol/testing/chip/peripherals.ts';
import { chipDevices } from '../firmware/chip-devices.ts';
import { ACTS, BLOWS, keeping, struck } from '../firmware/instants.ts';
import { noisyNight } from '../firmware/noisy-night.ts';
import { MemoryWorld } from '../serial/fire/memory-world.ts';
import { figuresOf, playNight, type NightPlayed } from '../serial/fire/play.ts';
import { Violation } from '../serial/fire/violation.ts';
import type { Campaign } from './campaign.ts';

const ROUNDS_A_NIGHT = 25;
const SAID_EVERY = 10;

/** The table under fire with chips that execute the firmware. */
export const CHIPS: Campaign = {
  name: 'chips',
  unit: 'rounds',
  size: 10_000,
  async run({ seed, size, say }) {
    const nights: NightPlayed[] = [];
    for (let played = 0; played < size; played += ROUNDS_A_NIGHT) {
      const night = seed * 1_000_000 + nights.length;
      const rounds = Math.min(ROUNDS_A_NIGHT, size - played);
      nights.push(await playNight((sockets) => new MemoryWorld(sockets), night, rounds, chipDevices(night)));
      if (nights.length % SAID_EVERY === 0) say(`${played + rounds} rounds`);
    }
    return figuresOf(nights);
  },
};

/** Chips on lines that flip a bit in one byte of a thousand, where no round may be held up, and of a hundred. */
export const NOISY_CHIPS: Campaign = {
  name: 'noisy-chips',
  unit: 'rounds',
  size: 10_000,
  async run({ seed, size, say }) {
    const half = Math.ceil(size / 2);
    const few = await noisyNight({ seed, seats: 5, rounds: half, rate: 1e-3 });
    if (few.held > 0) throw new Violation(`one byte in a thousand held up ${few.held} of ${half} rounds`);
    say(`${half} rounds with one byte in a thousand turned`);
    const many = await noisyNight({ seed: seed + 1, seats: 5, rounds: half, rate: 1e-2 });
    return {
      'bytes turned, of a thousand': few.turned,
      'bytes turned, of a hundred': many.turned,
      'rounds held up by one in a hundred': many.held,
    };
  },
};

/** Chips that lose power in the middle of an act, mostly while they change their stored state. */
export const INSTANTS: Campaign = {
  name: 'instants',
  unit: 'blows',
  size: 20_000,
  async run({ seed, size, say }) {
    const random = seededRandom(seed);
    const acts = Object.entries(ACTS).map(([name, act]) => ({ name, act, window: keeping(act, seed) }));
    for (let blow = 0; blow < size; blow += 1) {
      const chosen = acts[blow % acts.length];
      if (chosen === undefined) break;
      const { name, act, window } = chosen;
      const [first, last] = window;
      const at = random(3) === 0 ? random(act.lasts * CYCLES_PER_MS) : first + random(last - first);
      const how = BLOWS[random(BLOWS.length)] ?? 'power';
      const wrong = struck(name, at, how, seed);
      if (wrong !== undefined) throw new Violation(`${how} ${at} cycles into ${name}: ${wrong}`);
      if ((blow + 1) % 1000 === 0) say(`${blow + 1} blows`);
    }
    return { acts: acts.length };
  },
};
