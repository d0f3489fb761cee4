import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../app/cli/build.ts';
import type { ConsoleView } from '../../host/contract/view.ts';
import { openReferee } from '../../host/session/open.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { beginCommand } from './bench-table.ts';
import { NAMES } from './names.ts';
import { BenchPhones } from './phones.ts';
import { until } from './until.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A host that lets phones join, without a screen. */
export class PhoneHost {
  readonly #folder: string;
  readonly #phones: BenchPhones;
  readonly #referee: RefereePort;
  #view: ConsoleView | undefined;

  static async open(): Promise<PhoneHost> {
    await buildStale(ROOT, ['renderer']);
    const folder = await mkdtemp(join(tmpdir(), 'bench-phones-'));
    const phones = new BenchPhones(folder, join(ROOT, 'dist/renderer'));
    const parts = {
      nightsDir: folder,
      pads: phones.source,
      phones: phones.phones,
      shell: 'browser',
      appVersion: 'bench',
    } as const;
    const host = new PhoneHost(folder, phones, await openReferee(parts));
    await host.#referee.command({ type: 'phones', on: true });
    return host;
  }

  private constructor(folder: string, phones: BenchPhones, referee: RefereePort) {
    this.#folder = folder;
    this.#phones = phones;
    this.#referee = referee;
    referee.watch('console', (view) => (this.#view = view));
  }

  /** The address to scan, with the secret. */
  get url(): string {
    return this.#view?.phones?.addresses[0]?.url ?? '';
  }

  /** Whether the phone of this name answers as a pad. */
  isLive(name: string): boolean {
    const id = this.#view?.phones?.phones.find((phone) => phone.name === name)?.id;
    return this.#view?.pads.some((pad) => pad.id === id && pad.link === 'live') === true;
  }

  /** So many phones without a page join. Resolves with their ids once they answer. */
  async join(seats: number): Promise<readonly string[]> {
    const ids = await this.#phones.connect(seats, this.url);
    await until(() => NAMES.slice(0, seats).every((name) => this.isLive(name)));
    return ids;
  }

  /** Begins a game, which waits for these phones to be pressed. */
  async begin(ids: readonly string[]): Promise<void> {
    await this.#referee.command(beginCommand(ids));
  }

  allArmed(): Promise<void> {
    return this.#phones.allArmed();
  }

  async close(): Promise<void> {
    await this.#phones.close();
    await this.#referee.close();
    await rm(this.#folder, { recursive: true });
  }
}
