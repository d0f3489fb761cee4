import { describe, expect, it } from 'vitest';
import { MemoryWorld } from '../serial/fire/memory-world.ts';
import { figuresOf, playNight, troublesMet, type NightPlayed } from '../serial/fire/play.ts';
import { TROUBLE_NAMES } from '../serial/fire/troubles.ts';
import { sized } from '../support/sized.ts';
import { chipDevices } from './chip-devices.ts';
import { noisyNight } from './noisy-night.ts';

/*
 * A fixed sample of `npm run soak -- chips`: whole tables of chips that execute the firmware, in every kind of trouble that
 * scripted pads are put to. What may never happen rejects by itself, and names the seed and the plan of the round.
 */
const SEED = 5000;
const NIGHTS = sized({ sample: 2, whole: 5 });
const ROUNDS = 6;

const play = (seed: number, rounds: number) => playNight((sockets) => new MemoryWorld(sockets), seed, rounds, chipDevices(seed));

describe('chips under fire', () => {
  it('complete every round, open no wrong face, and repeat exactly with the same seed', async () => {
    const nights: NightPlayed[] = [];
    for (let night = 0; night < NIGHTS; night += 1) nights.push(await play(SEED + night, ROUNDS));
    const figures = figuresOf(nights);
    console.log(JSON.stringify(figures));
    expect(figures['faces proven by their seals']).toBeGreaterThan(NIGHTS * ROUNDS);
    expect(troublesMet(figures).length).toBeGreaterThan(TROUBLE_NAMES.length / sized({ sample: 5, whole: 3 }));
    expect(await play(SEED, ROUNDS)).toEqual(nights[0]);
  });
});

describe('chips on a line that flips bits', () => {
  it('complete every round by themselves at one byte in a thousand', async () => {
    const { shown, held, bytes, turned } = await noisyNight({ seed: 7, seats: 5, rounds: 8, rate: 1e-3 });
    expect(turned / bytes).toBeCloseTo(1e-3, 3);
    expect(turned).toBeGreaterThan(10);
    expect({ shown, held }).toEqual({ shown: 8, held: 0 });
  });

  it('never open a wrong face at one byte in a hundred', async () => {
    const { shown, held, turned } = await noisyNight({ seed: 8, seats: 5, rounds: 8, rate: 1e-2 });
    expect(turned).toBeGreaterThan(100);
    expect(shown + held).toBe(8);
    expect(shown).toBeGreaterThan(0);
  });
});
