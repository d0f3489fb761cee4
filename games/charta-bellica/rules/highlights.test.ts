import { expect, it } from 'vitest';
import { allied, answered, begunBellica, type ChartaBellicaState } from './testing/played.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import { chartaBellica } from './rulebook.ts';

/** The states between rounds: the first before any answer, then one after each of these groups of answers. */
function game(start: ChartaBellicaState, ...rounds: readonly (readonly string[])[]): readonly ChartaBellicaState[] {
  return rounds.reduce<readonly ChartaBellicaState[]>(
    (states, given) => [...states, answered(states.at(-1) ?? start, ...given)],
    [start],
  );
}

const highlight = (states: readonly ChartaBellicaState[], what: string): Highlight | undefined =>
  chartaBellica.review?.highlights(states).find((each) => each.what === what);
const names = (found: Highlight | undefined) => found?.players.map(({ name }) => name);

const bellum = begunBellica(2, { line: 'bellum' });

it('CB-9: how often a horse won, and CB-8: how often a jester did', () => {
  const states = game(bellum, ['8?', '9?', 'attack', '3?'], ['5?', 'm?'], ['1?', 'q?']);
  expect(highlight(states, 'horses')).toMatchObject({ figure: 1, players: [{ name: 'Anna' }] });
  expect(highlight(states, 'jesters')).toMatchObject({ figure: 1, players: [{ name: 'Anna' }] });
});

it('CB-7: the most points in one trick, and tricks in a row', () => {
  const states = game(bellum, ['m?', 'm?', '5?', '7?'], ['3?', '9?'], ['4?', 'T?'], ['1?', 'c?']);
  expect(highlight(states, 'biggest')).toMatchObject({ figure: 38, players: [{ name: 'Béla' }] });
  expect(highlight(states, 'streak')).toMatchObject({ figure: 4, players: [{ name: 'Béla' }] });
});

it('CB-2: an alliance shares its figures, and has none while the other alliance has the same', () => {
  const start = allied(4, 'simple', 2);
  const won = game(start, ['m?', '9?', 'q?', '4?']);
  expect(names(highlight(won, 'biggest'))).toEqual(['Anna', 'Cili']);
  const both = game(start, ['m?', '9?', 'q?', '4?'], ['9?', 'm?', '4?', 'q?']);
  expect(highlight(both, 'biggest')).toBeUndefined();
});

it('CB-10: how far behind the winner was, and how often the lead changed hands', () => {
  const states = game(bellum, ['9?', 'm?'], ['8?', 'p?'], ['c?', 'q?'], ['m?', 'T?'], ['p?', '9?']);
  expect(highlight(states, 'comeback')).toMatchObject({ figure: 41, players: [{ name: 'Anna' }] });
  const lead = game(bellum, ['3?', '5?'], ['7?', '3?'], ['4?', '8?'], ['T?', '7?']);
  expect(highlight(lead, 'leadChanges')).toMatchObject({ figure: 3, players: [] });
});

it('there are none in an uneventful game, nor in one that has not begun', () => {
  expect(chartaBellica.review?.highlights(game(bellum, ['9?', 'm?']))).toEqual([]);
  expect(chartaBellica.review?.highlights([])).toEqual([]);
});
