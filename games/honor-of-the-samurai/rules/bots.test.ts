import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../rulebook/random.ts';
import { resolve } from '../schema/resolve.ts';
import { disgracesOf } from './battle.ts';
import { ARMY, type House } from './house.ts';
import { anyBotsGame, botsPlaying } from './testing/played.ts';
import type { State } from './play.ts';
import { honorOfTheSamurai as book } from './rulebook.ts';
import { isOut, pointsOf, seatsIn } from './score.ts';
import { presentationOf } from './lesson.ts';

const botsGames = fc.integer().map((seed) => anyBotsGame(seededRandom(seed)));
const ALL: House = {
  cards: 'entered',
  out: 'hand',
  stake: '',
  kings: 'yes',
  diplomacy: 'yes',
  charges: 'yes',
  disgracesAsHeads: 'yes',
};

const headsOf = ({ play }: State) => play.scores.reduce((sum, { heads }) => sum + heads, 0);

/** HS-4: the heads are the face cards of all armies in battles that somebody won, not counting replaced cards. */
function holdsHeads(state: State, before: State): void {
  const { last, battles } = state.play;
  const gained = headsOf(state) - headsOf(before);
  if (last === undefined || battles === before.play.battles) {
    expect(gained).toBe(0);
    return;
  }
  const { armies, charges, charging } = last.revealed;
  const faces = [...armies.flatMap((army) => army ?? []), ...charges].filter((card) => /^[KQJ]/.test(card ?? ''));
  const { winner, heads, totals } = last.outcome;
  expect(gained).toBe(winner === null ? 0 : faces.length);
  // If only Jokers are left, the rest of an army is not asked for, and no request contains it either.
  if (armies.some((army) => army !== null && army.length < ARMY) || charging.some((seat) => charges[seat] === null)) return;
  const house = { illegal: last.illegal ?? null, charges: state.play.house.charges === 'yes' };
  const told = resolve({ rulebook: book.id, armies, charges, house }, false);
  expect(told).toEqual({ winner, heads, totals, disgraces: disgracesOf(last.outcome) });
}

/** HS-2, HS-7: disgraces never fall, who is out is asked for no card, and comes back only where a new hand begins. */
function holdsStandings(state: State, before: State | undefined): void {
  const { scores, house, phase, hands } = state.play;
  const left = seatsIn(scores, house);
  const newHand = house.out === 'hand' && hands.length === 0;
  if (newHand && phase === 'hands') expect(left).toHaveLength(scores.length);
  for (const [seat, { heads, disgraces }] of scores.entries()) {
    const had = before?.play.scores[seat] ?? { heads: 0, disgraces: 0 };
    expect(heads).toBeGreaterThanOrEqual(had.heads);
    if (newHand && disgraces === 0) continue;
    expect(disgraces).toBeGreaterThanOrEqual(had.disgraces);
    if (left.includes(seat)) expect(isOut(had, house)).toBe(false);
  }
  const seat = book.next(state)?.seat;
  if (seat !== undefined && phase !== 'illegal suit') expect(left).toContain(seat);
}

/** If the host deals, no card is asked for and none turns up twice. */
function holdsDeal(state: State): void {
  expect(book.next(state)?.kind).not.toBe('card');
  const { armies = [], charges = [], aside = [] } = state.play.last?.revealed ?? {};
  const known = [...armies.flatMap((army) => army ?? []), ...charges, ...aside].filter((card) => card !== null);
  expect(new Set(known).size).toBe(known.length);
}

test('HS-2, HS-4, HS-7: any game of bots keeps heads and disgraces, deals no card twice, and is summed up by figures', () => {
  fc.assert(
    fc.property(botsGames, (game) => {
      const states = [...botsPlaying(game)];
      for (const [i, state] of states.entries()) {
        const before = states[i - 1];
        if (before !== undefined) holdsHeads(state, before);
        holdsStandings(state, before);
        if (game.house.cards === 'dealt') holdsDeal(state);
      }
      const rounds = states.filter((state, i) => i === 0 || book.round(state) > book.round(states[i - 1] as State));
      const now = states.at(-1) as State;
      for (const { players, figure } of book.review?.highlights([...rounds, now]) ?? [])
        expect([players.length > 0, figure > 0]).toEqual([true, true]);
      expect(book.review?.standingsThen(now, now)).toEqual(book.standings(now));
    }),
    { numRuns: 60 },
  );
});

test('HS-5: games end with ten heads, with one player left or with all out, and never without a winner', () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(botsGames, (game) => {
      const last = [...botsPlaying(game)].at(-1);
      if (last?.play.phase !== 'over') throw new Error('not over');
      const { scores, house, ending } = last.play;
      reasons.add(ending.reason);
      expect(book.winners(last)).toEqual(ending.winners.map((seat) => last.players[seat]?.id));
      expect(ending.winners.length).toBeGreaterThan(0);
      const left = seatsIn(scores, house);
      const points = scores.map((score) => pointsOf(score, house));
      if (ending.reason === 'ten heads') expect(Math.max(...points)).toBe(points[ending.winners[0] ?? -1]);
      if (house.out === 'hand') expect(ending.reason).toBe('ten heads');
      if (ending.reason === 'last one in') expect(left).toEqual(ending.winners);
      if (ending.reason === 'all out') expect(left).toEqual([]);
    }),
    { numRuns: 100, seed: 7 },
  );
  expect([...reasons].sort()).toEqual(['all out', 'last one in', 'ten heads']);
});

test('HS-2, HS-5: ten heads is how a game of bots ends, after some 15 battles; out for the game, it is not, after 3 at most', () => {
  const GAMES = 200;
  const outcome = (out: House['out']) => {
    const games = Array.from({ length: GAMES }, (_, seed) => {
      const states = botsPlaying({ players: 4, house: { cards: 'dealt', out }, random: seededRandom(seed) });
      const play = [...states].at(-1)?.play;
      return { battles: play?.battles ?? 0, ten: play?.phase === 'over' && play.ending.reason === 'ten heads' };
    });
    const mean = games.reduce((sum, { battles }) => sum + battles, 0) / GAMES;
    return { ten: games.filter(({ ten }) => ten).length / GAMES, mean };
  };
  const [hand, game] = [outcome('hand'), outcome('game')];
  expect(hand.ten).toBeGreaterThan(0.95);
  expect([Math.round(hand.mean), game.ten < 0.05, game.mean < 3]).toEqual([15, true, true]);
});

test('HS-6 to HS-9 together: every outcome and goal comes up, and every question but the one of older games', () => {
  const [asked, told, met] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 60; seed += 1) {
    for (const state of botsPlaying({ players: 4, house: ALL, random: seededRandom(seed) })) {
      const what = book.next(state)?.what;
      if (what !== undefined) asked.add(what);
      for (const { step } of state.play.last ? presentationOf(state.play.last) : []) told.add(step);
      for (const goal of book.lesson?.met(state) ?? []) met.add(goal);
      expect(book.lesson?.goals(state)).toEqual(expect.arrayContaining([...(book.lesson?.met(state) ?? [])]));
    }
  }
  expect([asked.size, told.size, met.size]).toEqual([10, 5, 9]);
});
