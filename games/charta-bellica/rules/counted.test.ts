import { expect, it } from 'vitest';
import { judgeCombined, judgeSimple, type AlliedPairs } from './battle.ts';
import { isCourt, NATIONS, parseCard, RANKS, rankOf, valueOf, type NationalCard } from './card.ts';

const DECK = NATIONS.flatMap((nation) => RANKS.map((rank) => `${rank}${nation}` as const));

it('CB-1: 56 cards, four nations of 14, each with exactly one spelling; only four of a nation are court cards', () => {
  expect(new Set(DECK).size).toBe(56);
  for (const card of DECK) expect(parseCard(card)).toBe(card);
  for (const text of ['', '0H', '1', '10H', 'AH', 'KH', 'MH', 'tH', '9C', '9S', '9h', 'X1', '??', '9?', ' 9H', '9H ', '9H\n'])
    expect(parseCard(text)).toBeUndefined();
  const nation = DECK.slice(0, 14);
  expect(nation.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(nation.filter(isCourt).map(rankOf)).toEqual(['p', 'q', 'm', 'c']);
});

/** CB-1: the allies that the Hungarian player may have chosen; the other two are the enemy. */
it.each(['HGTP', 'HTGP', 'HPGT'])(
  'CB-2 to CB-6: each of the 14⁴ battles of %s is judged word for word as the clauses say',
  (nations) => {
    const counted: Record<string, number> = {};
    const cards = ([...nations] as ('H' | 'G' | 'T' | 'P')[]).map((nation) =>
      RANKS.map((rank): NationalCard => `${rank}${nation}`),
    );
    const [a = [], b = [], c = [], d = []] = cards;
    for (const first of a)
      for (const second of b)
        for (const third of c)
          for (const fourth of d) {
            const pairs: AlliedPairs = [
              [first, second],
              [third, fourth],
            ];
            const { kinds, totals, winner, reason } = judgeCombined(pairs);
            const told = `${kinds.join()} ${totals.join()} ${winner}`;
            if (told !== tellLiterally(pairs)) expect({ pairs, told }).toEqual({ pairs, told: tellLiterally(pairs) });
            counted[reason] = (counted[reason] ?? 0) + 1;
            const sums = pairs.map(([x, y]) => valueOf(x) + valueOf(y)) as [number, number];
            const higher = sums[0] === sums[1] ? null : sums[0] > sums[1] ? 0 : 1;
            if (judgeSimple(pairs).winner !== higher) expect({ pairs, ...judgeSimple(pairs) }).toEqual({ pairs, winner: higher });
          }
    expect(counted).toEqual({
      equal: 1_434,
      'higher kind': 11_304,
      'higher total': 22_670,
      'jester over elite pair': 64,
      'jester over partners of its court card': 96,
      'jester over sum': 888,
      'pair over jester': 160,
      'partners without its court card over jester': 96,
      'sum over jester': 1_576,
      'thirteen over jester': 128,
    });
  },
);

it.each([
  [['9H', '4P'], ['cG', '1T'], { kind: 'simple', winner: 1, clause: 'CB-2', reason: 'higher sum', totals: [13, 15] }],
  [['9H', '4P'], ['qG', '1T'], { kind: 'simple', winner: null, clause: 'CB-3', reason: 'equal', totals: [13, 13] }],
] as const)('CB-2, CB-3: of %j and %j', (one, other, outcome) => {
  expect(judgeSimple([one, other])).toEqual(outcome);
});

/** A second implementation of the clauses, over plain numbers and sharing no code with the one it checks. */
function tellLiterally(pairs: AlliedPairs): string {
  const [one, other] = pairs.map((pair) => {
    const [low = 0, high = 0] = pair.map(valueOf).toSorted((a, b) => a - b);
    return { low, high, ...kindAndTotal(low, high) };
  });
  if (one === undefined || other === undefined) throw new Error('two pairs');
  const winner = beats(one, other) ? 0 : beats(other, one) ? 1 : null;
  return `${one.kind},${other.kind} ${one.total},${other.total} ${winner}`;
}

interface Literal {
  readonly low: number;
  readonly high: number;
  readonly kind: string;
  readonly total: number;
}

/** CB-5 */
function kindAndTotal(low: number, high: number): { kind: string; total: number } {
  if (low === 11 && high === 11) return { kind: 'elite pair', total: 33 };
  if (low >= 11)
    return low === high ? { kind: 'elite pair', total: low + high } : { kind: 'elite partners', total: low + high + 3 };
  if (high >= 11 && low === 1) return { kind: 'jester partner', total: 1 + high };
  if (high >= 11) return { kind: 'mixed', total: low === 2 ? 2 + 2 * high : low + high };
  if (low === high) return { kind: 'pair', total: low + high };
  if (low + high === 13) return { kind: 'thirteen', total: 13 };
  if (low === 1 && high === 2) return { kind: 'number sum', total: 4 };
  return { kind: 'number sum', total: low === 2 ? 2 + 2 * high : low + high };
}

/** CB-6, sentence by sentence. */
function beats(one: Literal, other: Literal): boolean {
  const sums = ['number sum', 'mixed'];
  if (one.kind === 'jester partner' && other.kind === 'jester partner') return one.high > other.high;
  if (one.kind === 'jester partner') {
    if (other.kind === 'elite pair') return true;
    if (other.kind === 'elite partners') return other.low === one.high || other.high === one.high;
    return sums.includes(other.kind) && other.total <= 1 + one.high;
  }
  if (other.kind === 'jester partner') {
    if (one.kind === 'elite partners') return one.low !== other.high && one.high !== other.high;
    if (one.kind === 'pair' || one.kind === 'thirteen') return true;
    return sums.includes(one.kind) && one.total > 1 + other.high;
  }
  if (one.kind === other.kind || (sums.includes(one.kind) && sums.includes(other.kind))) return one.total > other.total;
  const fromTheTop = ['elite pair', 'elite partners', 'pair', 'thirteen'];
  for (const kind of fromTheTop) {
    if (one.kind === kind) return true;
    if (other.kind === kind) return false;
  }
  return false;
}
