import { expect, it } from 'vitest';
import { answered, answerTo, asked, begunBellica } from './testing/played.ts';
import type { Played } from './play.ts';
import { pointsOf } from './points.ts';
import { chartaBellica } from './rulebook.ts';

const after = (players: number, given: string, horse = 2) =>
  answered(begunBellica(players, { line: 'bellum', horse }), ...given.split(' ').filter(Boolean));
const reasonOf = ({ play }: ReturnType<typeof after>) =>
  'last' in play ? ((play.last as Played | null)?.outcome.reason ?? '') : '';
const ALL = [...'123456789Tpqmc'].flatMap((rank) => [`${rank}?`, `${rank}?`]).join(' ');

it.each<[number, string, string, readonly number[], string?, number?]>([
  // CB-7: each seat is asked for a card; the highest takes the trick.
  [3, '9?', 'turned 1', [0, 0, 0]],
  [3, '9? m? 5?', 'turned 0', [0, 27, 0], 'highest card'],
  // The equal draw, each from the next, while every other player drops a card; again if they are equal again.
  [3, 'T? 4? T?', 'drawn 0', [0, 0, 0]],
  [3, 'T? 4? T? p?', 'drawn 2', [0, 0, 0]],
  [3, 'T? 4? T? p? 3?', 'dropped 1', [0, 0, 0]],
  [3, 'T? 4? T? p? 3? 1?', 'turned 0', [39, 0, 0], 'stronger draw'],
  [4, 'T? T? T? 4? 9? 9? 3? 5?', 'drawn 0', [0, 0, 0, 0]],
  [4, 'T? T? T? 4? 9? 9? 3? 5? 6? 7?', 'dropped 2', [0, 0, 0, 0]],
  [4, 'T? T? T? 4? 9? 9? 3? 5? 6? 7? 1? 2?', 'turned 0', [0, 76, 0, 0], 'stronger draw'],
  // All cards are equal, so the first trick takes every card of both hands, and all get their own back.
  [2, ALL, 'nothing', [105, 105], 'hands empty'],
  // CB-8: a jester takes from a queen or a monarch, and no horse is asked for.
  [3, 'q? m? 1?', 'turned 0', [0, 0, 26], 'jester over court'],
  // CB-9: only a player who may attack and can still hold a horse is asked.
  [3, '9? T? 4?', 'horse 0', [0, 0, 0]],
  [3, '2? m? 4? 9? T? 5?', 'turned 0', [0, 43, 0], 'highest card'],
  [3, '9? T? 4? pass', 'turned 0', [0, 23, 0], 'highest card'],
  [3, '9? T? 4? attack', 'drawn 1', [0, 0, 0]],
  [3, '9? T? 4? attack 9?', 'dropped 2', [0, 0, 0]],
  [3, '9? T? 4? attack 9? 1?', 'turned 0', [35, 0, 0], 'horse won'],
  [3, '9? T? 4? attack c? 1?', 'turned 0', [0, 40, 0], 'horse lost'],
  [3, '9? T? 4? attack 2? 1?', 'drawn 0', [0, 0, 0]],
  [3, '9? T? 4? attack 2? 1? 8?', 'drawn 1', [0, 0, 0]],
  // Both horses go back to their hands.
  [3, '9? T? 4? attack 2? 1? 8? 7?', 'turned 0', [39, 0, 0], 'stronger draw'],
  // The house may choose another number as the horse.
  [2, '8? 9? attack 3?', 'turned 0', [30, 0], 'horse won', 10],
])('CB-7 to CB-9: %i players after %s: %s, %j by %s', (players, given, next, points, reason = '', horse) => {
  const state = after(players, given, horse);
  expect([asked(state), pointsOf(state.play), reasonOf(state)]).toEqual([next, points, reason]);
});

it('CB-7, CB-9: the first card follows a count; the horse may be passed; equal points share the win', () => {
  expect(chartaBellica.next(after(3, ''))).toMatchObject({ what: 'turned', seat: 0, counted: true, rankOnly: true });
  expect(chartaBellica.next(after(3, '9?'))).not.toHaveProperty('counted');
  expect(chartaBellica.next(after(3, '9? T? 4?'))).toMatchObject({ kind: 'option', standard: 'pass' });
  expect(chartaBellica.winners(after(2, ALL))).toEqual(['anna', 'béla']);
});

it('CB-7, CB-9: hands shrink by what was drawn and dropped, and horses that met go back to them', () => {
  const holdings = (players: number, given: string) =>
    after(players, given).play.holdings.map(({ hand, back }) => [hand, ...back]);
  expect(holdings(4, 'T? T? T? 4? 9? 9? 3? 5? 6? 7? 1? 2?')).toEqual([[11], [11], [11], [11]]);
  expect(holdings(3, '9? T? 4? attack 2? 1? 8? 7?')).toEqual([[12, '2H'], [12, '2G'], [12]]);
});

it('CB-1: a card turned before cannot appear again unless the dealer insists, and the only card left is expected', () => {
  const won = after(2, '9? m?');
  const params = { card: '9H', where: 'won', name: 'Béla' };
  expect(answerTo(won, '9?')).toMatchObject({ refusal: { code: 'card cannot be there', params } });
  expect(answerTo(won, '9?', true)).toMatchObject({ ok: true, events: [{ given: '9?', confirmed: true }] });
  const ranks = [...'3456789Tpqmc'];
  const tricks = ranks.map((rank, i) => `${rank}? ${ranks[(i + 2) % ranks.length] ?? ''}?`).join(' ');
  expect(chartaBellica.next(after(2, `${tricks} 1? 2?`))).toMatchObject({ expected: '2H' });
});
