import { expect, it } from 'vitest';
import { toldInAnyGame } from '../../kit/testing/told-in-any-game.ts';
import { toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { CHARTA_BELLICA } from '../game.ts';
import { allied } from '../rules/testing/played.ts';
import words from '../../../words/generated/charta-bellica.js';

it('CB-2: asks both leaders to turn at once', () => {
  const state = allied(4, 'simple', 2);
  const told = toldToSeats(CHARTA_BELLICA, state).filter(({ language }) => language === 'hu');
  const asked = told.map(({ todo }) => todo.at(-1) === 'Te vezetsz: fordítsd fel a paklid felső lapját.');
  expect(asked).toEqual([true, true, false, false]);
});

toldInAnyGame(CHARTA_BELLICA, {
  players: { min: 4, max: 4 },
  houses: [{ line: 'bellum' }, { line: 'simple' }, { line: 'combined' }],
  catalogue: words,
});
