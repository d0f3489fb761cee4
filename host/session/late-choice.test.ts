import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseHostMessage } from '../../firmware-protocol/codec/codec.ts';
import type { FaultyPad } from '../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import { CLUSTERS } from '../contract/keys.ts';
import type { Course } from '../contract/view.ts';
import { ScriptedDevice } from '../sealing/pads/testing/fake-binding.ts';
import { FakePracticeTable } from '../sealing/practice/testing/fake-practice-table.ts';
import { die, keys, pad } from './testing/memory-table.ts';

/** The length of the count in the standard settings. */
const COUNT_MS = 3000;
/** No multiple of any period of pad or host, so that every phase of them is met. */
const STEP_MS = 67;
const MOMENTS = Array.from({ length: Math.floor(COUNT_MS / STEP_MS) }, (_, i) => i * STEP_MS);
const CUT = [{ kind: 'silent' }] as const;
const SEALED_FIRST = 6;
const PRESSED_LATE = 1;
/** Nobody gets a card with it, so that the game goes on for ever. */
const BLOCKS_ALONE = 3;

let table: FakePracticeTable;
beforeEach(async () => {
  table = await FakePracticeTable.open();
});
afterEach(() => table.referee.close());

const course = (): Course => {
  const { game } = table.view.table;
  if (game === undefined) throw new Error('no game');
  return game.course;
};
const step = (type: string) => table.do({ type, step: course().step });

/** A pad at this port that does not learn when the count ends, as with different firmware. */
async function plugDeaf(port: string): Promise<FaultyPad> {
  const device = new ScriptedDevice(port, (ms, run) => table.clock.after(ms, run));
  table.binding.plug(port, {
    opened: (send) => device.opened(send),
    receive: (bytes) => {
      const heard = parseHostMessage(Buffer.from(bytes).toString('latin1').trimEnd());
      if (!heard.ok || heard.value.message.type !== 'closeIn') device.receive(bytes);
    },
  });
  await table.pass(1100);
  return device.pad;
}

/** The pad seals, the count begins, its wires are cut at this moment of it, it is pressed, and connected again after T. */
async function chooseLate(choosing: FaultyPad, cutAt: number, backAfter: number): Promise<void> {
  choosing.press(SEALED_FIRST);
  await table.pass(50);
  await step('count');
  const counting = course();
  if (counting.phase !== 'counting') throw new Error(counting.phase);
  await table.pass(counting.startedAt + cutAt - table.clock.now());
  choosing.faults = CUT;
  choosing.press(PRESSED_LATE);
  await table.pass(counting.endsAt + backAfter - table.clock.now());
  choosing.faults = [];
  await table.pass(2000);
}

/** Nothing of what was pressed has been written or shown: the opening waits for the dealer. */
function expectLost(): void {
  expect(course()).toMatchObject({ phase: 'opening', stalled: [{ seat: 0, why: 'seal lost' }] });
}

describe.each([
  ['that closes itself', (port: string) => table.plug(port)],
  ['that hears nothing of the count', plugDeaf],
] as const)('a pad %s that is cut off and pressed during the count', (_what, plug) => {
  it.each([20, 1200])('is lost to the round at any moment if it is back %i ms after T', async (backAfter) => {
    const choosing = await plug('red');
    await table.begin(pad('red'), die);
    for (const cutAt of MOMENTS) {
      await chooseLate(choosing, cutAt, backAfter);
      expectLost();
      await step('callOff');
      await table.pass(200);
    }
    expect(table.nights.lines.filter(({ kind }) => kind === 'commitments')).toEqual([]);
    expect(table.nights.written).not.toContain('"faces"');
  });
});

it('a pad cut off before T and pressed only after it has closed with the seal the host knows', async () => {
  const choosing = await table.plug('red');
  await table.begin(pad('red'), die);
  choosing.press(SEALED_FIRST);
  await table.pass(50);
  await step('count');
  await table.pass(COUNT_MS - 500);
  choosing.faults = CUT;
  await table.pass(600);
  choosing.press(PRESSED_LATE);
  choosing.faults = [];
  await table.pass(1500);
  await table.do({ type: 'type', step: course().step, seat: 1, digit: 2 });
  expect(course()).toMatchObject({ phase: 'shown' });
  expect(table.nights.lines.at(-1)).toMatchObject({ command: { faces: [SEALED_FIRST, 2] } });
});

it.each([0, 10, 90, 200])('with a line %i ms slow, a choice counts if the host hears of it before T', async (slow) => {
  const choosing = await table.plug('red');
  await table.begin(pad('red'), die);
  for (const before of [1, 5, 20, 60, 89, 91, 150, 199, 201, 400]) {
    await step('count');
    choosing.faults = slow === 0 ? [] : [{ kind: 'slow', ms: slow }];
    await table.pass(COUNT_MS - before - 50);
    choosing.press(PRESSED_LATE);
    await table.pass(before + slow + 900);
    choosing.faults = [];
    await table.pass(1500);
    const counts = before > slow;
    const now = course();
    if (counts) expect(now).toMatchObject({ phase: 'opening', stalled: [], toType: [1] });
    else expectLost();
    await step('callOff');
    await table.pass(200);
  }
});

it('after a count that was halted while a pad was cut off, that pad is asked anew', async () => {
  const choosing = await table.plug('red');
  await table.begin(pad('red'), die);
  choosing.press(SEALED_FIRST);
  await table.pass(50);
  await step('count');
  await table.pass(1000);
  choosing.faults = CUT;
  await table.pass(100);
  await step('halt');
  await table.pass(3000);
  expect(choosing.state).toBe('closed');
  choosing.faults = [];
  await table.pass(1500);
  expect(course()).toMatchObject({ phase: 'choosing', ready: 0, of: 1 });
  expect(choosing.state).toBe('armed');
  choosing.press(SEALED_FIRST);
  await table.pass(50);
  expect(course()).toMatchObject({ ready: 1 });
});

it('a key pressed at T counts for nothing, even if the timer of the count is late', async () => {
  const codeOf = (face: number) => Object.entries(CLUSTERS[0] ?? {}).find(([, meant]) => meant === face)?.[0] ?? '';
  await table.begin(keys(0), die);
  for (const late of [0, 1, 50, 599]) {
    table.referee.press(codeOf(BLOCKS_ALONE));
    await step('count');
    await table.pass(COUNT_MS - 100);
    table.clock.sleep(100 + late);
    table.referee.press(codeOf(PRESSED_LATE));
    await table.pass(500);
    await table.do({ type: 'type', step: course().step, seat: 1, digit: 0 });
    expect(table.nights.lines.at(-1)).toMatchObject({ command: { faces: [BLOCKS_ALONE, null] } });
    await step('skip');
    await table.pass(200);
  }
});
