import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../rulebook/random.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { litter, sweep } from './litter.ts';
import { letIn, type People } from './people.ts';
import type { DisturbedHost } from './disturbed-host.ts';

/** By then somebody who has the code, and tries again and again, is let in, ms. */
const LET_IN_MS = 90_000;

export interface TroublesParts {
  readonly random: Random;
  readonly host: DisturbedHost;
  readonly people: People;
  /** The phones' door. */
  readonly phones: string;
  /** The code is shown around from now on, or no longer: then it is empty. */
  readonly shown: (code: string) => void;
}

/** What happens to a table besides attacks; each takes as long as it takes. */
export class Troubles {
  readonly counts: Record<string, number> = {};
  readonly #parts: TroublesParts;

  constructor(parts: TroublesParts) {
    this.#parts = parts;
  }

  /** All kinds, with the seconds from one to the next, at least and at most. */
  get all(): readonly { readonly between: readonly [number, number]; run(): Promise<void> }[] {
    return [
      { between: [25, 60], run: () => this.#restart() },
      { between: [5, 20], run: () => this.#setClock() },
      { between: [3, 10], run: () => this.#disturb() },
      { between: [8, 25], run: () => this.#litter() },
      { between: [5, 15], run: () => this.#latecomer() },
    ];
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  async #restart(): Promise<void> {
    const { host, random } = this.#parts;
    const how = random(2) === 0 ? 'stop' : 'kill';
    // The counter of attempts, which a night in the folder must not set.
    await host.restart(how, random(3) === 0 ? 'attempts' : undefined);
    this.#count(how === 'stop' ? 'restarts' : 'kills');
  }

  async #setClock(): Promise<void> {
    const { host, random } = this.#parts;
    host.setClock(random);
    this.#count('clocks set');
  }

  async #disturb(): Promise<void> {
    await this.#parts.people.disturb(this.#parts.random);
    this.#count('connections cut');
  }

  /** Somebody puts things into the folder; the dealer lists, opens, checks and exports them. */
  async #litter(): Promise<void> {
    const { host, random } = this.#parts;
    const file = litter(host.nights, random);
    await host.ask({ type: 'lookAtNights' });
    const what = random(4);
    if (what === 0) await host.ask({ type: 'verifyNight', file });
    if (what === 1) await host.ask({ type: 'exportNight', file, format: 'text', language: 'en' });
    if (what === 2 && !file.includes('counted') && !file.includes('night')) await host.ask({ type: 'openNight', file });
    if (random(6) === 0) sweep(host.nights);
    this.#count('strange files');
  }

  /** The dealer shows the code; guests have it, too, and somebody honest comes late. Then the dealer clears up. */
  async #latecomer(): Promise<void> {
    const { host, people, phones, shown, random } = this.#parts;
    const known = new Set(people.devices.map(({ id }) => id));
    await host.ask({ type: 'joining', joining: 'open' });
    const began = performance.now();
    const name = `Late ${random(1_000)}`;
    for (let isIn = false; !isIn;) {
      if (performance.now() - began > LET_IN_MS)
        throw new Violation(`nobody who comes late is let in: ${JSON.stringify(host.now.view.phones)}`);
      const code = codeIn(host.now.view.phones?.addresses);
      shown(code);
      const phone = code === '' ? undefined : await letIn(`${phones}/#${code}`, name);
      isIn = phone !== undefined;
      phone?.socket.terminate();
      await this.#unbindStrangers(known);
      await wait(500);
    }
    await wait(random(10_000));
    await host.ask({ type: 'joining', joining: 'closed' });
    shown('');
    await this.#unbindStrangers(known);
    this.#count('latecomers');
  }

  async #unbindStrangers(known: ReadonlySet<string>): Promise<void> {
    const { host } = this.#parts;
    for (const { id } of host.now.view.phones?.phones ?? []) {
      if (known.has(id)) continue;
      await host.ask({ type: 'unbindPhone', phone: id });
      this.#count('guests sent away');
    }
  }
}

function codeIn(addresses: readonly { readonly url: string }[] = []): string {
  const [first] = addresses;
  return first === undefined ? '' : new URL(first.url).hash.slice(1);
}
