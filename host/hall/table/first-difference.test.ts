import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirstDifference } from './first-difference.ts';

/** Lines that a record has, how many of them a mirror has as well, and what the hall says of a probe. */
const nights = fc
  .nat(500)
  .chain((lines) => fc.record({ lines: fc.constant(lines), equal: fc.integer({ min: Math.min(1, lines), max: lines }) }));

function found({ lines, equal }: { lines: number; equal: number }, known: number, late: readonly number[] = []) {
  // Beyond our last line there is nothing to compare.
  const other = Math.min(lines, equal + known);
  const search = new FirstDifference(other, lines, known % 2 === 0 ? 0 : Math.min(known, equal));
  let probes = 0;
  for (; search.line === undefined; probes += 1) {
    if (probes > 100) throw new Error('it does not end');
    // An answer to something else, which was late.
    if (late.includes(probes)) search.same();
    const { from, most } = search.next;
    if (equal >= from && equal < Math.min(from + most, lines)) search.differs(equal);
    else if (from >= equal && from < lines) search.differs(from);
    else search.same();
  }
  return { line: search.line, probes };
}

test('the first line that differs is found, in as many probes as a binary search takes, and two', () => {
  fc.assert(
    fc.property(nights, fc.nat(500), (night, known) => {
      const { line, probes } = found(night, known);
      expect(line).toBe(night.equal);
      expect(probes).toBeLessThanOrEqual(Math.ceil(Math.log2(night.lines + 1)) + 2);
    }),
    { numRuns: 1_000 },
  );
});

test('answers that were late cost probes, and change nothing', () => {
  fc.assert(
    fc.property(nights, fc.nat(500), fc.uniqueArray(fc.nat(8), { maxLength: 4 }), (night, known, late) => {
      expect(found(night, known, late).line).toBe(night.equal);
    }),
    { numRuns: 1_000 },
  );
});
