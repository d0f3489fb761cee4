import { describe, expect, test } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import {
  beginCommand,
  die,
  keypad,
  keys,
  MACRO_PAD,
  MemoryTable,
  NUMBER_PAD,
  pad,
} from '../../host/session/testing/memory-table.ts';

const [NUMBERS, MACRO] = [keypad(NUMBER_PAD), keypad(MACRO_PAD)];
const pressOn = (codes: readonly string[], table: MemoryTable, face: Face) => table.referee.press(codes[face - 1] ?? '');

/** Everything that has left the host so far. */
const said = (table: MemoryTable) => JSON.stringify([table.tableViews, table.consoleViews, table.answers, table.folder.written]);

describe('two keypads', () => {
  test('seal and open as their players pressed, the last press of each', async () => {
    const table = await MemoryTable.begun(NUMBERS, MACRO);
    for (const face of [2, 6] as const) pressOn(NUMBER_PAD, table, face);
    pressOn(MACRO_PAD, table, 1);
    expect(table.course).toMatchObject({ phase: 'choosing', ready: 2, of: 2 });
    await table.count();
    expect(table.folder.lines.at(-2)).toMatchObject({ seals: [{ by: 'keypad-0' }, { by: 'keypad-1' }] });
    expect(table.folder.lines.at(-1)).toMatchObject({ command: { faces: [6, 1] } });
  });

  test('do nothing while nothing is chosen', async () => {
    const table = await MemoryTable.begun(NUMBERS, die);
    pressOn(NUMBER_PAD, table, 4);
    await table.count();
    const before = said(table);
    for (const face of [1, 2, 3, 4, 5, 6] as const) pressOn(NUMBER_PAD, table, face);
    expect(said(table)).toBe(before);
    await table.step('type', { digit: 5 });
    expect(table.folder.lines.at(-1)).toMatchObject({ command: { faces: [4, 5] } });
  });

  test('leave the host no different, whatever is pressed before the reveal, and however often', async () => {
    const until = async (...presses: readonly (readonly [Face, Face])[]) => {
      const table = await MemoryTable.begun(NUMBERS, MACRO, die);
      for (const [one, other] of presses) {
        pressOn(NUMBER_PAD, table, one);
        pressOn(MACRO_PAD, table, other);
      }
      return table;
    };
    const one = await until([1, 6]);
    for (const other of [await until([6, 1]), await until([3, 3], [5, 2], [1, 4])]) expect(said(other)).toBe(said(one));
  });

  test('have no key in common, nor with keys of the keyboard, and the refusal names none', async () => {
    const same = keypad(['Numpad1', ...MACRO_PAD.slice(1)]);
    const table = await MemoryTable.begun(NUMBERS, keys(0), die);
    const refusal = await table.ask({ type: 'input', seat: 2, input: same });
    expect(refusal).toEqual({ ok: false, refusal: { code: 'key twice', params: { seat: 2, other: 0 } } });
    expect(await table.ask({ type: 'input', seat: 2, input: keys(3) })).toEqual({ ok: true });
    await table.do({ type: 'input', seat: 2, input: die });
    await table.do({ type: 'input', seat: 0, input: keypad(['Numpad5', ...MACRO_PAD.slice(1)]) });
    expect(await table.ask({ type: 'input', seat: 2, input: keys(3) })).toMatchObject({ refusal: { code: 'key twice' } });
  });

  test('are the same people’s after a restart', async () => {
    const table = await MemoryTable.begun(NUMBERS, MACRO);
    await table.referee.close();
    const again = await MemoryTable.open(table.folder, table.pads);
    expect(again.console.inputs).toEqual([NUMBERS, MACRO]);
  });

  test('no part of the table’s view names their keys', async () => {
    const table = await MemoryTable.begun(NUMBERS, MACRO);
    expect(table.console.keypadKeys).toEqual([...NUMBER_PAD, ...MACRO_PAD]);
    expect(JSON.stringify(table.tableViews)).not.toMatch(/Numpad|F1[3-8]/);
  });
});

describe('a keypad beside keys of the dealer’s keyboard', () => {
  test('seals while that names cards, and its keys are never the page’s', async () => {
    const table = await MemoryTable.begun(MACRO, keys(0));
    await table.do({ type: 'naming', naming: true });
    expect([...table.referee.keypadCodes()]).toEqual(MACRO_PAD);
    pressOn(MACRO_PAD, table, 3);
    table.referee.press('KeyQ');
    expect(table.course).toMatchObject({ ready: 1, of: 2 });
  });

  test('does not turn a keyboard to naming that no seat plays by', async () => {
    const table = await MemoryTable.begun(MACRO, die);
    expect(await table.ask({ type: 'naming', naming: true })).toMatchObject({ refusal: { code: 'no seat plays by keys' } });
    expect(table.console.seatKeys).toEqual([]);
  });

  test('keeps its keys when the game is over', async () => {
    const table = await MemoryTable.begun(MACRO, keys(0));
    await table.do({ type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'empty' } });
    expect(table.course.phase).toBe('over');
    expect(table.console).toMatchObject({ seatKeys: [], keypadKeys: MACRO_PAD });
  });
});

describe('while a keypad is learned', () => {
  test('the console is given every key, and no key seals', async () => {
    const table = await MemoryTable.begun(NUMBERS, keys(0), die);
    await table.do({ type: 'learnKeypad', on: true });
    expect(table.console).toMatchObject({ seatKeys: [], keypadKeys: [], learningKeypad: true });
    pressOn(NUMBER_PAD, table, 1);
    table.referee.press('KeyQ');
    expect(table.course).toMatchObject({ ready: 0 });
    await table.do({ type: 'learnKeypad', on: false });
    expect(table.console).toMatchObject({ keypadKeys: NUMBER_PAD });
    expect(table.console).not.toHaveProperty('learningKeypad');
    pressOn(NUMBER_PAD, table, 1);
    expect(table.course).toMatchObject({ ready: 1 });
  });

  test('no count begins by itself, and one begins when it ends', async () => {
    const table = await MemoryTable.open();
    await table.do(beginCommand([pad('P1'), MACRO], { choices: { count: 3, missing: 'wait', start: 'ready', pace: 'normal' } }));
    pressOn(MACRO_PAD, table, 1);
    await table.do({ type: 'learnKeypad', on: true });
    table.pads.press('P1', 3);
    expect(table.course.phase).toBe('choosing');
    await table.do({ type: 'learnKeypad', on: false });
    expect(table.course.phase).toBe('counting');
  });

  test('a count ends it, and no count is disturbed by it', async () => {
    const table = await MemoryTable.begun(MACRO, die);
    await table.do({ type: 'learnKeypad', on: true });
    await table.step('count');
    expect(table.console).not.toHaveProperty('learningKeypad');
    expect(await table.ask({ type: 'learnKeypad', on: true })).toMatchObject({ refusal: { code: 'round under way' } });
    pressOn(MACRO_PAD, table, 2);
    await table.clock.pass(3400);
    await table.step('type', { digit: 5 });
    expect(table.folder.lines.at(-1)).toMatchObject({ command: { faces: [2, 5] } });
  });
});
