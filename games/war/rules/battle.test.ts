import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { beginBattle, clash, judgeFlips, laidIn, warsIn, type Battle, type Variation } from './battle.ts';
import { DECK, endingByCount, endingOf, fight, SEATS, type WarTable } from './table.ts';

/** Stacks written as words, the top card first, separated by commas: `'KH 2C, 9D'`; after a bar what waits. */
function table(written: string): WarTable {
  const cards = (words = '') => words.split(' ').filter(Boolean) as Card[];
  const [stacks = '', waiting] = written.split('|');
  return { stacks: stacks.split(',').map((stack) => cards(stack)), waiting: cards(waiting) };
}

const show = ({ stacks, waiting }: WarTable) =>
  `${stacks.map((stack) => stack.join(' ')).join(', ')}${waiting.length > 0 ? ` | ${waiting.join(' ')}` : ''}`;
const nextOf = ({ next }: Battle) =>
  next.what === 'lay' ? 'on' : `${next.what === 'won' ? next.winner : `waits for ${next.tied.join()}`} by ${next.clause}`;

test.each<[string, string, string, string, Exclude<Variation, 'suicide'>?]>([
  // WR-2: clockwise from the winner, each seat's cards in the order laid, what waited first.
  ['2C 3C, AS 4C, KD 5C', '1 by WR-2', '', '3C, 4C AS KD 2C, 5C'],
  ['2C, AS | 7D 8D', '1 by WR-2', '', ', 7D 8D AS 2C'],
  [
    'KC 2C 3C 4C 9C 5C 6C 7C QC, 8C JC, KD 2D 3D 4D 9D 5D 6D 7D AD TD',
    '2 by WR-3',
    ';',
    ', JC, TD KD 2D 3D 4D 9D 5D 6D 7D AD KC 2C 3C 4C 9C 5C 6C 7C QC 8C',
  ],
  // WR-3: three face down and a fourth; only those who tie take part.
  ['KC 2C 3C 4C QC 9C, KD 2D 3D 4D JD 9D', '0 by WR-3', '', '9C KC 2C 3C 4C QC KD 2D 3D 4D JD, 9D'],
  ['KC 2C 3C 4C 5C, QD AD, KH 2H 3H 4H 6H', '2 by WR-3', '', ', AD, KH 2H 3H 4H 6H KC 2C 3C 4C 5C QD'],
  [
    'KC 2C 3C 4C 5C AC, KD 2D 3D 4D 6D QD, KH 2H 3H 4H 6H JH',
    '1 by WR-3',
    ';',
    'AC, KD 2D 3D 4D 6D QD KH 2H 3H 4H 6H JH KC 2C 3C 4C 5C, ',
  ],
  // WR-4: fewer cards than four, the last of them open; none at all.
  ['KC 2C AC, KD 2D 3D 4D QD 9D', '0 by WR-3', '', 'KC 2C AC KD 2D 3D 4D QD, 9D'],
  ['KC, 2S 3S, KD 2D 3D', '2 by WR-4', '0', ', 3S, 2D 3D KD KC 2S'],
  ['KC, KH 2H, KD 3D 9D', '2 by WR-3', '0', ', , KD 3D 9D KC KH 2H'],
  ['KC 9C, KD 2D 3D 4D 9D 5D', '1 by WR-4', ';0', ', 5D KD 2D 3D 4D 9D KC 9C'],
  ['2C 3C, KC 9C, QD 4D, KD 5D 9D | 7S', 'waits for 1,3 by WR-4', ';1,3', '3C, , 4D,  | 7S 2C KC 9C QD KD 5D 9D'],
  [', 2C 3C,  | KC KD', '1 by WR-4', '', ', 3C KC KD 2C, '],
  // WR-6: the third of three, or the last of fewer; wars as in WR-3.
  ['AC KC 2C 5C, 3D 4D 9D 6D', '1 by WR-2', '', '5C, 6D 3D 4D 9D AC KC 2C', 'three-card'],
  ['KC 9C, 3D 4D 8D', '0 by WR-2', '', 'KC 9C 3D 4D 8D, ', 'three-card'],
  ['2C 3C 9C, 2D 3D 9D 4D', '1 by WR-4', '0', ', 4D 2D 3D 9D 2C 3C 9C', 'three-card'],
  ['2C 9C, 9D, 5H', 'waits for 0,1 by WR-4', '0,1', ', ,  | 2C 9C 9D 5H', 'three-card'],
  ['2C 3C 4C 5C,  | 9D 9H', '0 by WR-4', '', '5C 9D 9H 2C 3C 4C, ', 'three-card'],
  // WR-7
  ['2C, , 3D 4D', '2 by WR-2', '', ', , 4D 3D 2C'],
])('%s: %s', (before, next, forfeits, after, variation = 'classic') => {
  const fought = fight(table(before), variation);
  expect(nextOf(fought.battle)).toBe(next);
  const wars = fought.battle.clashes.map((one) => one.forfeits.join()).slice(0, warsIn(fought.battle));
  expect(wars.join(';')).toBe(forfeits);
  expect(show(fought.table)).toBe(show(table(after)));
});

test.each<[string, string, string?]>([
  [', 2C 3C, ', '1 by WR-5'],
  ['4C, 2C 3C, ', 'on'],
  // WR-4: whoever has cards alone fights on for those that wait; where nobody can flip, the tied of the last war draw.
  ['2C, ,  | KC KD', 'on'],
  [', , , ', '2,3 by WR-4', 'KC 2C, QD, KH 3H, KS 3S'],
])('WR-5: at %s the winners are %s', (end, winners, last) => {
  const fought = last === undefined ? undefined : fight(table(last), 'classic');
  const ending = endingOf(fought?.table ?? table(end), fought?.battle);
  expect(ending === undefined ? 'on' : `${ending.winners.join()} by ${ending.clause}`).toBe(winners);
});

test('WR-5: when the time is over most cards win, equal counts share, and what waits counts for nobody', () => {
  expect(endingByCount(table('2C, 3C 4C, 5C 6C | KC KD KH'))).toEqual({ winners: [1, 2], clause: 'WR-5' });
});

test.each<[string, string | undefined]>([
  ['AH KD AS -', 'war 0,2'],
  ['KH KD AS KC', '2'],
  ['- 2C -', '1'],
  ['K? KD 3C', 'war 0,1'],
  ['?? KD', undefined],
  ['- -', undefined],
])('WR-2, WR-3: of %s it is %s', (flips, judged) => {
  const judge = () => judgeFlips(flips.split(' ').map((card) => (card === '-' ? null : (card as Card))));
  if (judged === undefined) expect(judge).toThrow(RangeError);
  else expect(judge().winner === null ? `war ${judge().war.join()}` : String(judge().winner)).toBe(judged);
});

test('WR-1, WR-2: the ranks run from 2 to ace, suits do not count, and who wins or ties does not depend on the seats', () => {
  const ranks = [...'23456789TJQKA'];
  for (const [i, low] of ranks.entries()) {
    for (const high of ranks.slice(i + 1))
      expect(judgeFlips([`${low}S` as Card, `${high}C` as Card])).toEqual({ winner: 1, war: [] });
    expect(judgeFlips([`${low}S` as Card, `${low}C` as Card]).war).toEqual([0, 1]);
  }
  const flips = fc.shuffledSubarray(unseen(DECK, []), { minLength: 2, maxLength: SEATS.most });
  const seated = flips.chain((cards) => fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: cards.length })));
  fc.assert(
    fc.property(seated, ([cards, moved]) => {
      const told = (sitting: readonly Card[]) => {
        const { winner, war } = judgeFlips(sitting);
        return (winner === null ? [...war] : [winner]).map((seat) => sitting[seat]).sort();
      };
      expect(told(moved)).toEqual(told(cards));
    }),
  );
});

test('WR-3, WR-6: where the dealer says who wins, the cards due are those of the variation, and no battle goes on after its end', () => {
  const battle = beginBattle([9, 3, 0], 'suicide');
  expect(battle.next).toEqual({ what: 'lay', due: [1, 1, 0] });
  const war = clash(battle, [['??'], ['??'], []], { winner: null, war: [0, 1] });
  expect(war.next).toEqual({ what: 'lay', due: [4, 2, 0] });
  const won = clash(war, [Array(4).fill('??'), Array(2).fill('??'), []], { winner: 1, war: [] });
  expect([nextOf(won), won.held, laidIn(won).map(({ length }) => length)]).toEqual(['1 by WR-3', [4, 0, 0], [5, 3, 0]]);
  expect(() => clash(won, [[], [], []], { winner: 0, war: [] })).toThrow(RangeError);
});

test('WR-2: games end if won cards are ordered starting from the winner', () => {
  const deck = fc.shuffledSubarray(unseen(DECK, []), { minLength: 52 });
  const deal = fc.tuple(deck, fc.integer({ min: 2, max: 6 }), fc.constantFrom('classic' as const, 'three-card' as const));
  for (const [cards, seats, variation] of fc.sample(deal, { seed: 52, numRuns: 50 })) {
    let now: WarTable = {
      stacks: Array.from({ length: seats }, (_, seat) => cards.filter((_card, i) => i % seats === seat)),
      waiting: [],
    };
    let last: Battle | undefined;
    for (let battles = 0; battles < 5_000 && endingOf(now, last) === undefined; battles += 1)
      ({ table: now, battle: last } = fight(now, variation));
    expect(endingOf(now, last)).toBeDefined();
  }
});
