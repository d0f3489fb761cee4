import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IClientOptions } from 'mqtt';
import { expect } from 'vitest';
import { FakeHallTable } from '../../host/hall/testing/fake-hall-table.ts';
import { NightLines } from '../../host/hall/testing/night-lines.ts';
import type { HallLook, HallProgram } from '../soak/hall/hall-program.ts';
import { bundled } from '../support/built.ts';
import { Child } from '../support/child.ts';

/** More than this is not held for an attack that is over, bytes. */
const MOST_MORE = 32 * 1024 * 1024;

/** Where strangers come from, if this computer has such an address: the hall lets in so many a second from each. */
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

/** A hall in a process of its own with its own broker, and a table that goes on sending it lines whatever others do. */
export class HallUnderAttack {
  readonly hall: Child<HallProgram>;
  readonly ports: { readonly plain: number; readonly tls: number };
  readonly address: string;
  readonly codes: readonly string[];
  readonly #folder: string;
  readonly #table: FakeHallTable;
  readonly #night = new NightLines();

  private constructor(folder: string, hall: Child<HallProgram>, { view }: HallLook, table: FakeHallTable) {
    [this.#folder, this.hall, this.#table] = [folder, hall, table];
    const port = (scheme: string) => Number(new URL(addressIn(view, scheme)).port);
    this.ports = { plain: port('mqtt:'), tls: port('mqtts:') };
    this.address = addressIn(view, 'mqtt:');
    this.codes = view.codes.map(({ code }) => code);
  }

  static async begin(): Promise<HallUnderAttack> {
    const folder = await mkdtemp(join(tmpdir(), 'attacked-hall-'));
    const hall = new Child<HallProgram>(bundled('test/soak/hall/hall-program'), { folder, tls: true });
    const look = await hall.ask('look');
    const table = await FakeHallTable.join(addressIn(look.view, 'mqtt:'), look.view.codes[0]?.code ?? '');
    return new HallUnderAttack(folder, hall, look, table);
  }

  /** A connection to one of its doors. Never fails. */
  async dial(door: 'plain' | 'tls' = 'plain'): Promise<Socket> {
    const to = { port: this.ports[door], host: '127.0.0.1', localAddress: ELSEWHERE };
    const socket = door === 'plain' ? connectPlain(to) : connectTls({ ...to, rejectUnauthorized: false });
    socket.on('error', () => undefined);
    // A socket that does not read does not notice that it was closed.
    socket.resume();
    await new Promise((resolve) => socket.once(door === 'plain' ? 'connect' : 'secureConnect', resolve).once('close', resolve));
    return socket;
  }

  /** The second table, which has joined, and does whatever it likes. */
  rogue(more: IClientOptions = {}): Promise<FakeHallTable> {
    return FakeHallTable.join(this.address, this.codes[1] ?? '', more);
  }

  /** Makes an attack, during which the table is answered again and again; what the hall holds afterwards is bounded. */
  async unharmedBy(attack: () => Promise<unknown>): Promise<void> {
    const before = await this.#look();
    let over = false;
    const attacked = attack().finally(() => (over = true));
    // It is looked at below.
    attacked.catch(() => undefined);
    for (let n = 0; n === 0 || !over; n += 1) await this.#tell();
    await attacked;
    for (let n = 0; n < 5; n += 1) await this.#tell();
    const after = await this.#look();
    expect(after.bytes - before.bytes).toBeLessThan(MOST_MORE);
    expect(this.hall.said).toBe('');
  }

  async end(): Promise<void> {
    await this.#table.close();
    await this.hall.kill();
    await rm(this.#folder, { recursive: true });
  }

  async #tell(): Promise<void> {
    const from = this.#night.texts.length - 1;
    const answer = await this.#table.tell(this.#night, from);
    expect(answer).toMatchObject({ lines: from + 1 });
    this.#night.add({ kind: 'named', name: `line ${from + 1}` });
  }

  #look(): Promise<HallLook> {
    return this.hall.ask('look');
  }
}

function addressIn({ addresses }: HallLook['view'], scheme: string): string {
  return addresses.find(({ address }) => address.startsWith(scheme))?.address ?? '';
}
