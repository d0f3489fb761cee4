import type { ExitCode } from '../io.ts';
import type { CheckMade, ChecksMade } from './run-checks.ts';

/** What cannot be seen from the other end of a cable; the author has to look. */
const UNSEEN = 'Not checked, since it cannot be seen from here: the LEDs, and what a bouncing or worn button does.';

/** One check in words, one sentence a line. */
export function sentencesOf({ number, check, outcome }: CheckMade): readonly string[] {
  const head = `${String(number).padStart(2)}. The pad ${check.title}`;
  const place = `[PROTOCOL.md, ${check.section}]`;
  switch (outcome.result) {
    case 'passed':
      return [`${head}: passed${outcome.remark === undefined ? '' : ` (${outcome.remark})`}`];
    case 'skipped':
      return [`${head}: skipped, ${outcome.why}`];
    case 'failed': {
      const { after, expected, came, look } = outcome.fault;
      const lines = [
        ['after', after],
        ['expected', expected],
        ['came', came],
        ['look at', look],
      ] as const;
      return [
        `${head}: FAILED ${place}`,
        ...lines.flatMap(([what, text]) => (text === undefined ? [] : [`    ${what}: ${text}`])),
      ];
    }
  }
}

const counted = (made: readonly CheckMade[], result: CheckMade['outcome']['result']): number =>
  made.filter(({ outcome }) => outcome.result === result).length;

/** The last lines: what was skipped and is therefore not known, then how many passed. */
export function endOf({ made }: ChecksMade): readonly string[] {
  const [passed, failed, skipped] = [counted(made, 'passed'), counted(made, 'failed'), counted(made, 'skipped')];
  const numbers = made.filter(({ outcome }) => outcome.result === 'skipped').map(({ number }) => number);
  const unknown = skipped === 0 ? [] : [`Not known of this pad, since they were skipped: checks ${numbers.join(', ')}.`];
  const more = [failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter((part) => part !== false);
  return [...unknown, UNSEEN, [`${passed} of ${made.length} checks passed`, ...more].join(', ')];
}

/** 0 if no check has failed, and 1 if one has. Checks that were skipped because nobody presses do not count against the pad. */
export function exitCodeOf({ made }: ChecksMade): ExitCode {
  return counted(made, 'failed') > 0 ? 1 : 0;
}

/** The result for programs. */
export function jsonOf(port: string, { made, pad }: ChecksMade): string {
  return JSON.stringify({
    port,
    pad: pad === undefined ? null : { id: pad.id, version: pad.version, firmware: pad.firmware },
    passed: counted(made, 'passed'),
    failed: counted(made, 'failed'),
    skipped: counted(made, 'skipped'),
    checks: made.map(({ number, check: { id, title, section }, outcome }) => ({ number, id, title, section, ...outcome })),
  });
}
