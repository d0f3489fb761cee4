import { makeHostMessage } from '../../firmware-protocol/codec/codec.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RememberedPorts } from '../sealing/pads/known-ports.ts';
import { FakePracticeTable } from '../sealing/practice/testing/fake-practice-table.ts';
import { die, pad } from './testing/memory-table.ts';

let table: FakePracticeTable;
beforeEach(async () => {
  table = await FakePracticeTable.open();
});
afterEach(() => table.referee.close());

const renamed = (port: string, id: string) => ({ type: 'renamePad', port, id });
const ids = () => table.view.pads.map(({ id }) => id).sort();
const refused = async (command: unknown) => {
  const answer = await table.ask(command);
  return answer.ok ? 'accepted' : answer.refusal.code;
};

it('a new port waits for the dealer’s tick, even in the middle of a game; one that is gone is refused', async () => {
  await table.referee.close();
  table = await FakePracticeTable.open(new RememberedPorts());
  const fresh = () => table.view.ports.flatMap((port) => (port.kind === 'new' ? [port.n] : []));
  await table.do({ type: 'practicePad', plugged: true });
  expect(table.pad('practice-pad').link).toBe('live');
  await table.do({ type: 'practicePad', plugged: false });
  table.asked.length = 0;
  await table.begin(die, die);
  await table.plug('/dev/1', 'red');
  await table.plug('/dev/2', 'blue');
  expect(table.view.ports.filter(({ kind }) => kind === 'new')).toMatchObject([{ looksLikePad: true }, {}]);
  expect([ids(), table.asked]).toEqual([['practice-pad'], []]);
  const [n, other] = fresh();
  await table.do({ type: 'usePorts', ports: [n, other, 99] });
  expect([ids(), fresh()]).toEqual([['blue', 'practice-pad', 'red'], []]);
  await table.do({ type: 'usePorts', ports: [n] });
  expect(await refused({ type: 'usePorts', ports: [99] })).toBe('port gone');
  expect(await refused({ type: 'usePorts', ports: ['/dev/1'] })).toBe('not a command');
});

describe('a pad’s id', () => {
  it('is given to two new pads at once, each found by its lights, which play from then on', async () => {
    const [one, other] = [await table.plugNew('/dev/1'), await table.plugNew('/dev/2')];
    expect(table.pad('?')).toMatchObject({ link: 'live', trouble: 'store corrupt', port: '/dev/1' });
    await table.do({ type: 'identify', pad: '?', port: '/dev/2' });
    expect([one.light, other.light]).toEqual(['dark', 'identify']);
    await table.do(renamed('/dev/2', 'blue'));
    await table.do(renamed('/dev/1', 'red'));
    await table.pass(600);
    expect(ids()).toEqual(['blue', 'red']);
    await table.begin(pad('red'), die);
    expect(table.pad('red')).toMatchObject({ port: '/dev/1', link: 'live', inRound: true, seat: 0 });
  });

  it('is changed in the second of two with one id, while the first plays on', async () => {
    await table.plug('/dev/1', 'red');
    await table.begin(pad('red'), die);
    await table.plug('/dev/2', 'red');
    expect(table.pad('red').trouble).toBe('same id twice');
    await table.do(renamed('/dev/2', 'blue'));
    expect(ids()).toEqual(['blue', 'red']);
    expect(table.pad('red')).not.toHaveProperty('trouble');
    expect(table.view.inputs[0]).toEqual(pad('red'));
  });

  it('is not changed while its seat chooses, to an id in use, or on a port without a pad; else it keeps its seat', async () => {
    const red = await table.plug('/dev/1', 'red');
    await table.plug('/dev/2', 'blue');
    await table.begin(pad('red'), pad('blue'));
    for (const [port, id, code] of [
      ['/dev/1', 'Anna', 'pad in round'],
      ['/dev/3', 'Anna', 'no such port'],
      ['/dev/2', 'two words', 'not a command'],
      ['/dev/2', 'red', 'id taken'],
    ] as const)
      expect(await refused(renamed(port, id))).toBe(code);
    expect(red.state).toBe('armed');
    await table.do({ type: 'table', command: { type: 'away', seat: 0 } });
    await table.do(renamed('/dev/1', 'Anna'));
    expect([table.view.inputs, ids()]).toEqual([
      [pad('Anna'), pad('blue')],
      ['Anna', 'blue'],
    ]);
  });

  it('is refused because the pad did not answer, and changed in one that still holds an attempt of a host that has ended', async () => {
    const red = await table.plug('/dev/1', 'red');
    red.faults = [{ kind: 'silent' }];
    const asked = table.referee.command(renamed('/dev/1', 'Anna'));
    await table.pass(1000);
    expect(await asked).toMatchObject({ refusal: { code: 'pad silent', params: { port: '/dev/1' } } });
    red.faults = [];
    await table.pass(2000);
    const order = { type: 'arm', attempt: 7, hostNonce: '0'.repeat(16) } as const;
    red.receive(Buffer.from(`${makeHostMessage({ seq: 200, message: order })}\n`));
    expect(red.state).toBe('armed');
    await table.do(renamed('/dev/1', 'Anna'));
    expect([red.state, ids()]).toEqual(['idle', ['Anna']]);
  });
});

describe('the figures of a serial line', () => {
  const line = async (id: string) => {
    await table.do({ type: 'lookAtPads' });
    return table.pad(id).line ?? expect.fail('it has no figures');
  };

  it('count answers, damage by kind, repeated commands, and boots that opening the port did not cause; a replug keeps them', async () => {
    const red = await table.plug('/dev/1', 'red');
    await table.pass(3000);
    const before = await line('red');
    expect(before).toMatchObject({ bad: { crc: 0, syntax: 0, unknown: 0, overrun: 0 }, retries: 0, resets: 0, pingMs: 0 });
    red.sendRaw(Buffer.from('|p,1,i,0,0*0000\n|p,1,i,0,0*0000\n|nonsense\n'));
    red.reset('brownout');
    red.faults = [{ kind: 'silent' }];
    await table.do({ type: 'identify', pad: 'red' });
    await table.pass(300);
    red.faults = [];
    await table.pass(1000);
    const after = await line('red');
    const bad = { crc: 2, syntax: 1, unknown: 0, overrun: 0 };
    expect(after).toMatchObject({ bad, resets: 1 });
    expect(after.retries).toBeGreaterThan(0);
    expect(after.good).toBeGreaterThan(before.good);
    expect(after.heardAt).toBeGreaterThan(before.heardAt ?? 0);
    expect(table.pad('red')).toMatchObject({ port: '/dev/1', firmware: 'scripted' });
    table.binding.unplug('/dev/1');
    await table.pass(1500);
    expect((await line('red')).bad).toEqual(bad);
    expect(table.pad('red')).not.toHaveProperty('port');
  });

  it('stand still while an attempt runs, whatever the player does', async () => {
    const red = await table.plug('/dev/1', 'red');
    await table.begin(pad('red'), die);
    const armed = await line('red');
    for (const face of [1, 2, 3] as const) {
      red.press(face);
      await table.pass(700);
    }
    red.sendRaw(Buffer.from('|nonsense\n'));
    red.reset('brownout');
    await table.pass(3000);
    expect(await line('red')).toEqual(armed);
  });
});

describe('the practice pad', () => {
  const plugged = (on: boolean) => table.do({ type: 'practicePad', plugged: on });
  const hold = (...faces: number[]) => table.do({ type: 'holdButtons', faces });
  const step = (type: string, more: object = {}) => table.do({ type, step: table.view.table.game?.course.step, ...more });

  it('is found like any other, plays a round like any other, and halts', async () => {
    await plugged(true);
    expect(table.pad('practice-pad')).toMatchObject({ link: 'live', port: 'practice pad' });
    await table.begin(pad('practice-pad'), die);
    expect(table.view.practicePad).toEqual({ id: 'practice-pad', plugged: true, light: 'choose' });
    await hold(6);
    await hold();
    expect(table.view.practicePad).toMatchObject({ light: 'ready' });
    await step('count');
    await hold(2, 3);
    await table.pass(750);
    expect(table.view.table.game?.course).toMatchObject({ phase: 'choosing', ready: 1, halted: { seat: 0 } });
    await hold();
    await step('count');
    await table.pass(3500);
    await step('type', { seat: 1, digit: 1 });
    expect(table.view.table.game).toMatchObject({ round: 1, state: { opening: { faces: [6, 1] } } });
  });

  it('shows in no view which of its buttons was pressed, and seals again without a trace', async () => {
    await plugged(true);
    await table.begin(pad('practice-pad'), die);
    await hold(6);
    const views = table.consoleViews.length;
    for (const face of [5, 4, 3]) {
      await hold();
      await hold(face);
    }
    expect(table.consoleViews).toHaveLength(views);
  });

  it('is gone when it is unplugged, and new when it is plugged in again', async () => {
    await plugged(true);
    await hold(1);
    await plugged(false);
    expect(table.pad('practice-pad').link).toBe('lost');
    expect(table.view.practicePad).toMatchObject({ plugged: false, light: 'dark' });
    await plugged(true);
    await table.do({ type: 'practise', what: 'pairing' });
    await hold(1);
    expect(table.pressed).toEqual(['practice-pad']);
  });
});
