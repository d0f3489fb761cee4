import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { suitOf, type Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { DECK, SEATS } from './house.ts';
import { judgeTurn } from './judge.ts';

/** The whole deck by kind, each starting from its ace: diamonds, clubs, spades, hearts, Jokers. */
const CARDS: readonly Card[] = [...'DCSHX'].flatMap((kind) => unseen(DECK, []).filter((card) => (suitOf(card) ?? 'X') === kind));

function* choices(cards: number, from = 0): Generator<Card[]> {
  if (cards === 0) yield [];
  else
    for (let at = from; at < CARDS.length; at++)
      for (const rest of choices(cards - 1, at + 1)) yield [CARDS[at] as Card, ...rest];
}

describe('HY-2, HY-3, every choice of two and of three cards of the deck', () => {
  it.each([
    [2, 1_431, { 'first suit': 1_157, 'heart beats diamond': 169, joker: 96, 'five beats joker': 8, 'two jokers': 1 }],
    [3, 24_804, { 'first suit': 15_678, 'heart beats diamond': 6_422, joker: 2_256, 'five beats joker': 400, 'two jokers': 48 }],
  ])('of %i, %i turns, is judged word for word as the text says, by %j', (cards, turns, reasons) => {
    const counted: Record<string, number> = {};
    for (const laid of choices(cards)) {
      const judged = judgeTurn(laid);
      const expected = winnerLiterally(laid);
      if (judged.winner !== expected || judged.clause !== (expected === null ? 'HY-3' : 'HY-2'))
        expect({ laid, ...judged }).toEqual({ laid, expected });
      counted[judged.reason] = (counted[judged.reason] ?? 0) + 1;
    }
    expect(counted).toEqual(reasons);
    expect(Object.values(counted).reduce((sum, one) => sum + one, 0)).toBe(turns);
  });
});

test('HY-2, HY-3, HY-7: turns of up to seven players, wherever the cards are laid and whoever lays none, are judged as the text says', () => {
  const turn = fc.shuffledSubarray([...CARDS], { minLength: SEATS.least, maxLength: SEATS.most });
  fc.assert(
    fc.property(turn, fc.nat(), (cards, gap) => {
      expect(judgeTurn(cards).winner).toBe(winnerLiterally(cards));
      const at = gap % (cards.length + 1);
      const winner = winnerLiterally(cards);
      expect(judgeTurn([...cards.slice(0, at), null, ...cards.slice(at)]).winner).toBe(
        winner === null || winner < at ? winner : winner + 1,
      );
    }),
    { seed: 54, numRuns: 5_000 },
  );
  for (const nothing of [
    [null, null],
    ['K?', '??'],
  ] as const)
    expect(() => judgeTurn(nothing)).toThrow(RangeError);
});

/** A second implementation of the text: what beats what, two cards at a time, sharing no code with the one it checks. */
function winnerLiterally(cards: readonly Card[]): number | null {
  const joker = (card: string) => card === 'X1' || card === 'X2';
  const five = (card: string) => card.startsWith('5');
  const value = (card: string) => ' A23456789TJQK'.indexOf(card.charAt(0));
  const jokersThere = cards.some(joker);
  const loveThere = cards.some((card) => card.endsWith('H')) && cards.some((card) => card.endsWith('D'));
  // Rupees buy bombs and swords, bombs blow up swords and hearts, swords cut hearts; hearts beat rupees.
  const beaten: Record<string, string> = { D: 'CS', C: 'SH', S: 'H', H: 'D' };
  const beats = (one: string, other: string): boolean => {
    if (joker(one)) return !five(other) && !joker(other);
    if (joker(other)) return five(one);
    const [mine, others] = [one.charAt(1), other.charAt(1)];
    if (jokersThere && five(one) !== five(other)) return five(one);
    if (jokersThere && five(one)) return 'HSCD'.indexOf(mine) < 'HSCD'.indexOf(others);
    if (mine === others) return value(one) > value(other);
    // Diamonds and hearts in one turn: the highest heart wins it.
    if (loveThere && (mine === 'H' || others === 'H')) return mine === 'H';
    return (beaten[mine] ?? '').includes(others);
  };
  const winner = cards.findIndex((one) => cards.every((other) => other === one || beats(one, other)));
  return winner < 0 ? null : winner;
}
