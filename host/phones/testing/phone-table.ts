import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FakeClock, settle } from '../../clock/testing/fake-clock.ts';
import type { PhonesView } from '../../contract/phones.ts';
import type { Answer, ConsoleView, TableView } from '../../contract/view.ts';
import { openPads } from '../../sealing/pads/pads.ts';
import { MemoryBinding } from '../../sealing/pads/testing/fake-binding.ts';
import { FakeNights } from '../../session/testing/fake-nights.ts';
import { Referee } from '../../session/referee.ts';
import { ServedPhones } from '../served-phones.ts';
import { LOOPBACK } from '../../lan/testing/fake-interfaces.ts';
import { FakePhone } from './fake-phone.ts';

/** ms; a limit that ends a hang and measures nothing. */
const PATIENCE = 30_000;
/** For what sockets do in their own time, ms. */
const MOMENT = 2;
/** Turns of the event loop in which a message on the loopback arrives, is answered, and the answer arrives. */
const TURNS = 8;

async function arrived(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await settle();
}

/** A folder of nights with built pages beside it, of no content. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'referee-phones-'));
  mkdirSync(join(folder, 'pages/assets'), { recursive: true });
  writeFileSync(join(folder, 'pages/phone.html'), '<script src="./assets/phone-1.js">');
  writeFileSync(join(folder, 'pages/assets/phone-1.js'), 'phone');
  writeFileSync(join(folder, 'pages/assets/console-2.js'), 'console');
  writeFileSync(join(folder, 'pages/console.html'), '<script src="./assets/console-2.js">');
  return folder;
}

/** A running table that phones play at: the real referee and sockets, on a clock and a disk that a test moves. */
export class PhoneTable {
  readonly clock: FakeClock;
  readonly folder: string;
  readonly nights: FakeNights;
  readonly referee: Referee;
  #view: ConsoleView | undefined;

  private constructor(clock: FakeClock, folder: string, nights: FakeNights, referee: Referee) {
    this.clock = clock;
    this.folder = folder;
    this.nights = nights;
    this.referee = referee;
    referee.watch('console', (view) => (this.#view = view));
  }

  /** With folder, nights and clock of another table it is a restart. */
  static async open(before?: PhoneTable, port?: number): Promise<PhoneTable> {
    const clock = before?.clock ?? new FakeClock(Date.UTC(2026, 10, 23), arrived);
    const folder = before?.folder ?? makeFolder();
    const nights = before?.nights ?? new FakeNights();
    const pads = openPads({ binding: new MemoryBinding(), clock });
    const served = { folder, pages: join(folder, 'pages'), clock, interfaces: () => LOOPBACK, address: '127.0.0.1', port };
    let drawn = 0;
    const random = { below: (below: number) => drawn++ % below, nonce: () => (drawn++).toString(16).padStart(16, '0') };
    const referee = await Referee.open({
      folder: nights,
      pads,
      shell: 'browser',
      clock,
      random,
      phones: (table, changed) => new ServedPhones(served, table, changed),
    });
    return new PhoneTable(clock, folder, nights, referee);
  }

  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('no view yet');
    return this.#view;
  }

  get table(): TableView {
    return this.view.table;
  }

  get phones(): PhonesView {
    if (this.view.phones === undefined) throw new Error('no phones here');
    return this.view.phones;
  }

  /** The address to scan, with the secret. */
  get url(): string {
    return this.phones.addresses[0]?.url ?? '';
  }

  async do(command: unknown): Promise<void> {
    const answer: Answer = await this.referee.command(command);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
    await arrived();
  }

  /** A command of the round, meant for its present step. */
  async step(type: string): Promise<void> {
    await this.do({ type, step: this.table.game?.course.step });
  }

  /** Lets time pass until this holds. */
  async until(holds: () => boolean): Promise<void> {
    const began = performance.now();
    while (!holds()) {
      if (performance.now() - began > PATIENCE) throw new Error('it never came to that');
      await this.clock.pass(100);
      await setTimeout(MOMENT);
    }
  }

  /** @param url through which it reaches the host */
  async joined(name: string, language: 'en' | 'hu' | 'de' = 'en', url = this.url): Promise<FakePhone> {
    const phone = FakePhone.joining(url, this.clock);
    await this.until(() => phone.endpoint !== undefined);
    phone.say({ type: 'join', name, language });
    await this.until(() => phone.bound !== undefined && this.isLive(phone.bound.id));
    return phone;
  }

  isLive(id: string): boolean {
    return this.phones.phones.some((phone) => phone.id === id && phone.link === 'live');
  }

  async close(): Promise<void> {
    await this.referee.close();
  }

  async end(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true });
  }
}
