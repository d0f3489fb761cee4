import { describe, expect, it } from 'vitest';
import type { Seat } from '../../rulebook/seat.ts';
import { INPUTS, OverheardTable, type Heard } from './overheard-table.ts';
import { turnedBy } from './secret.ts';
import { toldApart } from './told-apart.ts';

const secret = turnedBy(0);
const MORE = 4;

/** A whole attempt in which one seat chooses once or repeatedly; returns what everything but that seat's own pad receives. */
async function heardByOthers(seat: Seat, again: boolean): Promise<readonly Heard[]> {
  const table = await OverheardTable.begun();
  await table.press(secret(0));
  const change = async () => {
    for (let time = 1; time <= MORE; time += 1) await table.pressAt(seat, again ? (secret(time)[seat] ?? null) : null);
    // As long as pressing takes.
    if (!again) await table.pass(10 * MORE);
  };
  await change();
  await table.pass(20_000);
  await change();
  await table.step('count');
  await change();
  await table.pass(3_500);
  await table.step('type', { digit: 1 });
  const { heard } = table;
  await table.close();
  const input = INPUTS[seat];
  return input?.kind === 'pad' ? heard.filter(({ where }) => !where.startsWith(input.pad)) : heard;
}

describe('a player who changes their mind leaves no trace', () => {
  it.each([
    ['a pad', 0],
    ['keys', 2],
  ])('at %s', async (_input, seat) => {
    const [once, often] = [await heardByOthers(seat, false), await heardByOthers(seat, true)];
    const shown = (heard: readonly Heard[]) => heard.filter(({ what }) => what.includes('"phase":"shown"')).length;
    expect(shown(once)).toBe(2);
    expect(toldApart(beforeReveal(once), beforeReveal(often))).toEqual([]);
  });
});

/**
 * Up to the reveal, which shows what was chosen last: up to its line in the record, and in each window up to its view, because
 * a view on its way may come before that line or after it.
 */
function beforeReveal(heard: readonly Heard[]): readonly Heard[] {
  const recorded = heard.findIndex(({ what }) => what.includes('"faces":'));
  const shown = new Set<string>();
  return heard.filter(({ where, what }, at) => {
    if (what.includes('"faces":')) shown.add(where);
    return !shown.has(where) && (at < recorded || /^(console|table)/.test(where));
  });
}
