import { describe, expect, it } from 'vitest';
import { begun } from '../test/support/hungarian-war.ts';
import { effectBetween, pointsBetween } from './effect.ts';
import { RULEBOOKS, rulebookOf } from './rulebooks.ts';
import { evolveNight, lastWinnersOf, seriesScores } from './series.ts';
import type { GameEvent, NightState } from './series.ts';

/** Anna takes the king, which ends the game. */
const GAME: readonly GameEvent[] = [
  ...begun(['KD', '9C', '2H'], 0, { lastTable: 'play' }),
  { type: 'FacesOpened', faces: [6, 2] } as GameEvent,
];
const BELA_TAKES: readonly GameEvent[] = [...GAME.slice(0, 2), { type: 'FacesOpened', faces: [2, 6] } as GameEvent];

function night(events: readonly GameEvent[]): NightState {
  const state = events.reduce<NightState | undefined>(evolveNight, undefined);
  if (state === undefined) throw new Error('the night is empty');
  return state;
}

describe('HW-19 a series', () => {
  it('begins with one game', () => {
    expect(night(GAME)).toMatchObject({ finished: [], game: { rulebook: 'hungarian-war', number: 1, state: { phase: 'over' } } });
  });

  it('keeps standings and winners of a finished game when the next begins', () => {
    const state = night([...GAME, ...GAME.slice(0, 2)]);
    expect(state.game).toMatchObject({ number: 2, state: { phase: 'playing', round: 0 } });
    expect(state.finished).toMatchObject([{ number: 1, winners: ['anna'], standings: [{ points: 13 }, { points: 0 }] }]);
  });

  it('adds the scores up over the finished games', () => {
    const { finished } = night([...GAME, ...BELA_TAKES, ...GAME, ...GAME.slice(0, 2)]);
    expect(seriesScores(finished, 'hungarian-war')).toEqual([
      { player: { id: 'anna', name: 'Anna' }, points: 26, gamesWon: 2 },
      { player: { id: 'béla', name: 'Béla' }, points: 13, gamesWon: 1 },
    ]);
  });

  it('adds games won by another rulebook, but not its points', () => {
    const { finished } = night([...GAME, ...GAME.slice(0, 2)]);
    const other = finished.map((game) => ({ ...game, rulebook: 'war' as const, winners: ['béla'] }));
    const scores = (rulebook: 'hungarian-war' | 'war') =>
      seriesScores([...finished, ...other, ...finished], rulebook).map(({ points, gamesWon }) => [points, gamesWon]);
    expect(scores('hungarian-war')).toEqual([
      [26, 2],
      [0, 1],
    ]);
    expect(scores('war')).toEqual([
      [13, 2],
      [0, 1],
    ]);
  });

  it('knows who won the last game of a rulebook that was played to its end', () => {
    expect(lastWinnersOf(undefined, 'hungarian-war')).toEqual([]);
    expect(lastWinnersOf(night(GAME.slice(0, 2)), 'hungarian-war')).toEqual([]);
    expect(lastWinnersOf(night([...GAME, ...BELA_TAKES, ...GAME.slice(0, 2)]), 'hungarian-war')).toEqual(['béla']);
    expect(lastWinnersOf(night(GAME), 'war')).toEqual([]);
  });

  it('counts a game broken off for nothing', () => {
    const state = night([...GAME.slice(0, 2), ...GAME]);
    expect(state).toMatchObject({ finished: [], game: { number: 2 } });
  });

  it('accepts no event before a game, and no game of an unknown rulebook', () => {
    expect(() => evolveNight(undefined, { type: 'FacesOpened' })).toThrow('FacesOpened comes before any game');
    expect(() => evolveNight(undefined, { type: 'GameBegun', rulebook: 'x' })).toThrow('no such rulebook: x');
  });
});

describe('the shelf', () => {
  it('finds every rulebook under its own id', () => {
    expect(RULEBOOKS.ids.map((id) => rulebookOf(id).id)).toEqual(RULEBOOKS.ids);
    expect([RULEBOOKS.has('hungarian-war'), RULEBOOKS.has('toString'), RULEBOOKS.has(0)]).toEqual([true, false, false]);
  });
});

describe('the effect of a step', () => {
  it('has the round and the players whose points change', () => {
    const [before, after] = [night(GAME.slice(0, 2)), night(GAME)];
    const anna = { id: 'anna', name: 'Anna' };
    const one = { what: 'table', cards: 1 };
    const won = [{ what: 'over', over: true }, { what: 'winners', players: [anna] }, one];
    const taken = { round: 1, points: [{ player: anna, from: 0, to: 13 }] };
    expect(effectBetween(before, after)).toEqual({ ...taken, changes: won });
    const back = { round: 1, points: [{ player: anna, from: 13, to: 0 }] };
    expect(effectBetween(after, before)).toEqual({ ...back, changes: [{ what: 'over', over: false }, one] });
  });

  it('names the current game if one begins or its beginning is taken back', () => {
    const begin = night(GAME.slice(0, 1));
    const next = night([...GAME, ...GAME.slice(0, 1)]);
    const game = (to: number) => ({ round: 0, points: [], changes: [{ what: 'game', to }] });
    expect(effectBetween(undefined, begin)).toEqual(game(1));
    expect(effectBetween(begin, undefined)).toEqual(game(0));
    expect(effectBetween(night(GAME), next)).toEqual(game(2));
    expect(effectBetween(next, night(GAME))).toEqual(game(1));
    expect(effectBetween(undefined, undefined)).toEqual({ round: 0, points: [], changes: [] });
  });

  it('counts a player in only one of the standings as 0 in the other', () => {
    const row = { player: { id: 'x', name: 'X' }, seat: 0, points: 4, open: 0 };
    expect(pointsBetween([row], [])).toEqual([{ player: row.player, from: 4, to: 0 }]);
    expect(pointsBetween([], [row])).toEqual([{ player: row.player, from: 0, to: 4 }]);
  });
});
