import { expect, it } from 'vitest';
import { botsPlaying, type ChartaBellicaState } from './testing/played.ts';
import { seededRandom as seeded } from '../../../rulebook/random.ts';
import { at } from '../../../rulebook/seat.ts';
import { LINES, type BattleLine } from './house.ts';
import { broken } from '../game.ts';
import { lesson } from './lesson.ts';
import { pointsOf, winnersOf, worth, gainsOf, captures } from './points.ts';
import { chartaBellica } from './rulebook.ts';
import type { Play } from './play.ts';
import { possibleFrom, seenIn } from './seen.ts';

const TABLES: readonly { readonly line: BattleLine; readonly players: number }[] = LINES.flatMap((line) =>
  (line === 'bellum' ? [2, 3, 4] : [4]).map((players) => ({ line, players })),
);
const ALL_POINTS = (14 * 15) / 2;

/** The states of this many games of bots. */
function* games(line: BattleLine, players: number, count: number, horse = 2): Generator<ChartaBellicaState[]> {
  for (let seed = 0; seed < count; seed += 1) yield [...botsPlaying(players, { line, horse }, seeded(seed))];
}

/** A nation has as many unseen cards as can still be named, once each seat has one. */
function isCertain(play: Play): boolean {
  if (play.phase === 'lots') return true;
  return play.holdings.every(
    ({ pile, hand, back }, seat) => pile + hand === 0 || possibleFrom(play, seat, 'pile').length === pile + hand - back.length,
  );
}

it.each(TABLES)('CB-1, CB-7: every card is somewhere once after every answer ($line, $players)', ({ line, players }) => {
  for (const states of games(line, players, 5)) {
    for (const { play } of states) {
      const seen = seenIn(play).map(({ card }) => card);
      const twice = seen.length - new Set(seen).size;
      expect([...broken(play), isCertain(play), twice]).toEqual([true, 0]);
    }
  }
});

it.each(TABLES)('CB-4, CB-10: players own all points, and the most win ($line, $players)', ({ line, players }) => {
  for (const states of games(line, players, 5)) {
    const end = states.at(-1) as ChartaBellicaState;
    const points = chartaBellica.standings(end).map((standing) => standing.points);
    const sum = points.reduce((total, each) => total + each, 0);
    expect(sum).toBe(players * ALL_POINTS * (line === 'bellum' ? 1 : 2));
    expect(points[winnersOf(end.play)[0] ?? -1]).toBe(Math.max(...points));
    expect(chartaBellica.winners(end)).toHaveLength(winnersOf(end.play).length);
  }
});

it.each(TABLES)(
  'the captures of a round add up to the points gained in it, by one winner at most ($line, $players)',
  ({ line, players }) => {
    for (const states of games(line, players, 5, 5)) {
      for (const [i, now] of states.entries()) {
        const before = states[i - 1];
        if (before === undefined || !('last' in now.play) || now.play.last === null) continue;
        const taken = captures.taken(before, now);
        if (chartaBellica.round(now) === chartaBellica.round(before)) {
          expect(taken).toEqual([]);
          continue;
        }
        const gains = gainsOf(now.play.last, players).map(worth);
        if (line === 'bellum')
          expect(pointsOf(now.play).map((points, seat) => points - at(pointsOf(before.play), seat))).toEqual(gains);
        expect(taken.reduce((sum, { card }) => sum + (captures.points(now, card) ?? 0), 0)).toBe(gains.reduce((a, b) => a + b));
        const { outcome } = now.play.last;
        const nobody = 'winner' in outcome ? outcome.winner === null : outcome.outcome === 'own cards';
        if (!nobody) expect(gains.filter((gain) => gain > 0)).toHaveLength(1);
      }
    }
  },
);

it.each(LINES)('every goal of the lesson comes up in some game (%s)', (line) => {
  const met = new Set<string>();
  for (const states of games(line, 4, 30)) for (const state of states) for (const goal of lesson.met(state)) met.add(goal);
  const [state] = [...botsPlaying(4, { line }, seeded(1))] as [ChartaBellicaState];
  expect([...met].sort()).toEqual([...lesson.goals(state)].sort());
});

it('bots with the same random numbers play the same game', () => {
  const game = () => [...botsPlaying(4, { line: 'combined' }, seeded(7))].at(-1);
  expect(game()).toEqual(game());
  expect(game()).not.toEqual([...botsPlaying(4, { line: 'combined' }, seeded(8))].at(-1));
});
