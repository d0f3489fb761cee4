import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES, writeMosquittoFiles } from '../../../host/hall/broker/mosquitto.ts';
import { HallKeys } from '../../../host/hall/hall-keys.ts';
import { MOSQUITTO, MosquittoProcess } from '../../../host/hall/testing/brokers.ts';
import { freePort } from '../../../host/web/testing/free-port.ts';
import { makePlace, removePlace, type Place } from './place.ts';
import { RunningHall, type Mosquitto } from './running-hall.ts';

/** The private file of a hall, and that of a table. */
const KEYS = 'hall.json';

/** The hall's own one, or Mosquitto beside it. */
export type BrokerKind = 'own' | 'mosquitto';

/** A hall that tables have joined: all of them, or the first ones, can play again and again, each time from the beginning. */
export class HallLoad {
  /** How long it took to write what Mosquitto needs, and to let all tables join, s. */
  readonly joined: number;
  readonly #home: Place;
  /** At which tables look for the broker. */
  readonly #port: number;

  private constructor(home: Place, port: number, joined: number) {
    this.#home = home;
    this.#port = port;
    this.joined = joined;
  }

  /** With Mosquitto if this computer has it: then the hall's own broker can be used later as well. */
  static async join(tables: number): Promise<HallLoad> {
    const home = await makePlace();
    const port = await freePort();
    const began = performance.now();
    await prepare(home, port, tables);
    const load = new HallLoad(home, port, Number.NaN);
    await load.#open(home, { tables, broker: MOSQUITTO === undefined ? 'own' : 'mosquitto' }, (running) => running.join());
    return new HallLoad(home, port, (performance.now() - began) / 1_000);
  }

  /** Begins anew with the first so many tables. Resolves with what the work makes of them, when nothing of it runs any more. */
  async run<Result>(which: Which, work: (running: RunningHall) => Promise<Result>): Promise<Result> {
    const place = await makePlace();
    try {
      await this.#copyTo(place, which.tables);
      return await this.#open(place, which, work);
    } finally {
      await removePlace(place);
    }
  }

  async close(): Promise<void> {
    await removePlace(this.#home);
  }

  async #open<Result>(place: Place, { tables, broker }: Which, work: (running: RunningHall) => Promise<Result>) {
    const mosquitto = broker === 'own' ? undefined : await this.#startMosquitto();
    try {
      const running = await RunningHall.open(place, mosquitto, tables);
      try {
        return await work(running);
      } finally {
        await running.close();
      }
    } finally {
      await mosquitto?.process.kill();
    }
  }

  async #startMosquitto(): Promise<Mosquitto> {
    if (MOSQUITTO === undefined) throw new Error('Mosquitto is not installed');
    const process = new MosquittoProcess(join(this.#home.hall, 'mosquitto', FILES.configuration), this.#port);
    await process.start();
    return { url: `mqtt://127.0.0.1:${this.#port}`, process };
  }

  /** The keys of the hall and of so many tables. */
  async #copyTo({ hall, tables: folder }: Place, tables: number): Promise<void> {
    const keys = JSON.parse(await readFile(join(this.#home.hall, KEYS), 'utf8')) as { readonly tables: unknown[] };
    const kept = JSON.stringify({ ...keys, tables: keys.tables.slice(0, tables) });
    await writeFile(join(hall, KEYS), kept, { mode: 0o600 });
    for (let table = 1; table <= tables; table += 1) {
      await mkdir(join(folder, String(table)));
      await copyFile(join(this.#home.tables, String(table), KEYS), join(folder, String(table), KEYS));
    }
  }
}

interface Which {
  readonly tables: number;
  readonly broker: BrokerKind;
}

/** A hall whose own broker listens at this port, and the files with which Mosquitto does. */
async function prepare({ hall }: Place, port: number, tables: number): Promise<void> {
  const keys = await HallKeys.of(hall);
  await keys.keep({ ownPort: port });
  if (MOSQUITTO === undefined) return;
  const ports = { tls: await freePort(), plain: port };
  await writeMosquittoFiles(keys, join(hall, 'mosquitto'), { ports, tables });
}
