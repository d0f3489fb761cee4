import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../app/cli/pad-check/report.ts';
import { flashOf, padFlash } from '../../firmware-protocol/testing/chip/firmware-image.ts';
import { QUICK_CHECKS, SLOW_CHECKS } from '../support/pad-checks.ts';
import { sized } from '../support/sized.ts';
import { canCompileSketches, compiledSketch } from './arduino-ide.ts';
import { checkedChip } from './checked-chip.ts';

const ALL = [...QUICK_CHECKS, ...SLOW_CHECKS];

async function expectPassed(flash: Uint8Array, checks: readonly string[]): Promise<void> {
  const { made } = await checkedChip(flash, checks);
  expect(made.filter(({ outcome }) => outcome.result !== 'passed').flatMap(sentencesOf)).toEqual([]);
  expect(made).toHaveLength(checks.length);
}

describe('pad-check is passed', () => {
  it('by the committed program', () => expectPassed(padFlash(), ALL));

  it.skipIf(!canCompileSketches)('by the sketch that the Arduino IDE compiles', () =>
    expectPassed(flashOf(compiledSketch()), sized({ sample: QUICK_CHECKS, whole: ALL })),
  );
});
