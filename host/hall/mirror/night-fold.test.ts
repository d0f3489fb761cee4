import { describe, expect, test } from 'vitest';
import { playGame, playNight, type NightLines } from '../testing/night-lines.ts';
import { emptyFold, foldNext, type NightFold } from './night-fold.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `p${i + 1}.k7q2.r1.t1.s4`, name }));

function fold(lines: NightLines, begun = emptyFold()): readonly NightFold[] {
  const folds: NightFold[] = [];
  let last = begun;
  for (const [n, text] of lines.texts.entries()) folds.push((last = foldNext(last, JSON.parse(text), n)));
  return folds;
}
const shownBy = ({ shown }: NightFold) => shown;

/** Several games, some of them left with their last steps undone. */
function longNight(): NightLines {
  const lines = playNight({ players: PLAYERS, answers: 40, undone: 3 });
  for (let seed = 1; seed <= 4; seed += 1) {
    playGame(lines, { players: PLAYERS, answers: 200, seed });
    for (let undone = 0; undone < (seed % 2) * (seed + 1); undone += 1) lines.undo();
  }
  return lines;
}

describe('a fold that keeps few steps', () => {
  test('shows after every line what one that keeps all of them shows', () => {
    const lines = longNight();
    const all = fold(lines);
    const few = fold(lines, emptyFold(4));
    expect(few.map(shownBy)).toEqual(all.map(shownBy));
    expect(all.at(-1)?.shown.results).toHaveLength(1);
    expect(few.some(({ lacksSteps }) => lacksSteps)).toBe(false);
  });

  test('says that it lacks steps when more are undone, and takes no more lines', () => {
    const lines = longNight();
    const steps = lines.texts.length;
    for (let n = 0; n < 10; n += 1) lines.undo();
    const folds = fold(lines, emptyFold(4));
    const first = folds.findIndex(({ lacksSteps }) => lacksSteps);
    expect(first).toBeGreaterThanOrEqual(steps + 4);
    const [before, last] = [folds[first - 1], folds.at(-1)];
    expect(last && shownBy(last)).toEqual(before && shownBy(before));
    expect(fold(lines).at(-1)?.lacksSteps).toBe(false);
  });

  test('undoes to the beginning of a night that is short enough', () => {
    const lines = playNight({ players: PLAYERS, answers: 3, undone: 4 });
    const last = fold(lines, emptyFold(4)).at(-1);
    expect(last?.lacksSteps).toBe(false);
    expect(last?.shown.game).toBeUndefined();
  });
});

describe('people who play on after the game of their round', () => {
  const lines = playNight({ players: PLAYERS, answers: 1_000 });
  const ended = fold(lines).at(-1);
  playGame(lines, { players: PLAYERS, answers: 5, seed: 6 });

  test('are still shown with that game, and with its winners', () => {
    const on = fold(lines).at(-1);
    expect(ended?.shown.game?.over).toBe(true);
    expect(on?.shown.results).toEqual(ended?.shown.results);
    const brief = (told: NightFold | undefined) =>
      told?.shown.game?.players.map(({ name, points, winner }) => ({ name, points, winner: winner === true }));
    expect(brief(on)).toEqual(brief(ended));
    expect(on?.shown.game).toMatchObject({ over: true, round: ended?.shown.game?.round });
  });

  test('are shown with the next game once other people of the hall play', () => {
    playGame(lines, { players: PLAYERS.map((player) => ({ ...player, id: player.id.replace('s4', 's9') })), answers: 5 });
    expect(fold(lines).at(-1)?.shown.game?.over).toBe(false);
  });
});

test('a result says by which rules and with whom it was played; a game by other rules is another one', () => {
  const guests = [...PLAYERS.slice(0, 3), { id: 'guest', name: 'Zoé' }];
  const lines = playNight({ players: PLAYERS, answers: 1_000, house: { decks: 2 } });
  playGame(lines, { players: guests, answers: 1_000, seed: 6 });
  const [two, one] = fold(lines).at(-1)?.shown.results ?? [];
  expect(two).toMatchObject({ round: 1, table: 1, seating: 4, rulebook: 'hungarian-war', house: { decks: 2 }, others: [] });
  expect(one).toMatchObject({ house: { decks: 1 }, others: ['Zoé'], rows: { length: 3 } });
});
