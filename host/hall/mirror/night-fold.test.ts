import { describe, expect, test } from 'vitest';
import { playGame, playNight, type NightLines } from '../testing/night-lines.ts';
import { EMPTY_FOLD, foldNext, shownOf, type Shown, type NightFold } from './night-fold.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `p${i + 1}.k7q2.r1.t1.s4`, name }));

const fold = ({ texts }: NightLines) =>
  shownOf(texts.reduce<NightFold>((last, text) => foldNext(last, JSON.parse(text)), EMPTY_FOLD));

describe('people who play on after the game of their round', () => {
  const lines = playNight({ players: PLAYERS, answers: 1_000 });
  const ended = fold(lines);
  playGame(lines, { players: PLAYERS, answers: 5, seed: 6 });

  test('are still shown with that game, and with its winners', () => {
    const on = fold(lines);
    expect(ended.game?.over).toBe(true);
    expect(on.results).toEqual(ended.results);
    const brief = (told: Shown) =>
      told.game?.players.map(({ name, points, winner }) => ({ name, points, winner: winner === true }));
    expect(brief(on)).toEqual(brief(ended));
    expect(on.game).toMatchObject({ over: true, round: ended.game?.round });
  });

  test('are shown with the next game once other people of the hall play', () => {
    playGame(lines, { players: PLAYERS.map((player) => ({ ...player, id: player.id.replace('s4', 's9') })), answers: 5 });
    expect(fold(lines).game?.over).toBe(false);
  });
});

test('a result says by which rules and with whom it was played; a game by other rules is another one', () => {
  const guests = [...PLAYERS.slice(0, 3), { id: 'guest', name: 'Zoé' }];
  const lines = playNight({ players: PLAYERS, answers: 1_000, house: { decks: 2 } });
  playGame(lines, { players: guests, answers: 1_000, seed: 6 });
  const [two, one] = fold(lines).results;
  expect(two).toMatchObject({ round: 1, table: 1, seating: 4, rulebook: 'hungarian-war', house: { decks: 2 }, others: [] });
  expect(one).toMatchObject({ house: { decks: 1 }, others: ['Zoé'], rows: { length: 3 } });
});
