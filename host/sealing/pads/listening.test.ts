import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import { RememberedPorts, type KnownPorts } from './known-ports.ts';
import type { Device } from './testing/fake-binding.ts';
import { FakePadTable } from './testing/fake-pad-table.ts';

const PORT = '/dev/ttyUSB0';
const OTHER = '/dev/ttyUSB1';
/** A clone with a CH340: it has no serial number. */
const CLONE = { vendorId: '1a86', productId: '7523' } as const;
const UNO = { vendorId: '2341', productId: '0043', serialNumber: '85736323838351F0E1B1' } as const;
const beacon = (version: number) => `${makePadMessage({ seq: 0, message: { type: 'beacon', version } })}\n`;
/** What a pad with protocol 1 sends at boot. */
const OLD_HELLO = '$h,0,1,1.0.0,anna,i,0,0,p*1b42\n';

let table: FakePadTable;

beforeEach(() => {
  table = new FakePadTable();
});
afterEach(() => table.source.stop());

const open = (known: KnownPorts = new RememberedPorts(), paths: readonly string[] = []) => table.open({ known, paths });
const states = () => table.source.ports().map(({ kind }) => kind);
const pads = () => table.source.pads().map(({ id, link }) => `${id} ${link}`);

/** The dealer ticks all new ports. */
async function tick(): Promise<boolean> {
  const fresh = table.source.ports().flatMap((port) => (port.kind === 'new' ? [port.n] : []));
  const done = table.source.use(fresh);
  await table.pass(100);
  return done;
}

async function unplug(path: string): Promise<void> {
  table.binding.unplug(path);
  await table.pass(1100);
}

/** A device that is not a pad: sends a given text when it is opened, and counts openings and bytes. */
class Machine implements Device {
  openings = 0;
  bytes = 0;
  say: (text: string) => void = () => undefined;
  readonly #says: string;

  constructor(says = '') {
    this.#says = says;
  }

  opened(send: (bytes: Uint8Array) => void): void {
    this.openings += 1;
    this.say = (text) => send(Buffer.from(text));
    this.say(this.#says);
  }

  receive(bytes: Uint8Array): void {
    this.bytes += bytes.length;
  }
}

describe('a port that is not ticked', () => {
  it('is never opened and sent no byte, however long it is there and however often it is plugged in', async () => {
    const machine = new Machine('Grbl 0.9j\r\n');
    table.binding.plug(PORT, machine, CLONE);
    await open();
    await table.pass(150_000);
    await unplug(PORT);
    table.binding.plug(PORT, machine, CLONE);
    await table.pass(150_000);
    expect([machine.openings, machine.bytes]).toEqual([0, 0]);
  });

  it('is listed with its description from the system, as short plain text', async () => {
    const manufacturer = `Evil\u001b[2J\u202e${'x'.repeat(100)}`;
    table.binding.plug(PORT, new Machine(), { ...CLONE, pnpId: 'usb-1a86_USB2.0-Serial-if00-port0' });
    table.binding.plug(OTHER, new Machine(), { vendorId: '1D50', productId: '614e', manufacturer, serialNumber: 'ABCDEF' });
    await open();
    expect(table.source.ports()).toEqual([
      {
        path: PORT,
        kind: 'new',
        n: 1,
        looksLikePad: true,
        device: { named: '1a86 USB2.0-Serial', usb: '1a86:7523', marked: false },
      },
      {
        path: OTHER,
        kind: 'new',
        n: 2,
        looksLikePad: false,
        device: { named: `Evil [2J ${'x'.repeat(39)}`, usb: '1d50:614e', marked: true },
      },
    ]);
  });

  it('stays closed if the tick was meant for the device there before', async () => {
    const machine = new Machine();
    table.plug(PORT, 'anna', UNO);
    await open();
    const ports = table.source.ports().flatMap((port) => (port.kind === 'new' ? [port.n] : []));
    await unplug(PORT);
    table.binding.plug(PORT, machine, CLONE);
    await table.pass(1100);
    expect(table.source.use(ports)).toBe(false);
    // The tick comes between two polls.
    await tick();
    const second = new Machine();
    table.binding.unplug(PORT);
    table.binding.plug(PORT, second, UNO);
    await table.pass(20_000);
    expect([machine.openings, second.openings]).toEqual([1, 0]);
    expect(states()).toEqual(['new']);
  });

  it('stays closed after sleep, and if a pad has just been at its path', async () => {
    table.plug(PORT, 'anna', UNO);
    await open();
    await tick();
    expect(pads()).toEqual(['anna live']);
    const machine = new Machine();
    table.binding.unplug(PORT);
    table.binding.plug(PORT, machine, CLONE);
    await table.pass(10_000);
    table.source.greet();
    await table.pass(10_000);
    expect([machine.openings, machine.bytes]).toEqual([0, 0]);
  });
});

describe('a port that is ticked', () => {
  it('is opened, and greeted once a pad speaks: all new ports at once', async () => {
    for (const n of [0, 1, 2]) table.plug(`/dev/ttyUSB${n}`, `pad-${n}`, CLONE);
    await open();
    expect(states()).toEqual(['new', 'new', 'new']);
    expect(await tick()).toBe(true);
    expect(pads()).toEqual(['pad-0 live', 'pad-1 live', 'pad-2 live']);
  });

  it('is sent nothing without a valid frame from it, and is closed after 8 s', async () => {
    const machine = new Machine('ok\r\n|h,0,2,1.0.0,red,i,0,0,p*0000\n$G\r\nok\r\n');
    table.binding.plug(PORT, machine, CLONE);
    await open();
    await tick();
    expect(states()).toEqual(['listening']);
    await table.pass(7800);
    expect(states()).toEqual(['listening']);
    await table.pass(300);
    expect(states()).toEqual(['foreign']);
    expect(await tick()).toBe(false);
    await table.pass(150_000);
    table.source.greet();
    await table.pass(1000);
    expect([machine.openings, machine.bytes]).toEqual([1, 0]);
  });

  it('is opened again after being foreign only if it is plugged in and ticked again', async () => {
    const machine = new Machine('T:21.4\r\n');
    table.binding.plug(PORT, machine, UNO);
    await open();
    await tick();
    await table.pass(8100);
    await unplug(PORT);
    table.binding.plug(PORT, machine, UNO);
    await table.pass(20_000);
    // It is no longer proposed as a pad.
    expect(table.source.ports()).toMatchObject([{ kind: 'new', looksLikePad: false }]);
    expect(machine.openings).toBe(1);
    await tick();
    expect([machine.openings, machine.bytes]).toEqual([2, 0]);
  });

  it('is asked for its hello for 2 s after each valid frame, and no longer', async () => {
    const machine = new Machine(beacon(2));
    table.binding.plug(PORT, machine, CLONE);
    await open();
    await tick();
    await table.pass(2000);
    const asked = machine.bytes;
    expect(asked).toBeGreaterThan(0);
    await table.pass(4000);
    expect(machine.bytes).toBe(asked);
    machine.say(beacon(2));
    await table.pass(2000);
    expect(machine.bytes).toBe(2 * asked);
    await table.pass(10_000);
    expect(states()).toEqual(['foreign']);
  });
});

describe('a pad', () => {
  it('with protocol 1 is shown, and is sent nothing', async () => {
    const machine = new Machine(`garbage${OLD_HELLO}`);
    table.binding.plug(PORT, machine, UNO);
    await open();
    await tick();
    expect(table.source.ports()).toMatchObject([{ kind: 'other version', version: 1, age: 'older', pad: 'anna' }]);
    await table.pass(150_000);
    expect([machine.openings, machine.bytes]).toEqual([1, 0]);
  });

  it('at a named port with the old firmware is used once it has the new one', async () => {
    const machine = new Machine(OLD_HELLO);
    table.binding.plug(PORT, machine, UNO);
    await open(new RememberedPorts(), [PORT]);
    await table.pass(20_000);
    expect(states()).toEqual(['other version']);
    expect([machine.openings, machine.bytes]).toEqual([1, 0]);
    table.binding.unplug(PORT);
    await table.pass(600);
    table.plug(PORT, 'anna', UNO);
    await table.pass(600);
    expect(pads()).toEqual(['anna live']);
  });

  it('with a newer protocol is recognised by its beacon, and is sent nothing', async () => {
    const machine = new Machine(beacon(3));
    table.binding.plug(PORT, machine, UNO);
    await open();
    await tick();
    expect(table.source.ports()).toMatchObject([{ kind: 'other version', version: 3, age: 'newer' }]);
    expect(machine.bytes).toBe(0);
  });

  it('that no longer hears anything is lost, even if its beacon is heard', async () => {
    const anna = table.device('anna');
    let hears = true;
    let say: (bytes: Uint8Array) => void = () => undefined;
    anna.opened((bytes) => say(bytes));
    // Opening the port does not reset this board.
    table.binding.plug(PORT, {
      opened: (send) => (say = send),
      receive: (bytes) => {
        if (hears) anna.receive(bytes);
      },
    });
    await table.open();
    hears = false;
    await table.pass(1900);
    expect(pads()).toEqual(['anna live']);
    await table.pass(10_000);
    expect(pads()).toEqual(['anna lost']);
    hears = true;
    await table.pass(300);
    expect(pads()).toEqual(['anna live']);
  });
});

describe('a device that has proved to be a pad', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'known-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is opened automatically on any port, tonight and on later evenings, unlike a device that was only ticked', async () => {
    table.plug(PORT, 'anna', UNO);
    table.binding.plug(OTHER, new Machine(), { ...UNO, serialNumber: '75833353035351D02200' });
    const known = await RememberedPorts.keptIn(folder);
    await open(known);
    await tick();
    await unplug(PORT);
    table.plug('/dev/ttyUSB9', 'anna', UNO);
    await table.pass(1100);
    expect(pads()).toEqual(['anna live']);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['known-ports.json']), 20_000);
    await table.source.stop();

    const later = new FakePadTable();
    later.plug('/dev/ttyACM3', 'anna', UNO);
    const machine = new Machine();
    later.binding.plug(OTHER, machine, { ...UNO, serialNumber: '75833353035351D02200' });
    const source = await later.open({ known: await RememberedPorts.keptIn(folder) });
    expect(source.pads()).toEqual([{ id: 'anna', link: 'live' }]);
    await later.pass(60_000);
    expect(machine.openings).toBe(0);
    await source.stop();
  });

  it('without a serial number is recognised by its kind only while it is missing', async () => {
    table.plug(PORT, 'anna', CLONE);
    await open();
    await tick();
    await unplug(PORT);
    const anna = table.plug(OTHER, 'anna', CLONE);
    await table.pass(1100);
    expect(pads()).toEqual(['anna live']);
    const machine = new Machine();
    table.binding.plug(PORT, machine, CLONE);
    await table.pass(20_000);
    expect(machine.openings).toBe(0);
    expect(anna.state).toBe('idle');
  });

  it('without a serial number is still missing after another device was opened in its place', async () => {
    table.plug(PORT, 'anna', CLONE);
    await open();
    await tick();
    await unplug(PORT);
    const machine = new Machine('ready\r\n');
    table.binding.plug(PORT, machine, CLONE);
    await table.pass(10_000);
    expect([machine.openings, machine.bytes]).toEqual([1, 0]);
    table.plug(OTHER, 'anna', CLONE);
    await table.pass(1100);
    expect(pads()).toEqual(['anna live']);
  });

  it('is not recognised by a serial number that another device has too', async () => {
    const known = new RememberedPorts();
    table.plug(PORT, 'anna', UNO);
    await open(known);
    await tick();
    const twin = new Machine();
    table.binding.plug(OTHER, twin, UNO);
    await table.pass(20_000);
    expect(twin.openings).toBe(0);
    expect(pads()).toEqual(['anna live']);
  });
});
