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

describe('a new port', () => {
  beforeEach(async () => {
    await table.referee.close();
    table = await FakePracticeTable.open(new RememberedPorts());
  });
  const fresh = () => table.view.ports.flatMap((port) => (port.kind === 'new' ? [port.n] : []));

  it('waits for the dealer’s tick and is then used for a pad, even in the middle of a game', async () => {
    await table.begin(die, die);
    await table.plug('/dev/1', 'red');
    await table.plug('/dev/2', 'blue');
    expect(table.view.ports).toMatchObject([{ kind: 'new', looksLikePad: true }, { kind: 'new' }]);
    expect([table.view.pads, table.asked]).toEqual([[], []]);
    await table.do({ type: 'usePorts', ports: fresh() });
    expect(ids()).toEqual(['blue', 'red']);
    expect(fresh()).toEqual([]);
  });

  it('may be ticked twice, and together with ports that are gone; a port that is gone is refused', async () => {
    await table.plug('/dev/1', 'red');
    const [n] = fresh();
    await table.do({ type: 'usePorts', ports: [n, 99] });
    await table.do({ type: 'usePorts', ports: [n] });
    expect(await table.ask({ type: 'usePorts', ports: [99] })).toMatchObject({ refusal: { code: 'port gone' } });
    expect(await table.ask({ type: 'usePorts', ports: ['/dev/1'] })).toMatchObject({ refusal: { code: 'not a command' } });
  });

  it('is not needed for the pad on the screen, which needs no tick', async () => {
    await table.do({ type: 'practicePad', plugged: true });
    expect(table.pad('practice-pad').link).toBe('live');
  });
});

describe('a pad’s id', () => {
  it('is given to one that has none, which plays from then on', async () => {
    await table.plugNew('/dev/new');
    expect(table.pad('?')).toMatchObject({ link: 'live', trouble: 'store corrupt', port: '/dev/new' });
    await table.do(renamed('/dev/new', 'red'));
    expect(ids()).toEqual(['red']);
    await table.begin(pad('red'), die);
    expect(table.pad('red')).toMatchObject({ link: 'live', inRound: true, seat: 0 });
  });

  it('is given to two new pads at once, each found by its lights', async () => {
    const [one, other] = [await table.plugNew('/dev/1'), await table.plugNew('/dev/2')];
    await table.do({ type: 'identify', pad: '?', port: '/dev/2' });
    expect([one.light, other.light]).toEqual(['dark', 'identify']);
    await table.do(renamed('/dev/2', 'blue'));
    await table.do(renamed('/dev/1', 'red'));
    await table.pass(600);
    expect(ids()).toEqual(['blue', 'red']);
    expect(table.pad('red')).toMatchObject({ port: '/dev/1', link: 'live' });
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

  it('keeps its seat when it changes, and the old id is no longer known', async () => {
    await table.plug('/dev/1', 'red');
    await table.plug('/dev/2', 'blue');
    await table.begin(pad('red'), pad('blue'));
    await table.do({ type: 'table', command: { type: 'away', seat: 0 } });
    await table.do(renamed('/dev/1', 'Anna'));
    expect(table.view.inputs).toEqual([pad('Anna'), pad('blue')]);
    expect(ids()).toEqual(['Anna', 'blue']);
  });

  it('is not changed while its seat chooses, to an id in use, or on a port without a pad', async () => {
    const red = await table.plug('/dev/1', 'red');
    await table.plug('/dev/2', 'blue');
    await table.begin(pad('red'), die);
    const refusal = async (command: unknown) => (await table.ask(command)) as { refusal?: { code: string } };
    expect((await refusal(renamed('/dev/1', 'Anna'))).refusal?.code).toBe('pad in round');
    expect((await refusal(renamed('/dev/2', 'red'))).refusal?.code).toBe('id taken');
    expect((await refusal(renamed('/dev/3', 'Anna'))).refusal?.code).toBe('no such port');
    expect((await refusal(renamed('/dev/2', 'two words'))).refusal?.code).toBe('not a command');
    expect(red.state).toBe('armed');
  });

  it('is refused with the pad’s answer, or because it did not answer', async () => {
    const red = await table.plug('/dev/1', 'red');
    red.faults = [{ kind: 'silent' }];
    const asked = table.referee.command(renamed('/dev/1', 'Anna'));
    await table.pass(1000);
    expect(await asked).toMatchObject({ refusal: { code: 'pad silent', params: { port: '/dev/1' } } });
    red.faults = [];
    await table.pass(2000);
    await table.do(renamed('/dev/1', 'Anna'));
    expect(ids()).toEqual(['Anna']);
  });

  it('is changed in a pad that still holds an attempt of a host that has ended', async () => {
    const red = await table.plug('/dev/1', 'red');
    const order = { type: 'arm', attempt: 7, hostNonce: '0'.repeat(16) } as const;
    red.receive(Buffer.from(`${makeHostMessage({ seq: 200, message: order })}\n`));
    expect(red.state).toBe('armed');
    await table.do(renamed('/dev/1', 'Anna'));
    expect(red.state).toBe('idle');
    expect(ids()).toEqual(['Anna']);
  });
});

describe('the figures of a serial line', () => {
  const line = async (id: string) => {
    await table.do({ type: 'lookAtPads' });
    const { line: known } = table.pad(id);
    if (known === undefined) throw new Error('it has no figures');
    return known;
  };

  it('count answers, damage by kind, repeated commands, and boots that opening the port did not cause', async () => {
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
    expect(after).toMatchObject({ bad: { crc: 2, syntax: 1, unknown: 0, overrun: 0 }, resets: 1 });
    expect(after.retries).toBeGreaterThan(0);
    expect(after.good).toBeGreaterThan(before.good);
    expect(after.heardAt).toBeGreaterThan(before.heardAt ?? 0);
    expect(table.pad('red')).toMatchObject({ port: '/dev/1', firmware: 'scripted' });
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

  it('are kept over a replug', async () => {
    const red = await table.plug('/dev/1', 'red');
    red.sendRaw(Buffer.from('|nonsense\n'));
    table.binding.unplug('/dev/1');
    await table.pass(1500);
    expect((await line('red')).bad.syntax).toBe(1);
    expect(table.pad('red')).not.toHaveProperty('port');
  });
});

describe('the practice pad', () => {
  const plugged = (on: boolean) => ({ type: 'practicePad', plugged: on });
  const hold = (...faces: number[]) => table.do({ type: 'holdButtons', faces });

  it('is found like any other, plays a round like any other, and halts', async () => {
    await table.do(plugged(true));
    expect(table.pad('practice-pad')).toMatchObject({ link: 'live', port: 'practice pad' });
    await table.begin(pad('practice-pad'), die);
    expect(table.view.practicePad).toEqual({ id: 'practice-pad', plugged: true, light: 'choose' });
    await hold(6);
    await hold();
    expect(table.view.practicePad).toMatchObject({ light: 'ready' });
    await table.do({ type: 'count', step: table.view.table.game?.course.step });
    await hold(2, 3);
    await table.pass(750);
    expect(table.view.table.game?.course).toMatchObject({ phase: 'choosing', ready: 1, halted: { seat: 0 } });
    await hold();
    await table.do({ type: 'count', step: table.view.table.game?.course.step });
    await table.pass(3500);
    await table.do({ type: 'type', step: table.view.table.game?.course.step, seat: 1, digit: 1 });
    expect(table.view.table.game).toMatchObject({ round: 1, state: { opening: { faces: [6, 1] } } });
  });

  it('shows in no view which of its buttons was pressed, and seals again without a trace', async () => {
    await table.do(plugged(true));
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
    await table.do(plugged(true));
    await hold(1);
    await table.do(plugged(false));
    expect(table.pad('practice-pad').link).toBe('lost');
    expect(table.view.practicePad).toMatchObject({ plugged: false, light: 'dark' });
    await table.do(plugged(true));
    await table.do({ type: 'practise', what: 'pairing' });
    await hold(1);
    expect(table.pressed).toEqual(['practice-pad']);
  });
});
