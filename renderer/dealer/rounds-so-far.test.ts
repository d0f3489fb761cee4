import { beforeEach, expect, it } from 'vitest';
import type { ConsoleView } from '../../host/contract/view.ts';
import { gameView, lastState, NOW } from '../../games/hungarian-war/table/testing/states.ts';
import { consoleView } from './desk/testing/stubs.ts';
import { mountConsole } from './testing/mounted-console.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const state = lastState({ names: NAMES, seed: 3, house: { cards: 'taken' } });

beforeEach(() => localStorage.setItem('referee.console.table', 'no'));

function show(rounds: ConsoleView['rounds']): readonly (string | undefined)[] {
  const game = gameView(state, { phase: 'choosing', step: 3, ready: 0, of: 0, late: [], naming: false });
  const view = { ...consoleView(undefined, { game }), rounds };
  mountConsole().show({ ...view, table: { ...view.table, now: NOW } });
  const lines = document.querySelectorAll('[aria-label="The game so far"] li');
  return [...lines].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
}

it('says for each round whose points changed and whose place, the latest first', () => {
  const [anna, bela] = state.seats.map(({ player }) => player);
  if (anna === undefined || bela === undefined) throw new Error('nobody sits there');
  const out = { what: 'player', player: bela, becomes: 'out' } as const;
  expect(
    show([
      { round: 2, points: [{ player: anna, from: 7, to: 20 }], changes: [{ what: 'deck', from: 30, to: 29 }, out] },
      { round: 1, points: [], changes: [] },
    ]),
  ).toEqual(['The game so far Round 2 Anna 7 → 20, Béla out', 'Round 1 no change']);
});

it('says of a round in which cards were taken and none was named how many', () => {
  const cards = (count: number) => ({ round: 1, points: [], changes: [{ what: 'unnamed', cards: count } as const] });
  expect(show([cards(2)])).toEqual(['The game so far Round 1 2 cards taken, not named']);
});

it('leaves out a round that is still played, and says nothing before the first', () => {
  expect(show([{ round: state.round + 1, points: [], changes: [] }])).toEqual([]);
});
