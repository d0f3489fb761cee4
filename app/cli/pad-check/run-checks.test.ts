import { describe, expect, it } from 'vitest';
import { HOST_LAYOUTS, PAD_LAYOUTS } from '../../../firmware-protocol/codec/message.ts';
import { stateRows } from '../../../firmware-protocol/testing/state-commands.ts';
import { section } from '../../../firmware-protocol/testing/protocol-text.ts';
import { allChecks } from './checks/all.ts';
import { STATE_TABLE } from './checks/states.ts';
import { endOf, exitCodeOf, sentencesOf } from './report.ts';
import type { ChecksMade } from './run-checks.ts';
import { checkedPad } from './testing/checked-pad.ts';
import type { Wrongness } from './testing/fake-wrong-pad.ts';
import { WRONG_PADS } from './testing/wrong-pads/all.ts';

const failedIn = ({ made }: ChecksMade) => made.filter(({ outcome }) => outcome.result === 'failed');
const wordsOf = (made: ChecksMade) => failedIn(made).map((one) => sentencesOf(one).join(' '));

describe('pad-check', () => {
  it('passes a pad that is as PROTOCOL.md says', async () => {
    const made = await checkedPad();
    expect(wordsOf(made)).toEqual([]);
    expect(made.made.every(({ outcome }) => outcome.result === 'passed')).toBe(true);
    const total = allChecks().length;
    expect(endOf(made).at(-1)).toBe(`${total} of ${total} checks passed`);
    expect(exitCodeOf(made)).toBe(0);
    expect(made.device.isOpen).toBe(false);
  });

  it.each(WRONG_PADS)('finds that a pad $mistake: $check', async ({ wrong, check, also = [], says }) => {
    const made = await checkedPad(wrong);
    const failed = failedIn(made);
    expect(new Set(failed.map((one) => one.check.id))).toEqual(new Set([check, ...also]));
    const [about] = failed.filter((one) => one.check.id === check);
    expect(about && sentencesOf(about).join(' ')).toMatch(says);
    expect(exitCodeOf(made)).toBe(1);
    expect(made.device.isOpen).toBe(false);
  });

  it('uses every message of the protocol', async () => {
    const used = new Set<string>();
    const letterOf = (text: string) => /^\|([A-Za-z]),/.exec(text)?.[1] ?? '';
    const spies: Wrongness = {
      say: (line) => {
        used.add(letterOf(line));
        return [line];
      },
      hear: (text) => {
        used.add(letterOf(text));
        return text;
      },
    };
    await checkedPad(spies);
    for (const { letter } of [...Object.values(HOST_LAYOUTS), ...Object.values(PAD_LAYOUTS)]) expect(used).toContain(letter);
  });

  it('has a wrong pad for every check', () => {
    const found = new Set(WRONG_PADS.map(({ check }) => check));
    expect(new Set(allChecks().map(({ id }) => id))).toEqual(found);
  });
});

describe('the checks', () => {
  it('cite sections that PROTOCOL.md has', () => {
    for (const check of allChecks()) expect(section(check.section), check.id).not.toBe('');
  });

  it('follow the table of states as it stands in PROTOCOL.md', () => {
    const columns = ['idle', 'armed', 'sealed', 'closed', 'revealed'] as const;
    const written = stateRows().map(([name, ...cells]) => [name, ...cells.map((cell) => cell.replaceAll('*', ''))]);
    expect(STATE_TABLE.map(({ name, outcome }) => [name, ...columns.map((state) => outcome[state])])).toEqual(written);
  });
});
