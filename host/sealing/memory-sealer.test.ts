import { describe, expect, test } from 'vitest';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { BotSealer } from './bot-sealer.ts';
import { MemorySealer } from './memory-sealer.ts';

const HOST_NONCE = '0123456789abcdef';

function listening() {
  const heard: string[] = [];
  const listener = {
    sealed: (seat: number) => void heard.push(`sealed ${seat}`),
    withdrawn: (seat: number) => void heard.push(`withdrawn ${seat}`),
    halt: (seat: number) => void heard.push(`halt ${seat}`),
    closed: (seat: number) => void heard.push(`closed ${seat}`),
  };
  return { heard, listener };
}

function nonces() {
  let made = 0;
  return () => (made += 1).toString(16).padStart(16, '0');
}

describe('a seat that plays by keys', () => {
  function keySeat() {
    const { heard, listener } = listening();
    const clock = new FakeClock();
    return { heard, clock, sealer: new MemorySealer(2, 'keys', 'keys-1', listener, { clock, nonce: nonces() }) };
  }

  test('reports its first seal and no later one', () => {
    const { heard, sealer } = keySeat();
    sealer.arm(7, HOST_NONCE);
    for (const face of [1, 6, 6] as const) sealer.press(face);
    expect(heard).toEqual(['sealed 2']);
  });

  test('closes with the last seal and opens exactly that one, with a commitment like a pad’s', async () => {
    const { sealer } = keySeat();
    sealer.arm(7, HOST_NONCE);
    for (const face of [1, 6, 4] as const) sealer.press(face);
    const closing = await sealer.close();
    const opened = await sealer.reveal();
    expect(opened).toEqual({ face: 4, nonce: '0000000000000003' });
    expect(closing).toEqual({
      seal: 3,
      commitment: commitment({ id: 'keys-1', attempt: 7, hostNonce: HOST_NONCE, face: 4, nonce: opened.nonce }),
    });
  });

  test.each([
    [-1, 2],
    [0, 1],
    [7, 1],
  ])('a press %i ms after the count has ended: seal %i closes', async (after, seal) => {
    const { clock, sealer } = keySeat();
    sealer.arm(7, HOST_NONCE);
    sealer.press(1);
    sealer.count(clock.now() + 3000);
    await clock.pass(3000 + after);
    sealer.press(6);
    expect(await sealer.close()).toMatchObject({ seal });
  });

  test('accepts presses again after a halted count', async () => {
    const { clock, sealer } = keySeat();
    sealer.arm(7, HOST_NONCE);
    sealer.count(clock.now() + 3000);
    sealer.halted();
    await clock.pass(5000);
    sealer.press(6);
    expect(await sealer.close()).toMatchObject({ seal: 1 });
  });

  test('makes a new seal with every press, even of the same face', async () => {
    const { sealer } = keySeat();
    sealer.arm(7, HOST_NONCE);
    sealer.press(5);
    const first = await sealer.close();
    sealer.arm(8, HOST_NONCE);
    sealer.press(5);
    const second = await sealer.close();
    expect(second).not.toEqual(first);
  });

  test('accepts no press before it is armed, after it is closed, or after it is wiped', async () => {
    const { heard, sealer } = keySeat();
    sealer.press(3);
    expect(await sealer.close()).toBe('none');
    sealer.arm(7, HOST_NONCE);
    sealer.press(3);
    await sealer.close();
    sealer.press(4);
    expect(await sealer.reveal()).toMatchObject({ face: 3 });
    sealer.abort();
    expect(sealer.sealed).toBe(false);
    await expect(sealer.reveal()).rejects.toThrow('no seal');
    expect(heard).toEqual(['sealed 2']);
  });

  test('prints no face', () => {
    const { sealer } = keySeat();
    sealer.arm(7, HOST_NONCE);
    sealer.press(3);
    expect(JSON.stringify(sealer)).not.toMatch(/face|3/);
  });
});

describe('a bot', () => {
  function botSeat(wait: number) {
    const clock = new FakeClock();
    const { heard, listener } = listening();
    const asked: string[] = [];
    const mind = {
      clock,
      nonce: nonces(),
      random: () => {
        asked.push('wait');
        return wait;
      },
      choose: () => {
        asked.push('face');
        return 5;
      },
    };
    return { clock, heard, asked, sealer: new BotSealer(4, listener, mind) };
  }

  test('seals a while after it is armed; how long is drawn before the face', async () => {
    const { clock, heard, asked, sealer } = botSeat(200);
    sealer.arm(1, HOST_NONCE);
    await clock.pass(499);
    expect(heard).toEqual([]);
    await clock.pass(1);
    expect(heard).toEqual(['sealed 4']);
    expect(asked).toEqual(['wait', 'face']);
    await sealer.close();
    expect(await sealer.reveal()).toMatchObject({ face: 5 });
  });

  test('seals nothing in a cancelled attempt', async () => {
    const { clock, heard, sealer } = botSeat(0);
    sealer.arm(1, HOST_NONCE);
    sealer.abort();
    await clock.pass(5000);
    expect(heard).toEqual([]);
  });
});
