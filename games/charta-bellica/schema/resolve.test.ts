import { describe, expect, test } from 'vitest';
import { isRefused } from '../../../host/games/headless.ts';
import { resolve } from './resolve.ts';

const rulebook = 'charta-bellica';
const combined = (one: unknown, other: unknown) => ({ rulebook, line: 'combined', pairs: [one, other] });
const bellum = (cards: unknown, more: object = {}) => ({ rulebook, line: 'bellum', cards, ...more });

function answer(request: unknown, reasons = false): object {
  const answered = resolve(request, reasons);
  if (isRefused(answered)) throw new Error(answered.refusal.message);
  return answered;
}

function refusal(request: unknown) {
  const answered = resolve(request, false);
  if (!isRefused(answered)) throw new Error(`not refused: ${JSON.stringify(answered)}`);
  return answered.refusal;
}

test.each([
  [
    '{"rulebook":"charta-bellica","line":"combined","pairs":[["mH","pP"],["cG","4T"]]}',
    '{"winner":0,"kinds":["elite partners","mixed"],"totals":[27,18]}',
  ],
  ['{"rulebook":"charta-bellica","line":"simple","pairs":[["9H","4P"],["cG","1T"]]}', '{"winner":1,"totals":[13,15]}'],
  ['{"rulebook":"charta-bellica","line":"bellum","cards":["9H","TG","1T"],"left":9}', '{"winner":1,"horse":[]}'],
  ['{"rulebook":"charta-bellica","line":"bellum","cards":["9H","TG","4T"],"left":9}', '{"winner":1,"horse":[0]}'],
  ['{"rulebook":"charta-bellica","line":"bellum","cards":["TH","4G","TT"]}', '{"winner":null,"draw":[0,2],"horse":[]}'],
  ['{"rulebook":"charta-bellica","line":"bellum","cards":["TH","4G","TT"],"drawn":["pH",null,"3T"]}', '{"winner":0,"horse":[]}'],
  [
    '{"rulebook":"charta-bellica","line":"bellum","cards":["9H","TG","4T"],"attack":{"by":0,"drawn":"3G"}}',
    '{"winner":0,"horse":[0]}',
  ],
])('the example %s, to the letter', (request, told) => {
  expect(JSON.stringify(answer(JSON.parse(request)))).toBe(told);
});

describe('two alliances', () => {
  test('CB-3: nobody takes the cards while sums are equal', () => {
    expect(
      answer({
        rulebook,
        line: 'simple',
        pairs: [
          ['9H', '4P'],
          ['6G', '7T'],
        ],
      }),
    ).toEqual({ winner: null, totals: [13, 13] });
    expect(answer(combined(['9H', '4P'], ['6G', '7T']))).toEqual({
      winner: null,
      kinds: ['thirteen', 'thirteen'],
      totals: [13, 13],
    });
  });

  test('CB-5: every kind is called by its name', () => {
    const kindOf = (pair: string[]) => (answer(combined(pair, ['3G', '4T'])) as { kinds: string[] }).kinds[0];
    const pairs = [
      ['3H', '5P'],
      ['9H', '4P'],
      ['4H', '4P'],
      ['mH', 'pP'],
      ['pH', 'pP'],
      ['1H', 'cP'],
      ['2H', 'pP'],
    ];
    expect(pairs.map(kindOf)).toEqual([
      'number sum',
      'thirteen',
      'pair',
      'elite partners',
      'elite pair',
      'jester partner',
      'mixed',
    ]);
  });

  test('CB-5: the simple line has no kinds, and a 2 doubles nothing there', () => {
    expect(
      answer({
        rulebook,
        line: 'simple',
        pairs: [
          ['2H', 'cP'],
          ['pG', 'pT'],
        ],
      }),
    ).toEqual({ winner: 1, totals: [16, 22] });
    expect(answer(combined(['2H', 'cP'], ['3G', 'cT']))).toEqual({ winner: 0, kinds: ['mixed', 'mixed'], totals: [30, 17] });
  });

  test('reasons follow if they are asked for', () => {
    expect(answer(combined(['1H', 'cP'], ['qG', 'cT']), true)).toEqual({
      winner: 0,
      kinds: ['jester partner', 'elite partners'],
      totals: [15, 29],
      clause: 'CB-6',
      reason: 'jester over partners of its court card',
    });
    const simple = {
      rulebook,
      line: 'simple',
      pairs: [
        ['9H', '4P'],
        ['cG', '1T'],
      ],
    };
    expect(answer(simple, true)).toEqual({ winner: 1, totals: [13, 15], clause: 'CB-2', reason: 'higher sum' });
  });
});

describe('Bellum', () => {
  test('CB-7: players who are still equal draw again', () => {
    const three = bellum(['TH', 'TG', 'TT', '9P'], { drawn: ['pH', '3G', 'pT', null] });
    expect(answer(three)).toEqual({ winner: null, draw: [0, 2], horse: [] });
  });

  test('CB-7: a drawn card fights by its value alone, so a drawn jester loses to a queen', () => {
    expect(answer(bellum(['TH', '4G', 'TT'], { drawn: ['1H', null, 'qT'] }))).toEqual({ winner: 2, horse: [] });
  });

  test('CB-7: if the hands are empty, nobody draws and all players score their own cards', () => {
    expect(answer(bellum(['TH', '4G', 'TT'], { left: 0 }))).toEqual({ winner: null, draw: [], horse: [] });
    const none = bellum(['TH', '4G', 'TT'], { left: 0, drawn: [null, null, null] });
    expect(answer(none)).toEqual({ winner: null, draw: [], horse: [] });
    const again = bellum(['TH', '4G', 'TT'], { left: 1, drawn: ['5H', null, '5T'] });
    expect(answer(again)).toEqual({ winner: null, draw: [], horse: [] });
    expect(answer({ ...again, left: 2 })).toEqual({ winner: null, draw: [0, 2], horse: [] });
  });

  test('CB-8: jesters beat a queen or a monarch, two of them draw, three lose only to a capital', () => {
    expect(answer(bellum(['mH', '1G', '4T']))).toEqual({ winner: 1, horse: [] });
    expect(answer(bellum(['qH', '1G', '1T']))).toEqual({ winner: null, draw: [1, 2], horse: [] });
    expect(answer(bellum(['qH', '1G', '1T'], { drawn: [null, '3G', '5T'] }))).toEqual({ winner: 2, horse: [] });
    expect(answer(bellum(['pH', '1G', '1T']))).toEqual({ winner: 0, horse: [] });
    expect(answer(bellum(['pH', '1G', '1T', '1P']))).toEqual({ winner: null, draw: [1, 2, 3], horse: [] });
    expect(answer(bellum(['cH', '1G', '1T', '1P']))).toEqual({ winner: 0, horse: [] });
  });

  const attack = (by: number, drawn: string, more: object = {}) => bellum(['9H', 'TG', '4T'], { attack: { by, drawn }, ...more });

  test('CB-9: a drawn card equal to the attacker’s own wins for the attacker, a stronger one costs card and horse', () => {
    expect(answer(attack(0, '9G'))).toEqual({ winner: 0, horse: [0] });
    expect(answer(attack(0, 'pG'))).toEqual({ winner: 1, horse: [0] });
  });

  test('CB-9: if a horse is drawn, the attacker and the owner of the highest card draw from each other', () => {
    expect(JSON.stringify(answer(attack(0, '2G')))).toBe('{"winner":null,"draw":[0,1]}');
    expect(answer(attack(0, '2G', { drawn: ['5H', '7G', null] }))).toEqual({ winner: 1, horse: [0] });
    expect(answer(attack(0, '2G', { drawn: ['8H', '7G', null] }))).toEqual({ winner: 0, horse: [0] });
    expect(answer(attack(0, '2G', { drawn: ['7H', '7G', null] }))).toEqual({ winner: null, draw: [0, 1] });
  });

  test('CB-9: the attacker is named first in that draw, in whatever seat', () => {
    expect(answer(bellum(['TH', '4G', '9T'], { attack: { by: 2, drawn: '2H' } }))).toEqual({ winner: null, draw: [2, 0] });
  });

  test('CB-9: if they are equal again with no card left, the highest card takes the trick', () => {
    const last = attack(0, '2G', { drawn: ['7H', '7G', null], left: 2 });
    expect(answer(last)).toEqual({ winner: 1, horse: [0] });
    expect(answer({ ...last, left: 3 })).toEqual({ winner: null, draw: [0, 1] });
  });

  test('CB-9: the horse is the 2, or the number the house chose', () => {
    expect(answer(attack(0, '2G', { house: {} }))).toEqual({ winner: null, draw: [0, 1] });
    expect(answer(attack(0, '2G', { house: { horse: 5 } }))).toEqual({ winner: 0, horse: [0] });
    expect(answer(attack(0, '5G', { house: { horse: 5 } }))).toEqual({ winner: null, draw: [0, 1] });
    const ten = bellum(['9H', '8G', '4T'], { attack: { by: 1, drawn: 'TH' }, house: { horse: 10 } });
    expect(answer(ten)).toEqual({ winner: null, draw: [1, 0] });
  });

  test('CB-9: no horse with fewer than two cards left in each hand', () => {
    expect(answer(bellum(['9H', 'TG', '4T'], { left: 2 }))).toEqual({ winner: 1, horse: [0] });
    expect(answer(bellum(['9H', 'TG', '4T'], { left: 1 }))).toEqual({ winner: 1, horse: [] });
  });

  test('reasons follow if they are asked for', () => {
    expect(answer(attack(0, '3G'), true)).toEqual({ winner: 0, horse: [0], clause: 'CB-9', reason: 'horse won' });
    expect(answer(bellum(['mH', '1G']), true)).toEqual({ winner: 1, horse: [], clause: 'CB-8', reason: 'jester over court' });
    const empty = answer(bellum(['TH', 'TG'], { left: 0 }), true);
    expect(empty).toEqual({ winner: null, draw: [], horse: [], clause: 'CB-7', reason: 'hands empty' });
  });
});

describe('refused', () => {
  const pairs = [
    ['mH', 'pP'],
    ['cG', '4T'],
  ];
  const three = ['9H', 'TG', '4T'];
  const tied = ['TH', '4G', 'TT'];
  test.each([
    [combined(['mH', 'pP'], ['cG', 'mH']), null, 'pairs[1][1]: mH is named already in pairs[0][0]'],
    [combined(['mH', 'mH'], ['cG', '4T']), null, 'pairs[0][1]: mH'],
    [combined(['mH'], ['cG', '4T']), 'CB-2', 'pairs: two alliances with two cards each, not 1 and 2'],
    [combined(['mH', 'pP'], ['cG', '4T', '5T']), 'CB-2', 'not 2 and 3'],
    [{ rulebook, line: 'simple', pairs: [...pairs, ['5H', '5P']] }, 'CB-2', 'not 2 and 2 and 2'],
    [{ rulebook, line: 'simple', pairs: [] }, 'CB-2', 'not none'],
    [combined(['mH', 'AP'], ['cG', '4T']), null, 'pairs[0][1]: should be a card code'],
    [combined(['mH', '10P'], ['cG', '4T']), null, 'pairs[0][1]'],
    [combined(['mH', 'MP'], ['cG', '4T']), null, 'pairs[0][1]'],
    [combined(['mH', null], ['cG', '4T']), null, 'pairs[0][1]'],
    [{ rulebook, line: 'simple' }, null, 'pairs: is missing'],
    [{ rulebook, line: 'simple', pairs, drawn: [null, null] }, null, 'drawn: is not known here'],
    [{ rulebook, line: 'duel', pairs }, null, 'line: should be "simple" or "combined" or "bellum"'],
    [{ rulebook, pairs }, null, 'line'],
    [bellum(['9H']), 'CB-7', 'cards: this game seats 2 to 4, not 1'],
    [bellum([...three, '5P', '6P']), 'CB-7', 'not 5'],
    [bellum(['9H', 'TG', null]), null, 'cards[2]'],
    [bellum(['9H', 'TG', '9H']), null, 'cards[2]: 9H is named already in cards[0]'],
    [bellum(tied, { drawn: ['TH', null, '3T'] }), null, 'drawn[0]: TH is named already in cards[0]'],
    [bellum(three, { attack: { by: 0, drawn: 'TG' } }), null, 'attack.drawn: TG'],
    [bellum(tied, { drawn: ['pH', '3T'] }), 'CB-7', 'drawn: 2 entries for 3 seats'],
    [bellum(tied, { drawn: ['pH', '5G', '3T'] }), 'CB-7', 'drawn[1]: nobody draws from seat 1'],
    [bellum(tied, { drawn: ['pH', null, null] }), 'CB-7', 'drawn[2]: seat 2 is among the equal'],
    [bellum(tied, { drawn: ['pH', null, '3T'], left: 0 }), 'CB-7', 'drawn[0]: nobody draws'],
    [bellum(three, { drawn: ['5H', '5G', null] }), 'CB-7', 'drawn[0]: nobody draws'],
    [bellum(three, { drawn: ['5H', '5G', null], attack: { by: 0, drawn: '3G' } }), 'CB-7', 'drawn[0]'],
    [bellum(three, { attack: { by: 2, drawn: '3G' } }), 'CB-9', 'attack.by: seat 2 may not attack in this trick, only seat 0'],
    [bellum(three, { attack: { by: 1, drawn: '3H' } }), 'CB-9', 'only seat 0'],
    [bellum(three, { attack: { by: 5, drawn: '3G' } }), 'CB-9', 'seat 5'],
    [bellum(three, { attack: { by: 0, drawn: '3G' }, left: 1 }), 'CB-9', 'nobody may in this trick'],
    [bellum(['9H', 'TG', '1T'], { attack: { by: 0, drawn: '3G' } }), 'CB-9', 'nobody may'],
    [bellum(['9H', 'TG', '9T'], { attack: { by: 0, drawn: '3G' } }), 'CB-9', 'nobody may'],
    [bellum(['9H', 'TG', 'TT'], { attack: { by: 0, drawn: '3G' } }), 'CB-9', 'nobody may'],
    [bellum(three, { attack: { by: 0 } }), null, 'attack.drawn: is missing'],
    [bellum(three, { attack: { by: -1, drawn: '3G' } }), null, 'attack.by'],
    [bellum(three, { left: 14 }), 'CB-7', 'left: a hand holds 0 to 13 cards after laying, not 14'],
    [bellum(three, { left: -1 }), 'CB-7', 'not -1'],
    [bellum(three, { left: 1.5 }), 'CB-7', 'not 1.5'],
    [bellum(three, { left: '9' }), null, 'left'],
    [bellum(three, { house: { horse: 1 } }), null, 'house.horse: should be 2 to 10, not 1'],
    [bellum(three, { house: { horse: 11 } }), null, 'house.horse: should be 2 to 10, not 11'],
    [bellum(three, { house: { horse: 2.5 } }), null, 'house.horse'],
    [bellum(three, { house: { jesters: 2 } }), null, 'house.jesters'],
    [bellum(three, { house: [] }), null, 'house'],
    [bellum(three, { pairs }), null, 'pairs'],
    [{ rulebook, line: 'bellum' }, null, 'cards'],
  ])('%j', (request, clause, named) => {
    const refused = refusal(request);
    expect(refused.message).toContain(named);
    expect(refused.clause).toBe(clause);
    expect(refused.code).not.toBe('');
  });
});
