import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../../../host/contract/hall.ts';
import { HALL_EN } from '../../../words/hall/en.ts';
import { gameLine, standingOf, tileParts } from './tile.ts';

type Player = NonNullable<TableSummary['game']>['players'][number];

const player = (name: string, points: number, more: Partial<Player> = {}): Player => ({ name, points, open: 0, ...more });
function table(players: readonly Player[], more: Partial<TableSummary> = {}, over = false): TableSummary {
  const game = { rulebook: 'any', round: 4, over, players, at: 0 };
  return { table: 1, link: 'live', result: over ? 'over' : 'playing', game, ...more };
}
/** The parts as one line: names with a comma between those that share a part. */
const said = (summary: TableSummary, most: number) =>
  tileParts(summary, most).map((part) => {
    if (part.kind === 'status') return part.standing;
    if (part.kind === 'verdict') return part.several ? 'win' : 'wins';
    const names = part.players.map(({ name }) => name).join(', ');
    return part.kind === 'out' ? `out: ${names}` : names;
  });

const FOUR = [player('Anna', 9), player('Béla', 7), player('Cili', 3, { out: true }), player('Dani', 1, { out: true })];

describe('a table that plays', () => {
  it('shows everybody if there is room', () => {
    expect(said(table(FOUR), 4)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  });

  it('shows who leads and who is out if there is not', () => {
    expect(said(table(FOUR), 3)).toEqual(['Anna', 'Béla', 'out: Cili, Dani']);
    expect(said(table(FOUR), 2)).toEqual(['Anna', 'out: Cili, Dani']);
  });

  it('shows the second where nobody is out, and those who lead together on one line', () => {
    const equal = [player('Anna', 9), player('Béla', 9), player('Cili', 3), player('Dani', 1)];
    expect(said(table(equal), 2)).toEqual(['Anna', 'Béla']);
    const out = [...equal.slice(0, 3), player('Dani', 1, { out: true })];
    expect(said(table(out), 2)).toEqual(['Anna, Béla', 'out: Dani']);
  });
});

describe('a game that is over', () => {
  const won = [player('Anna', 9, { winner: true }), ...FOUR.slice(1)];

  it('shows the winner, that it is one, and the others as far as there is room', () => {
    expect(said(table(won, {}, true), 2)).toEqual(['Anna', 'wins']);
    expect(said(table(won, {}, true), 3)).toEqual(['Anna', 'wins', 'Béla']);
    expect(said(table(won, {}, true), 4)).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  });

  it('shows winners who share it together', () => {
    const both = [player('Anna', 9, { winner: true }), player('Béla', 9, { winner: true }), ...FOUR.slice(2)];
    expect(said(table(both, {}, true), 2)).toEqual(['Anna, Béla', 'win']);
  });

  it('shows who has most where nobody has won', () => {
    expect(said(table(FOUR, {}, true), 2)).toEqual(['Anna', 'Béla']);
  });
});

describe('a table from which nothing comes', () => {
  it('says why, below what came last', () => {
    expect(said(table(FOUR, { link: 'lost' }), 2)).toEqual(['Anna', 'lost']);
    expect(said(table(FOUR, { link: 'lost' }), 5)).toEqual(['Anna', 'Béla', 'Cili', 'Dani', 'lost']);
    expect(said({ table: 2, link: 'lost', result: 'none' }, 2)).toEqual(['lost']);
  });

  it('says that nobody plays there, whatever came before', () => {
    expect(said(table(FOUR, { absent: true }), 2)).toEqual(['absent']);
    expect(gameLine(table(FOUR, { absent: true }), HALL_EN.board)).toBeUndefined();
  });

  it('says that no referee has come, or no game has begun', () => {
    expect(said({ table: 2, link: 'never', result: 'none' }, 2)).toEqual(['never']);
    expect(standingOf({ table: 2, link: 'live', result: 'none' })).toBe('none');
  });

  it('says that its result was entered, which counts though nothing came', () => {
    expect(said({ table: 2, link: 'never', result: 'corrected' }, 2)).toEqual(['corrected']);
    expect(standingOf(table(FOUR, { link: 'lost', result: 'corrected' }))).toBe('lost');
  });
});

it('says under the number how far the game is, or that it is over', () => {
  expect(gameLine(table(FOUR), HALL_EN.board)).toBe('turn 4');
  const begun = { rulebook: 'any', round: 0, over: false, players: FOUR, at: 0 };
  expect(gameLine(table(FOUR, { game: begun }), HALL_EN.board)).toBeUndefined();
  expect(gameLine(table(FOUR, {}, true), HALL_EN.board)).toBe('over');
});
