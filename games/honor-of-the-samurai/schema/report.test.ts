import { expect, test } from 'vitest';
import { begun, on } from '../rules/testing/played.ts';
import { HONOR_OF_THE_SAMURAI } from '../game.ts';

const { report } = HONOR_OF_THE_SAMURAI.schema;

test('HS-4: a battle is reported army by army, charges last, and the winner took every head', () => {
  const house = { charges: 'yes' } as const;
  const state = on(begun(3, house), 'heads heads heads clean clean yes no A? A? K? Q? 2? 3? J?');
  expect(report(state)?.seats.map(({ laid, took, standing }) => [laid, took, standing])).toEqual([
    [[], [], 'out'],
    [['A?', 'A?', 'K?', 'Q?'], ['K?', 'Q?', 'J?'], 'in'],
    [['2?', '3?', 'J?'], [], 'in'],
  ]);
  expect(report(begun(3))).toBeUndefined();
});
