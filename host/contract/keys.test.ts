import { expect, test } from 'vitest';
import { CLUSTERS, codesOf, keyMeant } from './keys.ts';

const inputs = [{ kind: 'die' }, { kind: 'keys', cluster: 3 }, { kind: 'keys', cluster: 0 }] as const;

test('a key means the face of the seat whose cluster it is in, and nothing if no seat has that cluster', () => {
  expect(keyMeant(inputs, 'KeyW')).toEqual({ seat: 2, face: 6 });
  expect(keyMeant(inputs, 'Numpad5')).toEqual({ seat: 1, face: 1 });
  for (const code of ['KeyT', 'Space', 'toString', '']) expect(keyMeant(inputs, code)).toBeUndefined();
});

test('only the clusters in use are withheld from the page', () => {
  expect([...codesOf(inputs)].sort()).toEqual([...Object.keys(CLUSTERS[0] ?? {}), ...Object.keys(CLUSTERS[3] ?? {})].sort());
});

test('every cluster has the six faces once, and no key is in two clusters', () => {
  for (const cluster of CLUSTERS) expect(Object.values(cluster).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const codes = CLUSTERS.flatMap((cluster) => Object.keys(cluster));
  expect(new Set(codes).size).toBe(codes.length);
});
