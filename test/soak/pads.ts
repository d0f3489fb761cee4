import { MemoryWorld } from '../serial/fire/memory-world.ts';
import { figuresOf, playNight, type NightPlayed, type OpenWorld } from '../serial/fire/play.ts';
import { PtyWorld } from '../serial/fire/pty-world.ts';
import { Violation } from '../serial/fire/violation.ts';
import { heldBytes } from '../support/child.ts';
import type { Campaign } from './campaign.ts';

const ROUNDS_A_NIGHT = 50;
const SAID_EVERY = 10;
/** Nights before memory is first measured, in which code is compiled and pools are filled. */
const WARM = 5;
const MOST_GROWTH = 48 * 1024 * 1024;

/** The table under fire: pads of two to ten seats in troubles by seed, on pseudo-terminals under the native bindings. */
export const PADS: Campaign = {
  name: 'pads',
  unit: 'rounds',
  size: 10_000,
  run: (options) => run((sockets) => PtyWorld.open(sockets), options),
};

/** The same, all in memory: faster, and every byte repeats. */
export const PADS_IN_MEMORY: Campaign = {
  name: 'pads-in-memory',
  unit: 'rounds',
  size: 50_000,
  run: (options) => run((sockets) => new MemoryWorld(sockets), options),
};

async function run(open: OpenWorld, { seed, size, say }: Parameters<Campaign['run']>[0]) {
  const nights: NightPlayed[] = [];
  let [begun, played, night] = [0, 0, 0];
  for (; played < size; night += 1) {
    const rounds = Math.min(ROUNDS_A_NIGHT, size - played);
    nights.push(await playNight(open, seed * 1_000_000 + night, rounds));
    played += rounds;
    const heap = heldBytes();
    if (night === WARM) begun = heap;
    if (night > WARM && heap > begun + MOST_GROWTH)
      throw new Violation(`after ${played} rounds ${heap} bytes are held, ${begun} at first`);
    if ((night + 1) % SAID_EVERY === 0) say(`${played} rounds, ${(heap / 1e6).toFixed(0)} MB held`);
  }
  return { ...figuresOf(nights), 'growth of memory, MB': Number(((heldBytes() - begun) / 1e6).toFixed(1)) };
}
