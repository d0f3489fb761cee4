import { describe, expect, it } from 'vitest';
import { allied, answered, answerTo, asked, begunBellica, refusedTo, type ChartaBellicaState } from './testing/played.ts';
import type { Fought } from './play.ts';
import { pointsOf } from './points.ts';
import { chartaBellica } from './rulebook.ts';

/** Anna, with the Turkish cards, chose Béla, with the Polish ones, against Cili (Hungarian) and Dani (German). */
const after = (line: 'simple' | 'combined', given: string) =>
  answered(allied(4, line, 1, ['T', 'P', 'H']), ...given.split(' ').filter(Boolean));
const fought = ({ play }: ChartaBellicaState) => ('last' in play ? (play.last as Fought) : undefined);
const cannot = (params: object) => ({ refusal: { code: 'card cannot be there', params } });

describe('CB-1', () => {
  const start = begunBellica(4, { line: 'simple' });
  const drawn = answered(start, 'T', 'P', 'H');

  it('needs four players for two alliances, which are two sides once they are made', () => {
    const players = ['Anna', 'Béla', 'Cili'].map((name) => ({ id: name, name }));
    const begun = chartaBellica.begin({ players, house: { line: 'simple' } }, { draw: () => '??' });
    expect(begun).toMatchObject({ refusal: { code: 'players of the line', params: { needed: 4, given: 3 }, clause: 'CB-1' } });
    expect(chartaBellica.sides?.(start)).toEqual([]);
    expect(chartaBellica.sides?.(after('simple', ''))).toEqual([
      ['anna', 'béla'],
      ['cili', 'dani'],
    ]);
  });

  it('asks for the capital that each of three players drew, or lets the screen draw for all and keeps it in the record', () => {
    expect(chartaBellica.next(start)).toMatchObject({ what: 'lot', seat: 0, standard: 'draw' });
    const second = answered(start, 'T');
    expect(chartaBellica.next(second)).toMatchObject({ seat: 1, options: [{ value: 'H' }, { value: 'G' }, { value: 'P' }] });
    expect([refusedTo(second, 'T'), refusedTo(second, 'draw')]).toEqual(['no such answer', 'no such answer']);
    expect(drawn.play).toMatchObject({ phase: 'allying', nations: ['T', 'P', 'H', 'G'] });
    const decided = chartaBellica.decide(start, { type: 'answer', n: 0, given: 'draw' }, { draw: (from) => from.at(-1) ?? '??' });
    expect(decided).toMatchObject({ events: [{ given: 'draw', drawn: ['AD', 'AC', 'AS'] }] });
    expect(decided.ok && decided.state.play).toMatchObject({ phase: 'allying', nations: ['P', 'T', 'G', 'H'] });
  });

  it('lets the player on the dealer’s left pick an ally from the other three', () => {
    expect([asked(drawn), refusedTo(drawn, 'seat 0')]).toEqual(['ally 0', 'no such answer']);
    const alliances = [1, 2, 3].map((ally) => {
      const { play } = answered(drawn, `seat ${ally}`);
      return 'alliances' in play ? play.alliances.map((seats) => seats.join('')).join(' ') : '';
    });
    expect(alliances).toEqual(['01 23', '02 13', '03 12']);
  });

  it('opens nights of version 1, where one seat was said to have drawn first and nations went by seats', () => {
    const given = ['seat 2', 'seat 3', 'm?'].map((given) => ({ type: 'Answered', given }) as const);
    const { play } = given.reduce(chartaBellica.evolve, start);
    expect('alliances' in play && play.alliances.map((seats) => seats.join(''))).toEqual(['23', '01']);
    expect(play).toMatchObject({ shown: ['mT'] });
  });
});

it.each<[string, string, readonly number[], string?]>([
  // CB-2: the leaders, then their allies; the higher sum takes all four, and the roles change each battle.
  ['', 'pile card 0', [0, 0, 0, 0]],
  ['m?', 'pile card 2', [0, 0, 0, 0]],
  ['m? 9?', 'hand card 1', [0, 0, 0, 0]],
  ['m? 9? 4?', 'hand card 3', [0, 0, 0, 0]],
  ['m? 9? 4? 7?', 'pile card 1', [33, 33, 0, 0], 'mT4P 9H7G: 17 16'],
  ['m? 9? 4? 7? 1?', 'pile card 3', [33, 33, 0, 0], 'mT4P 9H7G: 17 16'],
  ['m? 9? 4? 7? 1? 2?', 'hand card 0', [33, 33, 0, 0], 'mT4P 9H7G: 17 16'],
  ['m? 9? 4? 7? 1? 2? 3?', 'hand card 2', [33, 33, 0, 0], 'mT4P 9H7G: 17 16'],
  // CB-3: equal allies draw; the card for an alliance comes from the other alliance's hand, as often as they are equal.
  ['m? m? 4? 4?', 'blind 3', [0, 0, 0, 0]],
  ['m? m? 4? 4? 9?', 'blind 1', [0, 0, 0, 0]],
  ['m? m? 4? 4? 9? 8?', 'pile card 1', [43, 43, 0, 0], 'mT9G mH8P: 22 21'],
  ['m? c? 5? 4? 9? 8?', 'blind 3', [0, 0, 0, 0]],
  ['m? c? 5? 4? 9? 8? c? 3?', 'pile card 1', [44, 44, 0, 0], 'mTcG cH3P: 27 17'],
])('CB-2, CB-3: after “%s”, %s, %j by %s', (given, next, points, last) => {
  const state = after('simple', given);
  const { pairs, outcome } = fought(state) ?? {};
  const told = pairs && `${pairs.map((pair) => pair.join('')).join(' ')}: ${outcome?.totals.join(' ')}`;
  expect([asked(state), pointsOf(state.play), told]).toEqual([next, points, last]);
});

it('CB-2: only the leaders turn their cards at once, then only their allies', () => {
  const turning = (given: string) => chartaBellica.next(after('simple', given))?.turning;
  expect(['', 'm?', 'm? 9?', 'm? 9? 4?'].map(turning)).toEqual([[0, 2], undefined, [1, 3], undefined]);
});

it('CB-2: takes an unseen card of the seat’s own nation', () => {
  expect(answerTo(after('simple', ''), '9G')).toMatchObject({
    refusal: { code: 'other nation', params: { card: '9G', name: 'Anna' } },
  });
  const again = after('simple', 'm? 9? 4? 7? 1? 2?');
  expect(answerTo(again, 'm?')).toMatchObject(cannot({ card: 'mT', where: 'won', name: 'Anna' }));
  expect(answerTo(again, 'm?', true)).toMatchObject({ ok: true });
});

describe('CB-3', () => {
  const EQUAL = 'm? m? 4? 4?';

  it('gives cards laid aside back to those who laid them, and no longer hides them', () => {
    expect(chartaBellica.next(after('simple', EQUAL))).toMatchObject({ seat: 3, before: 1 });
    const drawn = after('simple', `${EQUAL} 9? 8?`);
    const holdings = [{ hand: 7 }, { hand: 6, back: ['4P'] }, { hand: 7 }, { hand: 6, back: ['4G'] }];
    expect(drawn.play).toMatchObject({ holdings });
    // The four is known to be in the hand, so the pile cannot show it.
    expect(answerTo(answered(drawn, '1?', '1?', '2?', '3?'), '4?')).toMatchObject({ ok: true });
    expect(answerTo(drawn, '4?')).toMatchObject(cannot({ where: 'hand', name: 'Béla' }));
  });

  it('lays drawn cards aside too while they are equal: each goes to the hand of the player it was drawn for', () => {
    const drawn = after('simple', 'm? c? 5? 4? 9? 8? c? 3?');
    expect(drawn.play).toMatchObject({ holdings: [{}, { back: ['5P', '9G'] }, {}, { back: ['4G', '8P'] }] });
    // Béla may hold two nines from now on, and the rank alone does not say which.
    const lays = answered(drawn, '1?', '1?', '2?', '3?', '3?', '4?');
    expect([asked(lays), refusedTo(lays, '9?')]).toEqual(['hand card 1', 'no such answer']);
    // Only the foreign nine is left then, so its rank is enough.
    const own = answered(lays, '9P', '2G', '4?', '5?', '4?', '2?', '5?', '6?');
    expect(answered(own, '9?').play).toMatchObject({ laid: ['9G'] });
  });

  it('leaves each alliance its cards if the hands are empty', () => {
    const ranks = [...'123456789Tpqm'];
    const battles = [...ranks.map((rank, i) => [rank, ranks[(i + 1) % ranks.length] ?? '']), ['c', 'c']];
    const end = after('simple', battles.map(([one, other]) => `${one}? ${other}? ${one}? ${other}?`).join(' '));
    expect([asked(end), fought(end)?.outcome]).toMatchObject(['nothing', { winner: null, clause: 'CB-3' }]);
    // The first alliance took one battle, with a monarch against a one, and kept its capitals.
    expect(pointsOf(end.play)).toEqual([28 + 28, 28 + 28, 420 - 56, 420 - 56]);
  });
});

it('CB-4 to CB-6: points that the dealer gives to one ally count for both; pairs are judged by their kinds', () => {
  const battle = after('simple', 'm? 9? 4? 7?');
  const given = { type: 'PointsAdjusted', player: 'béla', by: -3, reason: 'counted' } as const;
  expect(pointsOf(chartaBellica.evolve(battle, given).play)).toEqual([30, 30, 0, 0]);
  const outcome = { winner: 0, kinds: ['elite partners', 'mixed'], totals: [27, 18] };
  expect(fought(after('combined', 'm? c? p? 4?'))?.outcome).toMatchObject(outcome);
});
