import { describe, expect, it } from 'vitest';
import { answered, answerTo, asked, begunBellica } from './testing/played.ts';
import type { Played } from './play.ts';
import { pointsOf } from './points.ts';
import { chartaBellica } from './rulebook.ts';

const begun = (players: number) => begunBellica(players, { line: 'bellum' });
const played = ({ play }: ReturnType<typeof begun>) => ('last' in play ? (play.last as Played) : undefined);

describe('CB-7', () => {
  it('asks each seat for a card after the count; the highest takes the trick', () => {
    const start = begun(3);
    expect(chartaBellica.next(start)).toMatchObject({ what: 'turned', seat: 0, counted: true, rankOnly: true });
    expect(chartaBellica.next(answered(start, '9?'))).not.toHaveProperty('counted');
    const after = answered(start, '9?', 'm?', '5?');
    expect(pointsOf(after.play)).toEqual([0, 27, 0]);
    expect(played(after)?.outcome).toMatchObject({ outcome: 'taken', by: 1, clause: 'CB-7' });
  });

  it('lets the equal players draw, each from the next, while every other player drops a card', () => {
    const equal = answered(begun(3), 'T?', '4?', 'T?');
    expect([asked(equal), asked(answered(equal, 'p?')), asked(answered(equal, 'p?', '3?'))]).toEqual([
      'drawn 0',
      'drawn 2',
      'dropped 1',
    ]);
    const after = answered(equal, 'p?', '3?', '1?');
    expect(pointsOf(after.play)).toEqual([10 + 4 + 10 + 11 + 3 + 1, 0, 0]);
  });

  it('lets players who are equal again draw again, while everybody else drops a card', () => {
    const again = answered(begun(4), 'T?', 'T?', 'T?', '4?', '9?', '9?', '3?', '5?');
    expect([asked(again), asked(answered(again, '6?', '7?'))]).toEqual(['drawn 0', 'dropped 2']);
    const after = answered(again, '6?', '7?', '1?', '2?');
    expect(played(after)?.outcome).toMatchObject({ by: 1, reason: 'stronger draw' });
    expect(after.play.holdings.map(({ hand }) => hand)).toEqual([11, 11, 11, 11]);
  });

  it('gives all players their own cards back if the hands are empty', () => {
    const all = [...'123456789Tpqmc'];
    // All cards are equal, so the first trick takes every card of both hands.
    const end = answered(begun(2), ...all.flatMap((rank) => [`${rank}?`, `${rank}?`]));
    expect(asked(end)).toBe('nothing');
    expect(played(end)?.outcome).toMatchObject({ outcome: 'own cards' });
    expect(pointsOf(end.play)).toEqual([105, 105]);
    expect(chartaBellica.winners(end)).toEqual(['anna', 'béla']);
  });

  it('CB-1: a card turned before cannot appear again unless the dealer insists', () => {
    const after = answered(begun(2), '9?', 'm?');
    const refused = answerTo(after, '9?');
    expect(refused).toMatchObject({
      refusal: { code: 'card cannot be there', params: { card: '9H', where: 'won', name: 'Béla' } },
    });
    expect(answerTo(after, '9?', true)).toMatchObject({ ok: true, events: [{ given: '9?', confirmed: true }] });
  });
});

describe('CB-8', () => {
  it('lets a jester take from a queen or a monarch, and asks for no horse', () => {
    const after = answered(begun(3), 'q?', 'm?', '1?');
    expect(played(after)?.outcome).toMatchObject({ by: 2, clause: 'CB-8' });
    expect(pointsOf(after.play)).toEqual([0, 0, 26]);
  });
});

describe('CB-9', () => {
  const asks = answered(begun(3), '9?', 'T?', '4?');

  it('asks only a player who may attack and can still hold a horse', () => {
    expect(chartaBellica.next(asks)).toMatchObject({ kind: 'option', what: 'horse', seat: 0, standard: 'pass' });
    expect(asked(answered(begun(3), '2?', 'm?', '4?', '9?', 'T?', '5?'))).toBe('turned 0');
    expect(pointsOf(answered(asks, 'pass').play)).toEqual([0, 23, 0]);
  });

  it('gives the attacker the trick if a weaker or equal card is drawn', () => {
    const draws = answered(asks, 'attack');
    expect([asked(draws), asked(answered(draws, '9?'))]).toEqual(['drawn 1', 'dropped 2']);
    const after = answered(draws, '9?', '1?');
    expect(pointsOf(after.play)).toEqual([9 + 10 + 4 + 2 + 9 + 1, 0, 0]);
  });

  it('takes card and horse from the attacker if a stronger card is drawn', () => {
    const after = answered(asks, 'attack', 'c?', '1?');
    expect(pointsOf(after.play)).toEqual([0, 9 + 10 + 4 + 2 + 14 + 1, 0]);
  });

  it('lays both horses aside and returns them if a horse is drawn, and the stronger of two other cards takes the trick', () => {
    const met = answered(asks, 'attack', '2?', '1?');
    expect([asked(met), asked(answered(met, '8?'))]).toEqual(['drawn 0', 'drawn 1']);
    const after = answered(met, '8?', '7?');
    expect(pointsOf(after.play)).toEqual([9 + 10 + 4 + 1 + 8 + 7, 0, 0]);
    expect(after.play.holdings).toEqual([
      { pile: 0, hand: 12, back: ['2H'] },
      { pile: 0, hand: 12, back: ['2G'] },
      { pile: 0, hand: 12, back: [] },
    ]);
  });

  it('lets the house choose another number as the horse', () => {
    const start = begunBellica(2, { line: 'bellum', horse: 10 });
    const after = answered(start, '8?', '9?', 'attack', '3?');
    expect(played(after)).toMatchObject({ attacker: 0 });
    expect(pointsOf(after.play)).toEqual([8 + 9 + 10 + 3, 0]);
  });
});

it('expects the only card left', () => {
  const ranks = [...'3456789Tpqmc'];
  const tricks = ranks.flatMap((rank, i) => [`${rank}?`, `${ranks[(i + 2) % ranks.length] ?? ''}?`]);
  const last = answered(begun(2), ...tricks, '1?', '2?');
  expect(chartaBellica.next(last)).toMatchObject({ expected: '2H' });
});
