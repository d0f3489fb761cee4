import { describe, expect, it } from 'vitest';
import { allied, answered, answerTo, asked, begunBellica, refusedTo } from './testing/played.ts';
import type { Fought } from './play.ts';
import { pointsOf } from './points.ts';
import { chartaBellica } from './rulebook.ts';

/** Anna, with the Turkish cards, chose Béla, with the Polish ones, against Cili (Hungarian) and Dani (German). */
const begun = (line: 'simple' | 'combined') => allied(4, line, 1, ['T', 'P', 'H']);
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
      ['anna', 'béla'],
      ['cili', 'dani'],
    ]);
  });

  it('asks for the capital that each of three players drew; the fourth has the one that is left', () => {
    const start = begunBellica(4, { line: 'simple' });
    expect(chartaBellica.next(start)).toMatchObject({ what: 'lot', seat: 0, standard: 'draw' });
    const second = answered(start, 'T');
    expect(chartaBellica.next(second)).toMatchObject({ seat: 1, options: [{ value: 'H' }, { value: 'G' }, { value: 'P' }] });
    expect([refusedTo(second, 'T'), refusedTo(second, 'draw')]).toEqual(['no such answer', 'no such answer']);
    expect(answered(second, 'P', 'H').play).toMatchObject({ phase: 'allying', nations: ['T', 'P', 'H', 'G'] });
  });

  it('lets the screen draw for everybody, and keeps what it drew in the record', () => {
    const start = begunBellica(4, { line: 'simple' });
    const decided = chartaBellica.decide(start, { type: 'answer', n: 0, given: 'draw' }, { draw: (from) => from.at(-1) ?? '??' });
    expect(decided).toMatchObject({ ok: true, events: [{ given: 'draw', drawn: ['AD', 'AC', 'AS'] }] });
    if (!decided.ok) throw new Error(decided.refusal.code);
    expect(decided.events.reduce(chartaBellica.evolve, start).play).toMatchObject({
      phase: 'allying',
      nations: ['P', 'T', 'G', 'H'],
    });
  });

  it('lets the player on the dealer’s left pick an ally from the other three', () => {
    const drawn = answered(begunBellica(4, { line: 'simple' }), 'T', 'P', 'H');
    expect([asked(drawn), refusedTo(drawn, 'seat 0')]).toEqual(['ally 0', 'no such answer']);
    const alliances = [1, 2, 3].map((ally) => {
      const { play } = answered(drawn, `seat ${ally}`);
      return 'alliances' in play ? play.alliances : [];
    });
    expect(alliances.map((sides) => sides.map((seats) => seats.join('')).join(' '))).toEqual(['01 23', '02 13', '03 12']);
  });

  it('opens nights of version 1, where one seat was said to have drawn first and nations went by seats', () => {
    const given = ['seat 2', 'seat 3', 'm?'].map((given) => ({ type: 'Answered', given }) as const);
    const { play } = given.reduce(chartaBellica.evolve, begunBellica(4, { line: 'simple' }));
    expect(play).toMatchObject({
      alliances: [
        [2, 3],
        [0, 1],
      ],
      shown: ['mT'],
    });
  });
});

describe('CB-2', () => {
  it('asks the leaders for a card, then their allies; the higher sum takes all four', () => {
    const start = begun('simple');
    expect(asked(start)).toBe('pile card 0');
    expect(asked(answered(start, 'm?'))).toBe('pile card 2');
    expect(asked(answered(start, 'm?', '9?'))).toBe('hand card 1');
    expect(asked(answered(start, 'm?', '9?', '4?'))).toBe('hand card 3');
    const after = answered(start, 'm?', '9?', '4?', '7?');
    expect(fought(after)).toMatchObject({
      pairs: [
        ['mT', '4P'],
        ['9H', '7G'],
      ],
      outcome: { winner: 0, totals: [17, 16] },
    });
    expect(pointsOf(after.play)).toEqual([33, 33, 0, 0]);
  });

  it('asks only the leaders to turn their cards at once, then only their allies', () => {
    const turning = (...given: readonly string[]) => chartaBellica.next(answered(begun('simple'), ...given))?.turning;
    expect([turning(), turning('m?')]).toEqual([[0, 2], undefined]);
    expect([turning('m?', '9?'), turning('m?', '9?', '4?')]).toEqual([[1, 3], undefined]);
  });

  it('changes the roles each battle', () => {
    const second = answered(begun('simple'), 'm?', '9?', '4?', '7?');
    expect(asked(second)).toBe('pile card 1');
    expect(asked(answered(second, '1?'))).toBe('pile card 3');
    expect(asked(answered(second, '1?', '2?'))).toBe('hand card 0');
    expect(asked(answered(second, '1?', '2?', '3?'))).toBe('hand card 2');
  });

  it('takes an unseen card of the seat’s own nation', () => {
    const start = begun('simple');
    expect(answerTo(start, '9G')).toMatchObject({ refusal: { code: 'other nation', params: { card: '9G', name: 'Anna' } } });
    const second = answered(start, 'm?', '9?', '4?', '7?');
    const again = answered(second, '1?', '2?');
    expect(answerTo(again, 'm?')).toMatchObject({
      refusal: { code: 'card cannot be there', params: { card: 'mT', where: 'won', name: 'Anna' } },
    });
    expect(answerTo(again, 'm?', true)).toMatchObject({ ok: true });
  });
});

describe('CB-3', () => {
  const equal = answered(begun('simple'), 'm?', 'm?', '4?', '4?');

  it('lets the allies draw from each other: the card for an alliance comes from the other alliance’s hand', () => {
    expect([asked(equal), asked(answered(equal, '9?'))]).toEqual(['blind 3', 'blind 1']);
    expect(chartaBellica.next(equal)).toMatchObject({ seat: 3, before: 1 });
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
      holdings: [{ hand: 7 }, { hand: 6, back: ['4P'] }, { hand: 7 }, { hand: 6, back: ['4G'] }],
    });
    const third = answered(after, '1?', '1?', '2?', '3?');
    // The four is known to be in the hand, so the pile cannot show it.
    expect(answerTo(third, '4?')).toMatchObject({ ok: true });
    expect(answerTo(after, '4?')).toMatchObject({
      refusal: { code: 'card cannot be there', params: { where: 'hand', name: 'Béla' } },
    });
  });

  it('lays drawn cards aside too while they are equal: each goes to the hand of the player it was drawn for', () => {
    const again = answered(begun('simple'), 'm?', 'c?', '5?', '4?', '9?', '8?');
    expect(asked(again)).toBe('blind 3');
    const after = answered(again, 'c?', '3?');
    expect(after.play).toMatchObject({ holdings: [{}, { back: ['5P', '9G'] }, {}, { back: ['4G', '8P'] }] });
    // Béla may hold two nines from now on, and the rank alone does not say which.
    const lays = answered(after, '1?', '1?', '2?', '3?', '3?', '4?');
    expect(asked(lays)).toBe('hand card 1');
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
    expect(pointsOf(end.play)).toEqual([28 + 28, 28 + 28, 420 - 56, 420 - 56]);
  });
});

describe('CB-4', () => {
  it('counts an alliance’s cards, and points the dealer gives to one ally, for both', () => {
    const after = answered(begun('simple'), 'm?', '9?', '4?', '7?');
    const decided = chartaBellica.decide(
      after,
      { type: 'adjustPoints', player: 'béla', by: -3, reason: 'counted' },
      { draw: () => '??' },
    );
    if (!decided.ok) throw new Error(decided.refusal.code);
    expect(pointsOf(decided.events.reduce(chartaBellica.evolve, after).play)).toEqual([30, 30, 0, 0]);
  });
});

describe('CB-5, CB-6', () => {
  it('judges pairs by their kinds', () => {
    const after = answered(begun('combined'), 'm?', 'c?', 'p?', '4?');
    expect(fought(after)?.outcome).toMatchObject({ winner: 0, kinds: ['elite partners', 'mixed'], totals: [27, 18] });
  });
});
