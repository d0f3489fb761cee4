import { expect, it } from 'vitest';
import { withFlowers } from './flowers.ts';

const people = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const many = people(...'abcdefghij');

it('gives the flowers in seat order, and to a newcomer the first that nobody has had tonight', () => {
  const first = withFlowers(new Map(), people('Anna', 'Béla', 'Cili'));
  expect([...first]).toEqual([
    ['Anna', 0],
    ['Béla', 1],
    ['Cili', 2],
  ]);
  expect(withFlowers(first, people('Dani', 'Cili', 'Anna')).get('Dani')).toBe(3);
});

it('leaves everybody theirs, in whatever seat, and after a while away', () => {
  const first = withFlowers(new Map(), people('Anna', 'Béla', 'Cili'));
  const without = withFlowers(first, people('Cili', 'Anna'));
  expect(withFlowers(without, people('Béla', 'Cili', 'Anna'))).toEqual(first);
});

it('gives an eleventh person the flower of somebody who is not there, so that no two at a table have the same', () => {
  const all = withFlowers(new Map(), many);
  const table = [...many.slice(0, 4), ...many.slice(5), ...people('Zita')];
  const eleven = withFlowers(all, table);
  expect(eleven.get('Zita')).toBe(4);
  expect(new Set(table.map(({ id }) => eleven.get(id))).size).toBe(10);
});
