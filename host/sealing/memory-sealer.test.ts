import { describe, expect, test } from 'vitest';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { BotSealer } from './bot-sealer.ts';
import { MemorySealer } from './memory-sealer.ts';

const HOST_NONCE = '0123456789abcdef';

/** Where a sealer seals: what it reports, its clock, and nonces that are counted up. */
function surroundings() {
  const heard: string[] = [];
  const note = (what: string) => (seat: number) => void heard.push(`${what} ${seat}`);
  const listener = { sealed: note('sealed'), withdrawn: note('withdrawn'), halt: note('halt'), closed: note('closed') };
  let made = 0;
  return { heard, listener, clock: new FakeClock(), nonce: () => (made += 1).toString(16).padStart(16, '0') };
}

describe('a seat that plays by keys', () => {
  function keySeat() {
    const { heard, listener, clock, nonce } = surroundings();
    const sealer = new MemorySealer(2, 'keys', 'keys-1', listener, { clock, nonce });
    sealer.arm(7, HOST_NONCE);
    return { heard, clock, sealer };
  }

  test('reports its first seal, closes with the last and opens exactly that one, with a commitment like a pad’s', async () => {
    const { heard, sealer } = keySeat();
    for (const face of [1, 4, 4] as const) sealer.press(face);
    expect(JSON.stringify(sealer)).not.toMatch(/face|4/);
    const closing = await sealer.close();
    sealer.press(6);
    const opened = await sealer.reveal();
    expect(opened).toEqual({ face: 4, nonce: '0000000000000003' });
    expect(closing).toEqual({
      seal: 3,
      commitment: commitment({ id: 'keys-1', attempt: 7, hostNonce: HOST_NONCE, face: 4, nonce: opened.nonce }),
    });
    sealer.abort();
    sealer.press(5);
    expect(sealer.sealed).toBe(false);
    await expect(sealer.reveal()).rejects.toThrow('no seal');
    expect(heard).toEqual(['sealed 2']);
  });

  test.each([
    [-1, 2],
    [0, 1],
    [7, 1],
  ])('a press %i ms after the count has ended: seal %i closes', async (after, seal) => {
    const { clock, sealer } = keySeat();
    sealer.press(1);
    sealer.count(clock.now() + 3000);
    await clock.pass(3000 + after);
    sealer.press(6);
    expect(await sealer.close()).toMatchObject({ seal });
  });

  test('accepts presses again after a halted count', async () => {
    const { clock, sealer } = keySeat();
    sealer.count(clock.now() + 3000);
    sealer.halted();
    await clock.pass(5000);
    sealer.press(6);
    expect(await sealer.close()).toMatchObject({ seal: 1 });
  });
});

describe('a bot', () => {
  function botSeat(wait: number) {
    const { heard, listener, clock, nonce } = surroundings();
    const random = () => {
      heard.push('wait drawn');
      return wait;
    };
    const choose = () => {
      heard.push('face chosen');
      return 5;
    };
    const sealer = new BotSealer(4, listener, { clock, nonce, random, choose });
    sealer.arm(1, HOST_NONCE);
    return { clock, heard, sealer };
  }

  test('seals a while after it is armed; how long is drawn before the face', async () => {
    const { clock, heard, sealer } = botSeat(200);
    await clock.pass(499);
    expect(heard).toEqual(['wait drawn']);
    await clock.pass(1);
    expect(heard).toEqual(['wait drawn', 'face chosen', 'sealed 4']);
    await sealer.close();
    expect(await sealer.reveal()).toMatchObject({ face: 5 });
  });

  test('seals nothing in a cancelled attempt', async () => {
    const { clock, heard, sealer } = botSeat(0);
    sealer.abort();
    await clock.pass(5000);
    expect(heard).toEqual(['wait drawn']);
  });
});
