import { beforeAll, describe, expect, it } from 'vitest';
import { judgeCombined, type AlliedPairs, type CombinedOutcome } from './battle.ts';
import { RANKS, valueOf, type Nation } from './card.ts';
import { KINDS } from './kind.ts';

/** CB-1: the allies that the Hungarian player may have chosen; the other two are the enemy. */
const ALLIANCES = [
  ['H', 'G', 'T', 'P'],
  ['H', 'T', 'G', 'P'],
  ['H', 'P', 'G', 'T'],
] as const;

describe('CB-5, CB-6, every battle of every two alliances: 3 × 14⁴', { timeout: 30_000 }, () => {
  let judged: readonly { readonly pairs: AlliedPairs; readonly outcome: CombinedOutcome }[];
  beforeAll(() => {
    judged = ALLIANCES.flatMap(battlesOf).map((pairs) => ({ pairs, outcome: judgeCombined(pairs) }));
  }, 30_000);

  it('is judged word for word as the clauses say', () => {
    expect(judged).toHaveLength(3 * 14 ** 4);
    const wrong = judged.filter(({ pairs, outcome }) => tell(outcome) !== tellLiterally(pairs));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('is antisymmetric: with the alliances exchanged, the other one wins for the same reason', () => {
    // One choice of allies is enough, since the next test shows that the others give the same.
    const wrong = judged.slice(0, 14 ** 4).filter(({ pairs: [one, other], outcome }) => {
      const exchanged = judgeCombined([other, one]);
      const winner = exchanged.winner === null ? null : 1 - exchanged.winner;
      return winner !== outcome.winner || exchanged.reason !== outcome.reason;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('is decided by ranks alone: every choice of allies gives the same counts', () => {
    const [one, ...others] = ALLIANCES.map((_, i) => judged.slice(i * 14 ** 4, (i + 1) * 14 ** 4).map(({ outcome }) => outcome));
    for (const other of others) expect(other.every((outcome, i) => tell(outcome) === tell(one?.[i]))).toBe(true);
  });

  /** `vitest -u` writes the file anew: the diff then shows what a change of the rules affects. */
  it('comes out as often as counted.json says', async () => {
    const counted = new Map(
      KINDS.flatMap((one) =>
        KINDS.map((other) => [`${one},${other}`, { kinds: [one, other], battles: 0, won: [0, 0], equal: 0 }]),
      ),
    );
    for (const { outcome } of judged) {
      const { kinds, winner } = outcome;
      const count = counted.get(kinds.join());
      if (count === undefined) throw new Error(`no line for ${kinds.join()}`);
      count.battles += 1;
      if (winner === null) count.equal += 1;
      else count.won[winner] = (count.won[winner] ?? 0) + 1;
    }
    const lines = [...counted.values()].map((count) => `  ${JSON.stringify(count)}`);
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('counted.json');
  });
});

function battlesOf([a, b, c, d]: readonly [Nation, Nation, Nation, Nation]): AlliedPairs[] {
  return RANKS.flatMap((v) =>
    RANKS.flatMap((w) =>
      RANKS.flatMap((x) =>
        RANKS.map((y): AlliedPairs => [
          [`${v}${a}`, `${w}${b}`],
          [`${x}${c}`, `${y}${d}`],
        ]),
      ),
    ),
  );
}

function tell(outcome: CombinedOutcome | undefined): string {
  return `${outcome?.kinds.join()} ${outcome?.totals.join()} ${outcome?.winner}`;
}

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
