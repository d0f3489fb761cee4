import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import type { FaultyPad } from '../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import { die, pad } from '../../session/testing/memory-table.ts';
import { FakePracticeTable } from './testing/fake-practice-table.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIR = { type: 'practise', what: 'pairing' };
const PREFLIGHT = { type: 'practise', what: 'preflight' };

let table: FakePracticeTable;
beforeEach(async () => {
  table = await FakePracticeTable.open();
});
afterEach(() => table.referee.close());

async function press(pad: FaultyPad, face: Face): Promise<void> {
  pad.press(face);
  await table.pass(50);
}

describe('pairing', () => {
  it('shows which pad is pressed, again and again, but never which button', async () => {
    const [anna, bela] = [await table.plug('anna'), await table.plug('bela')];
    await table.do(PAIR);
    expect([anna.state, bela.state]).toEqual(['armed', 'armed']);
    await press(bela, 6);
    expect(bela.light).toBe('identify');
    await press(anna, 2);
    await press(bela, 1);
    expect(table.pressed).toEqual(['bela', 'anna', 'bela']);
    const presses = ['bela', 'anna', 'bela'].map((pad, i) => ({ n: i + 1, pad }));
    expect(table.view.practice).toEqual({ kind: 'pairing', listening: ['anna', 'bela'], presses });
    await table.do({ type: 'endPractice' });
    expect([anna.state, bela.state]).toEqual(['idle', 'idle']);
    expect(table.view.practice).toBeUndefined();
  });

  it('never asks a pad to reveal', async () => {
    const anna = await table.plug('anna');
    await table.do(PAIR);
    await press(anna, 4);
    await table.do({ type: 'endPractice' });
    expect(table.asked).toContain('arm');
    expect(table.asked).not.toContain('close');
    expect(table.asked).not.toContain('reveal');
  });

  it('includes pads that are connected later or again', async () => {
    await table.plug('anna');
    await table.do(PAIR);
    const bela = await table.plug('bela');
    expect(bela.state).toBe('armed');
    bela.powerCycle();
    await table.pass(1100);
    await press(bela, 3);
    expect(table.pressed).toEqual(['bela']);
  });

  it('includes only free pads during a game, and releases one as soon as its seat chooses with it', async () => {
    const [anna, bela] = [await table.plug('anna'), await table.plug('bela')];
    await table.begin(pad('anna'), die);
    await table.do(PAIR);
    expect(table.view.practice).toMatchObject({ listening: ['bela'] });
    await press(anna, 5);
    expect(table.pressed).toEqual([]);
    expect(anna.state).toBe('sealed');
    await press(bela, 5);
    expect(table.pressed).toEqual(['bela']);
    await table.do({ type: 'input', seat: 1, input: { kind: 'pad', pad: 'bela' } });
    expect(table.view.practice).toMatchObject({ listening: [] });
    expect(bela.state).toBe('armed');
    await press(bela, 2);
    expect(table.pressed).toEqual(['bela']);
    expect(table.view.table.game?.course).toMatchObject({ ready: 2 });
  });

  it('ends when a count begins', async () => {
    await table.plug('anna');
    const bela = await table.plug('bela');
    await table.begin(pad('anna'), die);
    await table.do(PAIR);
    await table.do({ type: 'count', step: table.view.table.game?.course.step });
    expect(table.view.practice).toBeUndefined();
    expect(bela.state).toBe('idle');
    expect(await table.ask(PAIR)).toMatchObject({ refusal: { code: 'round under way' } });
  });
});

describe('the preflight', () => {
  it('tests every face of a pad in any order, and then the halt', async () => {
    const anna = await table.plug('anna');
    await table.do(PREFLIGHT);
    for (const face of [6, 6, 2, 5] as const) await press(anna, face);
    expect(table.preflight).toMatchObject({ running: true, pads: [{ pad: 'anna', faces: [2, 5, 6], halted: false }] });
    for (const face of FACES) await press(anna, face);
    expect(table.preflight.pads[0]?.faces).toEqual(FACES);
    anna.holdTwo(3, 4);
    await table.pass(800);
    expect(table.preflight.pads[0]).toEqual({ pad: 'anna', faces: FACES, halted: true, lied: false });
    expect(anna.state).toBe('idle');
  });

  it('tests ten pads in parallel, with a press every 0.4 s, in under 30 seconds', async () => {
    const pads = [];
    for (let n = 0; n < 10; n += 1) pads.push(await table.plug(`pad-${n}`));
    await table.do(PREFLIGHT);
    const begun = table.clock.now();
    for (const face of FACES) {
      for (const one of pads) one.press(face);
      await table.pass(400);
    }
    for (const one of pads) one.holdTwo();
    await table.pass(800);
    expect(table.preflight.pads).toHaveLength(10);
    for (const { faces, halted } of table.preflight.pads) expect({ faces, halted }).toEqual({ faces: FACES, halted: true });
    expect(table.clock.now() - begun).toBeLessThan(30_000);
  });

  it('keeps its results until it is closed', async () => {
    const anna = await table.plug('anna');
    await table.do(PREFLIGHT);
    await press(anna, 3);
    await table.do({ type: 'finishPractice' });
    expect(table.preflight).toMatchObject({ running: false, pads: [{ faces: [3] }] });
    expect(anna.state).toBe('idle');
    await table.do({ type: 'endPractice' });
    expect(table.view.practice).toBeUndefined();
  });

  it('continues with a pad that was disconnected, and detects one that lies', async () => {
    const anna = await table.plug('anna');
    await table.do(PREFLIGHT);
    await press(anna, 1);
    anna.powerCycle();
    await table.pass(1100);
    await press(anna, 2);
    expect(table.preflight.pads[0]).toMatchObject({ faces: [1, 2], lied: false });
    anna.faults = [{ kind: 'lie', opens: 6 }];
    await press(anna, 3);
    expect(table.preflight.pads[0]).toMatchObject({ faces: [1, 2], lied: true });
  });

  it('leaves pads of the round alone: their presses belong to the round and are not shown', async () => {
    const [anna] = [await table.plug('anna'), await table.plug('bela')];
    await table.begin(pad('anna'), die);
    await table.do(PREFLIGHT);
    for (const face of FACES) await press(anna, face);
    expect(table.preflight.pads).toEqual([{ pad: 'bela', faces: [], halted: false, lied: false }]);
    expect(anna.state).toBe('sealed');
  });

  it('is refused if the round uses all pads, and ends when players choose', async () => {
    await table.plug('anna');
    await table.begin(pad('anna'), die);
    expect(await table.ask(PREFLIGHT)).toMatchObject({ refusal: { code: 'no pad free' } });
    await table.plug('bela');
    await table.do(PREFLIGHT);
    await table.begin(die, die);
    expect(table.view.practice).toBeUndefined();
  });

  it('uses attempt numbers only once, and writes nothing to the record', async () => {
    const anna = await table.plug('anna');
    await table.begin(die, die);
    const before = table.nights.written;
    const met = new Set<number>();
    await table.do(PREFLIGHT);
    for (const face of FACES) {
      await press(anna, face);
      met.add(await table.nights.attempts.next());
    }
    expect(met.size).toBe(FACES.length);
    expect(table.nights.written).toBe(before);
    await table.do({ type: 'input', seat: 0, input: { kind: 'pad', pad: 'anna' } });
    await press(anna, 2);
    expect(table.view.table.game?.course).toMatchObject({ ready: 1 });
  });
});
