import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../../../host/contract/hall.ts';
import { boardSay } from './parts.ts';
import { clothOf, gameLine, standingOf, stateOf, statusOf } from './tile.ts';

type Player = NonNullable<TableSummary['game']>['players'][number];

const player = (name: string, points: number, more: Partial<Player> = {}): Player => ({ name, points, open: 0, ...more });
function table(players: readonly Player[], more: Partial<TableSummary> = {}, over = false): TableSummary {
  const game = { rulebook: 'any', round: 4, over, players, at: 0 };
  return { table: 1, link: 'live', result: over ? 'over' : 'playing', game, ...more };
}
const FOUR = [player('Anna', 9), player('Béla', 7), player('Cili', 3, { out: true }), player('Dani', 1, { out: true })];
const say = boardSay('en');

describe('a table at a glance', () => {
  it.each<[string, TableSummary, string]>([
    ['has not come', { table: 2, link: 'never', result: 'none' }, 'absent'],
    ['is not played at', table(FOUR, { absent: true }), 'absent'],
    ['waits', { table: 2, link: 'live', result: 'none' }, 'waiting'],
    ['plays', table(FOUR), 'playing'],
    ['has finished', table(FOUR, {}, true), 'over'],
    ['has a result that was entered', { table: 2, link: 'never', result: 'corrected' }, 'over'],
    ['is lost', table(FOUR, { link: 'lost' }), 'trouble'],
    ['has other people', table(FOUR, { strangers: true }), 'trouble'],
    ['has a record that differs', table(FOUR, { trouble: { kind: 'disk', code: 'EIO' } }), 'trouble'],
  ])('that %s', (_, summary, state) => {
    expect(stateOf(summary)).toBe(state);
  });
});

describe('a table from which nothing comes', () => {
  it('says why, unless there is a game to show', () => {
    expect(statusOf({ table: 2, link: 'lost', result: 'none' }, say)).toBe(say('board-status-lost'));
    expect(statusOf(table(FOUR, { link: 'lost' }), say)).toBeUndefined();
    expect(gameLine(table(FOUR, { link: 'lost' }), say)).toBe(say('board-status-lost'));
  });

  it('says that nobody plays there, whatever came before', () => {
    expect(statusOf(table(FOUR, { absent: true }), say)).toBe(say('board-status-absent'));
  });

  it('says that its result was entered, which counts though nothing came', () => {
    expect(standingOf({ table: 2, link: 'never', result: 'corrected' })).toBe('corrected');
    expect(standingOf(table(FOUR, { link: 'lost', result: 'corrected' }))).toBe('lost');
  });
});

it('says on its own page how far the game is, or that it is over', () => {
  expect(gameLine(table(FOUR), say)).toBe('turn 4');
  const begun = { rulebook: 'any', round: 0, over: false, players: FOUR, at: 0 };
  expect(gameLine(table(FOUR, { game: begun }), say)).toBeUndefined();
  expect(gameLine(table(FOUR, {}, true), say)).toBe('over');
});

describe('the cloth of a game', () => {
  const flowersOf = (players: readonly Player[]) => clothOf(table(players, {}, true)).flowers;

  it('has a flower for every point, in the thread of whoever has it', () => {
    const flowers = flowersOf([player('Anna', 3), player('Béla', 1.5), player('Cili', -4)]);
    expect(flowers.map(({ thread }) => thread)).toEqual([0, 0, 0, 1]);
  });

  it('has room for the flowers of any number of points, in the same shares', () => {
    const flowers = flowersOf([player('Anna', 900), player('Béla', 300)]);
    const [anna, bela] = [0, 1].map((own) => flowers.filter(({ thread }) => thread === own).length);
    expect(flowers.length).toBeLessThanOrEqual(356);
    expect((anna ?? 0) / (bela ?? 1)).toBeCloseTo(3, 1);
  });
});
