import { describe, expect, it } from 'vitest';
import { answered, answerTo, asked, begunBellica, refusedTo } from './testing/played.ts';
import type { Fought } from './play.ts';
import { pointsOf } from './points.ts';
import { chartaBellica } from './rulebook.ts';

/** Cili drew first and chose Dani: Cili and Dani against Anna and Béla, by seat 2 and 3 against 0 and 1. */
const begun = (line: 'simple' | 'combined') => answered(begunBellica(4, { line }), 'seat 2', 'seat 3');
const fought = ({ play }: ReturnType<typeof begun>) => ('last' in play ? (play.last as Fought) : undefined);

describe('CB-1', () => {
  it('needs four players for two alliances', () => {
    const players = ['Anna', 'Béla', 'Cili'].map((name) => ({ id: name, name }));
    const begun = chartaBellica.begin({ players, house: { line: 'simple' } }, { draw: () => '??' });
    expect(begun).toMatchObject({ refusal: { code: 'players of the line', params: { needed: 4, given: 3 }, clause: 'CB-1' } });
  });

  it('has two sides once the alliances are made, and none before', () => {
    expect(chartaBellica.sides?.(begunBellica(4, { line: 'simple' }))).toEqual([]);
    expect(chartaBellica.sides?.(begun('simple'))).toEqual([
      ['cili', 'dani'],
      ['anna', 'béla'],
    ]);
  });

  it('asks which player drew first, then which of the other three is the ally', () => {
    const start = begunBellica(4, { line: 'simple' });
    expect(asked(start)).toBe('first');
    const first = answered(start, 'seat 2');
    expect(asked(first)).toBe('ally 2');
    expect(refusedTo(first, 'seat 2')).toBe('no such answer');
    expect(begun('simple').play).toMatchObject({
      alliances: [
        [2, 3],
        [0, 1],
      ],
    });
  });
});

describe('CB-2', () => {
  it('asks the leaders for a card, then their partners; the higher sum takes all four', () => {
    const start = begun('simple');
    expect(asked(start)).toBe('pile card 2');
    expect(asked(answered(start, 'm?'))).toBe('pile card 0');
    expect(asked(answered(start, 'm?', '9?'))).toBe('hand card 3');
    expect(asked(answered(start, 'm?', '9?', '4?'))).toBe('hand card 1');
    const after = answered(start, 'm?', '9?', '4?', '7?');
    expect(fought(after)).toMatchObject({
      pairs: [
        ['mT', '4P'],
        ['9H', '7G'],
      ],
      outcome: { winner: 0, totals: [17, 16] },
    });
    expect(pointsOf(after.play)).toEqual([0, 0, 33, 33]);
  });

  it('asks only the leaders to turn their cards at once, then only their partners', () => {
    const turning = (...given: readonly string[]) => chartaBellica.next(answered(begun('simple'), ...given))?.turning;
    expect([turning(), turning('m?')]).toEqual([[2, 0], undefined]);
    expect([turning('m?', '9?'), turning('m?', '9?', '4?')]).toEqual([[3, 1], undefined]);
  });

  it('changes the roles each battle', () => {
    const second = answered(begun('simple'), 'm?', '9?', '4?', '7?');
    expect(asked(second)).toBe('pile card 3');
    expect(asked(answered(second, '1?'))).toBe('pile card 1');
    expect(asked(answered(second, '1?', '2?'))).toBe('hand card 2');
    expect(asked(answered(second, '1?', '2?', '3?'))).toBe('hand card 0');
  });

  it('takes an unseen card of the seat’s own nation', () => {
    const start = begun('simple');
    expect(answerTo(start, '9G')).toMatchObject({ refusal: { code: 'other nation', params: { card: '9G', name: 'Cili' } } });
    const second = answered(start, 'm?', '9?', '4?', '7?');
    const again = answered(second, '1?', '2?');
    expect(answerTo(again, 'm?')).toMatchObject({
      refusal: { code: 'card cannot be there', params: { card: 'mT', where: 'won', name: 'Cili' } },
    });
    expect(answerTo(again, 'm?', true)).toMatchObject({ ok: true });
  });
});

describe('CB-3', () => {
  const equal = answered(begun('simple'), 'm?', 'm?', '4?', '4?');

  it('lets the partners draw from each other: the card for an alliance comes from the other alliance’s hand', () => {
    expect([asked(equal), asked(answered(equal, '9?'))]).toEqual(['blind 1', 'blind 3']);
    expect(chartaBellica.next(equal)).toMatchObject({ seat: 1, before: 3 });
    const after = answered(equal, '9?', '8?');
    expect(fought(after)).toMatchObject({
      pairs: [
        ['mT', '9G'],
        ['mH', '8P'],
      ],
      outcome: { winner: 0 },
    });
  });

  it('gives cards laid aside back to those who laid them, and no longer hides them', () => {
    const after = answered(equal, '9?', '8?');
    expect(after.play).toMatchObject({
      holdings: [{ hand: 7 }, { hand: 6, back: ['4G'] }, { hand: 7 }, { hand: 6, back: ['4P'] }],
    });
    const third = answered(after, '1?', '1?', '2?', '3?');
    // The four is known to be in the hand, so the pile cannot show it.
    expect(answerTo(third, '4?')).toMatchObject({ ok: true });
    expect(answerTo(after, '4?')).toMatchObject({
      refusal: { code: 'card cannot be there', params: { where: 'hand', name: 'Dani' } },
    });
  });

  it('lays drawn cards aside too while they are equal: each goes to the hand of the player it was drawn for', () => {
    const again = answered(begun('simple'), 'm?', 'c?', '5?', '4?', '9?', '8?');
    expect(asked(again)).toBe('blind 1');
    const after = answered(again, 'c?', '3?');
    expect(after.play).toMatchObject({ holdings: [{}, { back: ['4G', '8P'] }, {}, { back: ['5P', '9G'] }] });
    // Seat 3 may hold two nines from now on, and its rank alone does not say which.
    const lays = answered(after, '1?', '1?', '2?', '3?', '3?', '4?');
    expect(asked(lays)).toBe('hand card 3');
    expect(refusedTo(lays, '9?')).toBe('no such answer');
    const own = answered(lays, '9P', '2G', '4?', '5?', '4?', '2?', '5?', '6?');
    // Only the foreign nine is left now, so its rank is enough.
    expect(answerTo(own, '9?')).toMatchObject({ ok: true });
    expect(answered(own, '9?').play).toMatchObject({ laid: ['9G'] });
  });

  it('leaves each alliance its cards if the hands are empty', () => {
    const ranks = [...'123456789Tpqm'];
    const battles = ranks.map((rank, i) => [rank, ranks[(i + 1) % ranks.length] ?? '']);
    const end = answered(
      begun('simple'),
      ...[...battles, ['c', 'c']].flatMap(([one, other]) => [one, other, one, other].map((rank) => `${rank}?`)),
    );
    expect(asked(end)).toBe('nothing');
    expect(fought(end)?.outcome).toMatchObject({ winner: null, clause: 'CB-3' });
    // The first alliance took one battle, with a monarch against a one, and kept its capitals.
    expect(pointsOf(end.play)).toEqual([420 - 56, 420 - 56, 28 + 28, 28 + 28]);
  });
});

describe('CB-4', () => {
  it('counts an alliance’s cards, and points the dealer gives to one ally, for both', () => {
    const after = answered(begun('simple'), 'm?', '9?', '4?', '7?');
    const decided = chartaBellica.decide(
      after,
      { type: 'adjustPoints', player: 'dani', by: -3, reason: 'counted' },
      { draw: () => '??' },
    );
    if (!decided.ok) throw new Error(decided.refusal.code);
    expect(pointsOf(decided.events.reduce(chartaBellica.evolve, after).play)).toEqual([0, 0, 30, 30]);
  });
});

describe('CB-5, CB-6', () => {
  it('judges pairs by their kinds', () => {
    const after = answered(begun('combined'), 'm?', 'c?', 'p?', '4?');
    expect(fought(after)?.outcome).toMatchObject({ winner: 0, kinds: ['elite partners', 'mixed'], totals: [27, 18] });
  });
});
