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

const simple = (one: unknown, other: unknown) => ({ rulebook, line: 'simple', pairs: [one, other] });
const TEN = ['9H', 'TG', '4T'];
const attack = (by: number, drawn: string, more: object = {}) => bellum(TEN, { attack: { by, drawn }, ...more });

test.each<[object, string, boolean?]>([
  // CB-3, CB-5
  [simple(['9H', '4P'], ['6G', '7T']), '{"winner":null,"totals":[13,13]}'],
  [combined(['9H', '4P'], ['6G', '7T']), '{"winner":null,"kinds":["thirteen","thirteen"],"totals":[13,13]}'],
  [simple(['2H', 'cP'], ['pG', 'pT']), '{"winner":1,"totals":[16,22]}'],
  [simple(['9H', '4P'], ['cG', '1T']), '{"winner":1,"totals":[13,15],"clause":"CB-2","reason":"higher sum"}', true],
  [
    combined(['1H', 'cP'], ['qG', 'cT']),
    '{"winner":0,"kinds":["jester partner","elite partners"],"totals":[15,29],"clause":"CB-6","reason":"jester over partners of its court card"}',
    true,
  ],
  // CB-7: those who are still equal draw again; if the hands are empty, all score their own cards.
  [bellum(['TH', 'TG', 'TT', '9P'], { drawn: ['pH', '3G', 'pT', null] }), '{"winner":null,"draw":[0,2],"horse":[]}'],
  [bellum(['TH', '4G', 'TT'], { drawn: ['1H', null, 'qT'] }), '{"winner":2,"horse":[]}'],
  [bellum(['TH', '4G', 'TT'], { left: 0 }), '{"winner":null,"draw":[],"horse":[]}'],
  [bellum(['TH', '4G', 'TT'], { left: 0, drawn: [null, null, null] }), '{"winner":null,"draw":[],"horse":[]}'],
  [bellum(['TH', '4G', 'TT'], { left: 1, drawn: ['5H', null, '5T'] }), '{"winner":null,"draw":[],"horse":[]}'],
  [bellum(['qH', '1G', '1T'], { drawn: [null, '3G', '5T'] }), '{"winner":2,"horse":[]}'],
  // CB-9: the attacker is named first in a draw, in whatever seat; the horse is the 2, or the number the house chose.
  [attack(0, '2G'), '{"winner":null,"draw":[0,1]}'],
  [bellum(['TH', '4G', '9T'], { attack: { by: 2, drawn: '2H' } }), '{"winner":null,"draw":[2,0]}'],
  [attack(0, '2G', { drawn: ['5H', '7G', null] }), '{"winner":1,"horse":[0]}'],
  [attack(0, '2G', { drawn: ['7H', '7G', null], left: 2 }), '{"winner":1,"horse":[0]}'],
  [attack(0, '2G', { drawn: ['7H', '7G', null], left: 3 }), '{"winner":null,"draw":[0,1]}'],
  [attack(0, '2G', { house: { horse: 5 } }), '{"winner":0,"horse":[0]}'],
  [attack(0, '5G', { house: { horse: 5 } }), '{"winner":null,"draw":[0,1]}'],
  [bellum(['9H', '8G', '4T'], { attack: { by: 1, drawn: 'TH' }, house: { horse: 10 } }), '{"winner":null,"draw":[1,0]}'],
  [bellum(TEN, { left: 2 }), '{"winner":1,"horse":[0]}'],
  [bellum(TEN, { left: 1 }), '{"winner":1,"horse":[]}'],
  [attack(0, '3G'), '{"winner":0,"horse":[0],"clause":"CB-9","reason":"horse won"}', true],
  [bellum(['TH', 'TG'], { left: 0 }), '{"winner":null,"draw":[],"horse":[],"clause":"CB-7","reason":"hands empty"}', true],
])('%j: %s', (request, told, reasons = false) => {
  expect(JSON.stringify(answer(request, reasons))).toBe(told);
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
