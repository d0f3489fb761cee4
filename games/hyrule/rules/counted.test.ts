import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { BY_KIND, countTurns, pairs, triples } from './testing/count.ts';
import { SEATS } from './house.ts';
import { judgeTurn } from './judge.ts';

describe('HY-2, HY-3, every pair and every choice of three cards of the deck', () => {
  it('is judged word for word as the text says', () => {
    let turns = 0;
    for (const cards of [...pairs(), ...triples()]) {
      const told = judgeTurn(cards).winner;
      const expected = winnerLiterally(cards);
      if (told !== expected) expect({ cards, told }).toEqual({ cards, told: expected });
      turns += 1;
    }
    expect(turns).toBe(54 * 53 + (54 * 53 * 52) / 6);
  });

  /** `vitest -u` writes the file anew: the diff then shows what a change of the rules affects. */
  it('comes out as often as counted.json says', async () => {
    const lines = [...countTurns(pairs()), ...countTurns(triples())].map((count) => `  ${JSON.stringify(count)}`);
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('counted.json');
  });
});

test('HY-2, HY-3: a sample of turns of four to seven players is judged as the text says', () => {
  const sample = fc.sample(fc.shuffledSubarray([...BY_KIND], { minLength: 4, maxLength: SEATS.most }), {
    seed: 54,
    numRuns: 10_000,
  });
  const wrong = sample.filter((cards) => judgeTurn(cards).winner !== winnerLiterally(cards));
  expect(wrong).toEqual([]);
}, 30_000);

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
