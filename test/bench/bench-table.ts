import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { buildStale } from '../../app/cli/build.ts';
import type { ConsoleView, RoundChoices } from '../../host/contract/view.ts';
import { systemClock, type Clock } from '../../host/clock/clock.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import { beginCommand, pad } from '../../host/session/testing/memory-table.ts';
import { Display } from './display.ts';
import { BenchHost } from './bench-host.ts';
import { NAMES } from './measure.ts';
import { now } from './one-clock.ts';
import { PAGES, plugPads, servePhones, type Players } from './players.ts';
import { Revealing } from './revealing.ts';

const ROOT = join(import.meta.dirname, '../..');
const CHOICES: RoundChoices = { count: 2, missing: 'wait', start: 'dealer', pace: 'normal' };
/** Takes of every card and blocks of the side cards: nobody blocks the centre, so nobody is ever out (HW-12). */
const FACES: readonly Face[] = [2, 3, 4, 5, 6];

/** Real time, except for the count, which is only a wait for people. */
const hastyClock: Clock = {
  now: () => systemClock.now(),
  jumps: (listener) => systemClock.jumps(listener),
  look: () => systemClock.look(),
  after: (ms, then) => systemClock.after(ms === CHOICES.count * 1000 ? 100 : ms, then),
};

/** Begins a game for the players of these pads. */
export function begin(host: BenchHost, ids: readonly string[]): Promise<void> {
  const players = ids.map((_, n) => ({ id: `p${n}`, name: NAMES[n] ?? '' }));
  return host.do(beginCommand(ids.map(pad), { players, house: { cards: 'dealt', decks: 8 }, choices: CHOICES }));
}

/** A host that lets so many phones without a page join, for as long as it is used. */
export async function withPhones<Result>(
  seats: number,
  use: (host: BenchHost, players: Players) => Promise<Result>,
): Promise<Result> {
  await buildStale(ROOT, ['renderer']);
  const folder = await mkdtemp(join(tmpdir(), 'bench-phones-'));
  const players = servePhones(seats, folder);
  const host = await BenchHost.open(folder, { pads: players.source, phones: players.phones });
  try {
    await host.do({ type: 'phones', on: true });
    return await use(host, players);
  } finally {
    await players.close();
    await host.close();
    await rm(folder, { recursive: true });
  }
}

interface Parts {
  readonly players: Players;
  readonly revealing: Revealing;
  readonly host: BenchHost;
  readonly web: WebShell;
  readonly display: Display;
  readonly folder: string;
}

/** The whole chain on this machine: pads on pseudo-terminals with native bindings, or phones; host, disk, web server, Chromium. */
export class BenchTable {
  /** When the host showed the last outcome, by `now()`. */
  shownAt = 0;
  readonly seats: number;
  readonly host: BenchHost;
  readonly display: Display;
  readonly revealing: Revealing;
  readonly #parts: Parts;
  readonly #ids: readonly string[];

  /** This many seats with a pad each, a game begun, the table display open at 1080p. Rejects if this machine lacks something. */
  static async open(seats: number, by: 'pads' | 'phones' = 'pads'): Promise<BenchTable> {
    const folder = await mkdtemp(join(tmpdir(), 'bench-table-'));
    await buildStale(ROOT, ['renderer']);
    const players = by === 'pads' ? await plugPads(seats, folder) : servePhones(seats, folder);
    const revealing = new Revealing(players.source);
    const phones = players.phones && revealing.of(players.phones);
    const options = { pads: players.source, clock: hastyClock, ...(phones && { phones }) };
    const host = await BenchHost.open(join(folder, 'nights'), options);
    const web = await serveWeb({ site: tableSite(host.referee), pages: PAGES, port: 0, clock: systemClock });
    const display = await Display.open(web.displayUrl);
    if (by === 'phones') await host.do({ type: 'phones', on: true });
    const table = new BenchTable({ players, revealing, host, web, display, folder }, await players.connect(host));
    // Only then is there a screen to press for, or to take a picture of.
    const drawn = display.next(({ phase }) => phase === 'choosing');
    await table.begin();
    await drawn;
    return table;
  }

  private constructor(parts: Parts, ids: readonly string[]) {
    this.#parts = parts;
    this.#ids = ids;
    this.seats = ids.length;
    ({ host: this.host, display: this.display, revealing: this.revealing } = parts);
    let before: string | undefined;
    this.host.referee.watch('console', ({ table: { game } }: ConsoleView) => {
      if (game?.course.phase === 'shown' && before !== 'shown') this.shownAt = now();
      before = game?.course.phase;
    });
  }

  begin(): Promise<void> {
    return begin(this.host, this.#ids);
  }

  get tableUrl(): string {
    return this.#parts.web.displayUrl;
  }

  /** A link to the console, for one page. */
  get consoleUrl(): string {
    return this.#parts.web.controlLink().url;
  }

  /** Every pad asks for a face. */
  allArmed(): Promise<void> {
    return this.#parts.players.allArmed();
  }

  press(seat: number): void {
    this.#parts.players.press(seat, FACES[randomInt(FACES.length)] ?? 2);
  }

  async close(): Promise<void> {
    await this.display.close();
    await this.#parts.web.close();
    await this.host.close();
    await this.#parts.players.close();
    await rm(this.#parts.folder, { recursive: true });
  }
}
