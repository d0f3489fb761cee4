import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { ServedPhones } from '../../host/phones/served-phones.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import { MemoryBinding } from '../../host/sealing/pads/testing/fake-binding.ts';
import type { OpenPhones } from '../../host/session/port.ts';
import type { BenchPads } from './bench-pads.ts';
import { NAMES } from './names.ts';
import type { ToPlayers } from './phone-players.ts';

const PLAYERS = join(import.meta.dirname, 'phone-players.ts');

/** The phones' side of a host on the loopback, with everything between a press and the host: sockets, channel, tick. */
export class BenchPhones implements BenchPads {
  readonly source: PadSource;
  readonly phones: OpenPhones;
  readonly #players: ChildProcess;

  /**
   * @param folder of the nights
   * @param pages the built ones
   */
  constructor(folder: string, pages: string) {
    this.source = openPads({ binding: new MemoryBinding() });
    const served = { folder, pages, clock: systemClock, interfaces: networkInterfaces, address: '127.0.0.1', port: 0 };
    this.phones = (table, changed) => new ServedPhones(served, table, changed);
    this.#players = fork(PLAYERS, { execArgv: ['--import', 'tsx'] });
  }

  async connect(seats: number, url: string): Promise<readonly string[]> {
    return (await this.#ask({ type: 'join', url, names: NAMES.slice(0, seats) })) as readonly string[];
  }

  async allArmed(): Promise<void> {
    await this.#ask({ type: 'armed' });
  }

  press(seat: number, face: Face): void {
    this.#players.send({ type: 'press', seat, face } satisfies ToPlayers);
  }

  async close(): Promise<void> {
    const ended = once(this.#players, 'exit');
    this.#players.kill();
    await ended;
  }

  async #ask(asked: ToPlayers): Promise<unknown> {
    const answered = once(this.#players, 'message');
    this.#players.send(asked);
    const [answer] = (await answered) as readonly unknown[];
    return answer;
  }
}
