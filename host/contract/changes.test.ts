import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween, withChanges } from './changes.ts';

const RUNS = { seed: 1848, numRuns: 500 };
const json = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;
/** As views are: some fields are undefined. */
const view = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constant(undefined),
    fc.array(fc.record({ n: fc.integer(), x: fc.option(fc.integer(), { nil: undefined }) })),
  ),
);

it('the changes between two views make the one the other, and leave the one as it was', () => {
  fc.assert(
    fc.property(view, view, (before, after) => {
      const shown = json(before);
      const changes = json(changesBetween(before, after) ?? []);
      expect(withChanges(shown, changes)).toEqual(json(after));
      expect(shown).toEqual(json(before));
      expect(changesBetween(after, json(after))).toEqual([]);
    }),
    RUNS,
  );
});

it('are few where little has changed, and what has not changed is the same object', () => {
  const tables = Array.from({ length: 500 }, (_, table) => ({ table, game: { round: 1, players: ['Anna', 'Béla'] } }));
  const before = { version: 1, tables, standings: [{ name: 'Anna' }] };
  const played = { ...tables[7], game: { round: 2, players: ['Anna', 'Béla'] } };
  const after = { ...before, version: 2, tables: tables.with(7, played as (typeof tables)[0]) };
  const changes = changesBetween(before, after) ?? [];
  expect(changes).toEqual([
    [['version'], 2],
    [['tables', 7, 'game', 'round'], 2],
  ]);
  const shown = withChanges(before, changes);
  expect(shown).toEqual(after);
  expect(shown.standings).toBe(before.standings);
  expect(shown.tables[6]).toBe(before.tables[6]);
});

it('are not told one by one where nearly everything is new', () => {
  const of = (n: number) => ({ list: Array.from({ length: 3_000 }, () => n) });
  expect(changesBetween(of(1), of(2))).toBeUndefined();
});
