import { describe, expect, it } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { OverheardTable, type Heard } from './overheard-table.ts';
import { turnedBy } from './secret.ts';
import { toldApart } from './told-apart.ts';

const secret = turnedBy(0);
const MORE = 5;

/** The dealer watches the pads page while the player at P1 chooses once, or again and again, over a bad line. */
async function lookedAt(again: boolean): Promise<readonly Heard[]> {
  const table = await OverheardTable.begun();
  const { pad } = table.device('P1');
  await table.press(secret(0));
  pad.faults = [{ kind: 'corrupt', way: 'up', every: 61 }];
  for (let time = 1; time <= MORE; time += 1) {
    if (again) await table.pressAt(0, secret(time)[0] ?? null);
    else await table.pass(10);
    await table.pass(700);
    await table.command({ type: 'lookAtPads' });
  }
  pad.faults = [];
  await table.pass(1_000);
  await table.command({ type: 'lookAtPads' });
  await table.step('count');
  await table.command({ type: 'lookAtPads' });
  await table.pass(3_500);
  await table.command({ type: 'lookAtPads' });
  const { heard } = table;
  await table.close();
  return heard.filter(({ where }) => !where.startsWith('P1'));
}

/** The faces that are tried at a pad that nobody plays with. */
async function walked(...faces: readonly Face[]): Promise<readonly Heard[]> {
  const table = await OverheardTable.begun();
  table.plug('P3');
  await table.pass(1_500);
  await table.command({ type: 'practise', what: 'preflight' });
  for (const face of faces) {
    table.device('P3').pad.press(face);
    await table.pass(100);
  }
  const { heard } = table;
  await table.close();
  return heard;
}

/** What the console shows of a pad's line. */
async function lineOf(table: OverheardTable, id: string): Promise<unknown> {
  await table.command({ type: 'lookAtPads' });
  return table.console.pads.find((pad) => pad.id === id)?.line;
}

describe('the figures of the pads page', () => {
  it('do not show that a player has changed their mind, even over a bad line', async () => {
    const [once, often] = [await lookedAt(false), await lookedAt(true)];
    expect(once.some(({ what }) => what.includes('"line":'))).toBe(true);
    expect(toldApart(once, often)).toEqual([]);
  });

  it('go on when the round is over, without showing what was pressed', async () => {
    const table = await OverheardTable.begun();
    const armed = await lineOf(table, 'P1');
    await table.press(secret(0));
    await table.pass(2_000);
    expect(await lineOf(table, 'P1')).toEqual(armed);
    await table.count();
    expect(await lineOf(table, 'P1')).toEqual(armed);
    await table.step('type', { digit: 1 });
    await table.pass(1_000);
    expect(await lineOf(table, 'P1')).not.toEqual(armed);
    await table.close();
  });
});

describe('the preflight', () => {
  it('shows on the console what was pressed, and on no screen that the room sees', async () => {
    const [one, two] = [await walked(1, 2), await walked(6, 5)];
    const told = toldApart(one, two);
    expect(told.length).toBeGreaterThan(0);
    for (const difference of told) expect(difference).toMatch(/^console /);
  });
});
