import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { seatInputSchema } from './command.ts';
import { isKeypadKey } from './keypad.ts';
import { CLUSTERS, codesOf, keyMeant, sameThing } from './keys.ts';

const inputs = [{ kind: 'die' }, { kind: 'keys', cluster: 3 }, { kind: 'keys', cluster: 0 }] as const;

test('a key means the face of the seat whose cluster it is in, and nothing if no seat has that cluster', () => {
  expect(keyMeant(inputs, 'KeyW')).toEqual({ seat: 2, face: 6 });
  expect(keyMeant(inputs, 'Numpad5')).toEqual({ seat: 1, face: 1 });
  for (const code of ['KeyT', 'Space', 'toString', '']) expect(keyMeant(inputs, code)).toBeUndefined();
});

test('only the clusters in use are withheld from the page', () => {
  expect([...codesOf(inputs, 'keys')].sort()).toEqual(
    [...Object.keys(CLUSTERS[0] ?? {}), ...Object.keys(CLUSTERS[3] ?? {})].sort(),
  );
});

test('every cluster has the six faces once, and no key is in two clusters', () => {
  for (const cluster of CLUSTERS) expect(Object.values(cluster).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const codes = CLUSTERS.flatMap((cluster) => Object.keys(cluster));
  expect(new Set(codes).size).toBe(codes.length);
});

describe('a learned keypad', () => {
  const keys = ['F13', 'Numpad2', 'F15', 'NumpadAdd', 'NumpadEnter', 'F24'];
  const keypad = { kind: 'keypad', keys } as const;

  test('means its first key by face 1 and its last by face 6, by position alone', () => {
    expect(keys.map((code) => keyMeant([{ kind: 'die' }, keypad], code))).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => ({ seat: 1, face })),
    );
    for (const code of ['Digit2', 'Numpad3', '', 'F1']) expect(keyMeant([keypad], code)).toBeUndefined();
    expect([...codesOf([keypad, { kind: 'keys', cluster: 0 }], 'keypad')]).toEqual(keys);
  });

  test('cannot serve beside anything that has one of its keys', () => {
    const other = { kind: 'keypad', keys: ['F19', 'F20', 'F21', 'F22', 'F23', 'F24'] } as const;
    expect(
      [keypad, other, { kind: 'keys', cluster: 0 } as const, { kind: 'die' } as const].map((input) => sameThing(keypad, input)),
    ).toEqual([true, true, false, false]);
    expect(sameThing({ kind: 'keypad', keys: ['Numpad5', ...keys.slice(1)] }, { kind: 'keys', cluster: 3 })).toBe(true);
  });

  test.each([
    ['five keys', keys.slice(1)],
    ['seven keys', [...keys, 'F20']],
    ['a key twice', [...keys.slice(1), 'F24']],
    ['a key of the dealer', [...keys.slice(1), 'KeyQ']],
  ])('is refused with %s', (_what, given) => {
    expect(v.safeParse(seatInputSchema, keypad).success).toBe(true);
    expect(v.safeParse(seatInputSchema, { kind: 'keypad', keys: given }).success).toBe(false);
  });

  test.each([
    'Space',
    'Escape',
    'Enter',
    'Tab',
    'Backspace',
    'Delete',
    'Insert',
    'KeyA',
    'Digit1',
    'F1',
    'F12',
    'F25',
    'NumLock',
    'ArrowUp',
    'AudioVolumeUp',
    '',
  ])('never has the key %s, which the dealer or the computer needs', (code) => expect(isKeypadKey(code)).toBe(false));
});
