import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { seededRandom, type Random } from '../../rulebook/random.ts';
import type { Onlooker } from '../../host/contract/live.ts';
import type { ConsoleView, Course, RoundChoices, SeatInput } from '../../host/contract/view.ts';
import { EVERY_PORT } from '../../host/sealing/pads/testing/fake-pad-table.ts';
import { MemoryBinding, type Device, ScriptedDevice } from '../../host/sealing/pads/testing/fake-binding.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { beginCommand, bot, die, dieMeant, keys, pad } from '../../host/session/testing/memory-table.ts';
import { Referee } from '../../host/session/referee.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { FakeClock } from '../../host/clock/testing/fake-clock.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import { Sessions } from '../../host/web/sessions.ts';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { keyOf } from '../support/key-of.ts';
import { OverheardFolder } from './overheard-folder.ts';
import { overhearProcess } from './overheard-process.ts';
import { OverheardWindow } from './overheard-window.ts';

export type Faces = readonly (Face | null)[];

/** Something that left the host, or a pad: where, what, and when (ms since 1970, as the table's clock has it). */
export interface Heard {
  readonly where: string;
  readonly what: string;
  readonly at: number;
}

/** Every kind of seat input, by seat. */
export const INPUTS: readonly SeatInput[] = [pad('P1'), pad('P2'), keys(0), keys(3), bot, die];
export const SEATS = INPUTS.length;
export const DIE = SEATS - 1;

/** What differs from table to table at its beginning. */
export interface Begun {
  readonly inputs?: readonly SeatInput[];
  readonly choices?: Partial<RoundChoices>;
}

/** Every host draws its own; it does not depend on any choice. */
const OWN_LOCK = /host-\d+-[0-9a-f]{12}/g;
/** A moment is over when nothing new was heard this many times in a row. */
const CALM = 3;
/** Node's names for what waits for the disk; `rm` uses callbacks. */
const ON_DISK: ReadonlySet<string> = new Set(['FSReqPromise', 'FSReqCallback', 'CloseReq']);

/**
 * The real host with a real folder, real sockets and the real codec, at which every byte is overheard: lines of pads both
 * ways, their lights, messages to each window, answers over HTTP, files, what the process says. Time, chance and nonces
 * are the same at every such table; only what people choose is not.
 */
export class OverheardTable {
  readonly heard: Heard[] = [];
  readonly clock = new FakeClock(undefined, () => this.#settled());
  readonly folder: OverheardFolder;
  readonly inputs: readonly SeatInput[];
  readonly #home = mkdtempSync(join(tmpdir(), 'referee-overheard-'));
  readonly #binding = new MemoryBinding();
  readonly #devices = new Map<string, ScriptedDevice>();
  readonly #lights = new Map<string, string>();
  readonly #windows: OverheardWindow[] = [];
  readonly #nonces = seededRandom(2);
  readonly #below = seededRandom(3);
  readonly #stopHearing: () => void;
  #host: { readonly referee: Referee; readonly shell: WebShell } | undefined;

  static async begun({ inputs = INPUTS, choices = {} }: Begun = {}): Promise<OverheardTable> {
    const table = new OverheardTable(inputs);
    await table.open();
    await table.command(beginCommand(inputs, { house: { cards: 'dealt' }, choices: { ...STANDARD_CHOICES, ...choices } }));
    return table;
  }

  private constructor(inputs: readonly SeatInput[]) {
    this.inputs = inputs;
    this.folder = new OverheardFolder(join(this.#home, 'nights'), (text) => this.#hear('disk', text));
    writeFileSync(join(this.#home, 'table.html'), '<!doctype html>');
    this.#stopHearing = overhearProcess((text) => this.#hear('the process', text));
    for (const id of ['P1', 'P2']) this.plug(id);
  }

  get console(): ConsoleView {
    const view = this.#windows.find(({ who }) => who === 'console')?.view;
    if (view?.kind !== 'console') throw new Error('the console has received no view');
    return view;
  }

  get course(): Course {
    const { game } = this.console.table;
    if (game === undefined) throw new Error('no game has begun');
    return game.course;
  }

  get inGame(): readonly Seat[] {
    return seatsInGame(this.console.table.game?.state as State);
  }

  get referee(): Referee {
    return this.#open.referee;
  }

  device(id: string): ScriptedDevice {
    const device = this.#devices.get(id);
    if (device === undefined) throw new RangeError(`no pad ${id}`);
    return device;
  }

  /** Seats with a face to seal press theirs; bots and players with a real die do not. */
  async press(faces: Faces): Promise<void> {
    for (const seat of this.inGame) await this.pressAt(seat, faces[seat] ?? null);
  }

  /** Presses a face at a seat that plays by pad, keypad or keys; the host need not accept it. */
  async pressAt(seat: Seat, face: Face | null): Promise<void> {
    const input = this.console.inputs[seat];
    if (face === null || input === undefined) return;
    if (input.kind === 'pad') this.device(input.pad).pad.press(face);
    if (input.kind === 'keys') this.#dealers.press(keyOf(input.cluster, face));
    if (input.kind === 'keypad') this.#dealers.press(input.keys[face - 1] ?? '');
    await this.pass(10);
  }

  /** A command for the present step. */
  step(type: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    return this.command({ type, step: this.course.step, ...dieMeant(type, this.console), ...more });
  }

  /** Sends a command of the dealer; its answer may take a while. */
  async command(command: unknown): Promise<void> {
    void this.#dealers.command(command);
    await this.pass(1);
  }

  async count(): Promise<void> {
    await this.step('count');
    await this.pass(3500);
  }

  /** Lets time pass, and hears all that happens in it. */
  pass(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }

  /** Opens another window, and requests the pages as other screens do. */
  async join(): Promise<void> {
    for (const who of ['console', 'table'] as const) await this.#window(who);
    for (const path of ['/table', '/console', '/nothing', '/live/table']) await this.#fetch(path);
    await this.pass(1);
  }

  /** Hears what an inspector prints of the host, as an error report does. */
  inspect(): void {
    this.#hear('inspector', inspect(this.referee, { depth: null, showHidden: true, maxStringLength: null }));
    this.#hear('json', JSON.stringify(this.referee));
  }

  plug(id: string): void {
    const known = this.#devices.get(id);
    const after = (ms: number, run: () => void) => this.clock.after(ms, run);
    const random = seededRandom(id.charCodeAt(1));
    const device = known ?? new ScriptedDevice(id, after, () => nonceOf(random));
    this.#devices.set(id, device);
    this.#binding.plug(`/dev/${id}`, this.#overheard(id, device));
  }

  /** Pulls the cable; the power goes too unless it is `kept`. */
  unplug(id: string, power: 'kept' | 'gone' = 'gone'): void {
    this.#binding.unplug(`/dev/${id}`);
    if (power === 'gone') this.device(id).pad.powerOff();
  }

  /** Starts the host on the current disk. */
  async open(): Promise<void> {
    const { clock } = this;
    const random = { below: this.#below, nonce: () => nonceOf(this.#nonces) };
    const pads = openPads({ binding: this.#binding, clock, known: EVERY_PORT });
    const folder = await openNightFolder(this.folder.path, {
      app: '0.0.0',
      disk: { ...this.folder.disk, now: () => clock.now() },
    });
    const referee = await Referee.open({ folder, pads, shell: 'browser', clock, random });
    // The same at every table: a session does not depend on what is chosen, and tables are compared.
    const sessions = new Sessions({ clock, draw: () => 'session-of-the-dealers-own-page-' });
    const shell = await serveWeb({ site: tableSite(referee), pages: this.#home, sessions, port: 0, clock });
    this.#host = { referee, shell };
    // How many pads have answered by then must not depend on how fast this machine opens a socket.
    await this.#settled();
    for (const who of ['console', 'table'] as const) await this.#window(who);
    await this.pass(3000);
  }

  /** Ends the host. */
  async end(): Promise<void> {
    const host = this.#host;
    this.#host = undefined;
    for (const window of this.#windows.splice(0)) window.close();
    await host?.shell.close();
    await host?.referee.close();
    this.#lookAround();
  }

  async close(): Promise<void> {
    await this.end();
    this.#stopHearing();
    rmSync(this.#home, { recursive: true });
  }

  get #open() {
    if (this.#host === undefined) throw new Error('the host is not running');
    return this.#host;
  }

  get #dealers(): OverheardWindow {
    const dealers = this.#windows.find(({ who }) => who === 'console');
    if (dealers === undefined) throw new Error('no console is open');
    return dealers;
  }

  async #window(who: Onlooker): Promise<void> {
    const name = `${who} ${this.#windows.filter((other) => other.who === who).length + 1}`;
    this.#windows.push(await OverheardWindow.open(who, this.#open.shell.controlLink().url, (text) => this.#hear(name, text)));
  }

  async #fetch(path: string): Promise<void> {
    const { port } = this.#open.shell;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
    // HTTP's own date does not come from the table's clock, and each table has another port.
    const headers = [...answer.headers].filter(([name]) => name !== 'date').join('; ');
    this.#hear('http', `${path} ${answer.status} ${headers} ${await answer.text()}`.replaceAll(String(port), '(port)'));
  }

  #overheard(id: string, device: ScriptedDevice): Device {
    const hear = (way: string, bytes: Uint8Array) => this.#hear(`${id} ${way}`, Buffer.from(bytes).toString('latin1'));
    return {
      opened: (send) =>
        device.opened((bytes) => {
          hear('up', bytes);
          send(bytes);
        }),
      receive: (bytes) => {
        hear('down', bytes);
        device.receive(bytes);
      },
    };
  }

  /** Waits until everything that can happen now has happened: nothing new is heard, and no file is being written. */
  async #settled(): Promise<void> {
    for (let calm = 0; calm < CALM;) {
      const before = this.heard.length;
      await Promise.all(this.#windows.map((window) => window.quiet()));
      await new Promise((resolve) => setImmediate(resolve));
      const writing = process.getActiveResourcesInfo().some((one) => ON_DISK.has(one));
      // Files that are being written never look the same twice; the disk reports what was written.
      if (!writing) this.#lookAround();
      calm = this.heard.length === before && !writing ? calm + 1 : 0;
    }
  }

  #lookAround(): void {
    for (const change of this.folder.changes()) this.#hear('folder', change);
    for (const [id, { pad }] of this.#devices) {
      const light = JSON.stringify(pad.light);
      if (this.#lights.get(id) !== light) this.#hear(`${id} light`, light);
      this.#lights.set(id, light);
    }
  }

  #hear(where: string, what: string): void {
    const told = what.replaceAll(this.#home, '(home)').replaceAll(OWN_LOCK, '(lock)');
    this.heard.push({ where, what: told, at: this.clock.now() });
  }
}

function nonceOf(random: Random): string {
  return Array.from({ length: 16 }, () => random(16).toString(16)).join('');
}
