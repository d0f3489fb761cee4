import { describe, expect, it } from 'vitest';
import type { Course } from '../../host/contract/view.ts';
import { sized } from '../support/sized.ts';
import { DIE, OverheardTable, type Heard } from './overheard-table.ts';
import { turnedBy, type Secret } from './secret.ts';
import { toldApart } from './told-apart.ts';

/** Rounds that are called off before the game is left. */
const CALLED_OFF = sized({ sample: 6, whole: Infinity });

/**
 * Plays a whole deck, or a part of it. Before each round in which there is a die to wait for, everybody chooses something else and changes
 * their mind twice; those faces are opened and wait in the host, and the dealer calls it off.
 */
async function playWhole(decoy: Secret): Promise<{ readonly heard: readonly Heard[]; readonly calledOff: number }> {
  const table = await OverheardTable.begun();
  const real = turnedBy(0);
  let time = 0;
  let calledOff = 0;
  while (isIn(table, 'choosing') && calledOff < CALLED_OFF) {
    if (table.inGame.includes(DIE)) {
      for (const more of [1, 2, 3]) await table.press(decoy(time + more));
      await table.pass(2_000);
      await table.count();
      expect(table.course).toMatchObject({ phase: 'opening', stalled: [], toType: [DIE] });
      await table.step('callOff');
      calledOff += 1;
    }
    await table.pass(50);
    await table.press(real(time));
    await table.pass(2_000);
    await table.count();
    if (isIn(table, 'opening')) await table.step('type', { digit: real(time)[DIE] });
    await table.step('skip');
    await table.pass(50);
    time += 4;
  }
  expect(table.course.phase).toBe(calledOff < CALLED_OFF ? 'over' : 'choosing');
  await table.close();
  return { heard: table.heard, calledOff };
}

function isIn({ course }: OverheardTable, phase: Course['phase']): boolean {
  return course.phase === phase;
}

describe('two tables that differ only in what was chosen before a round was called off', () => {
  it('cannot be distinguished by any byte on a port, to a window or in the record', async () => {
    const one = await playWhole(turnedBy(0));
    const two = await playWhole(turnedBy(2));
    expect(one.calledOff).toBeGreaterThan(5);
    expect(one.heard).not.toEqual(two.heard);
    expect(toldApart(one.heard, two.heard)).toEqual([]);
  });
});

describe('until the last die is typed', () => {
  it('what was chosen is in no output, and from then on it is in all of them', async () => {
    const tables = await Promise.all([0, 3].map(untilTyped));
    const [one = [], two = []] = tables.map(({ before }) => before);
    expect(toldApart(one, two)).toEqual([]);
    for (const { chosen, after } of tables) {
      for (const channel of ['console 1', 'table 1', 'folder']) {
        const said = after.filter(({ where }) => where === channel).map(({ what }) => what);
        expect(said.join('\n')).toContain(`"faces":${JSON.stringify(chosen).slice(0, -1)}`);
      }
    }
  });

  /** What is heard before and after the die is typed, and what was chosen at the pads and keys. */
  async function untilTyped(turn: number) {
    const table = await OverheardTable.begun();
    const chosen = turnedBy(turn)(0);
    await table.press(chosen);
    await table.pass(2_000);
    await table.count();
    const before = table.heard.splice(0);
    await table.step('type', { digit: 1 });
    await table.close();
    return { before, after: table.heard, chosen: chosen.slice(0, 4) };
  }
});
