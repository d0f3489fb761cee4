import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { buildStale } from '../../app/cli/build.ts';
import type { ConsoleView, RoundChoices } from '../../host/contract/view.ts';
import { openReferee } from '../../host/session/open.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { systemClock, type Clock } from '../../host/clock/clock.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import type { BenchPads } from './bench-pads.ts';
import { Display } from './display.ts';
import { NAMES } from './names.ts';
import { now } from './one-clock.ts';
import { BenchPhones } from './phones.ts';
import { Revealing } from './revealing.ts';
import { until } from './until.ts';
import { VirtualPads } from './virtual-pads.ts';

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

/** A game for the players of these pads. */
export function beginCommand(ids: readonly string[]): object {
  const players = ids.map((_, n) => ({ id: `p${n}`, name: NAMES[n] }));
  const inputs = ids.map((pad) => ({ kind: 'pad', pad }));
  const house = { cards: 'dealt', decks: 8 };
  return { type: 'begin', rulebook: 'hungarian-war', players, inputs, dealer: 0, house, choices: CHOICES };
}

/** The whole chain on this machine: pads on pseudo-terminals with native bindings, or phones; host, disk, web server, Chromium. */
export class BenchTable {
  readonly revealing: Revealing;
  readonly display: Display;
  readonly #pads: BenchPads;
  readonly #referee: RefereePort;
  readonly #close: () => Promise<void>;
  #ids: readonly string[] = [];
  #view: ConsoleView | undefined;
  #shownAt = 0;

  /** This many seats with a pad each, a game begun, the table display open at 1080p. Rejects if this machine lacks something. */
  static async open(seats: number, by: 'pads' | 'phones' = 'pads'): Promise<BenchTable> {
    const folder = await mkdtemp(join(tmpdir(), 'bench-table-'));
    await buildStale(ROOT, ['renderer']);
    const [nightsDir, pages] = [join(folder, 'nights'), join(ROOT, 'dist/renderer')];
    const pads = by === 'pads' ? await VirtualPads.plug(seats, folder) : new BenchPhones(folder, pages);
    const revealing = new Revealing(pads.source);
    const { source, phones } = pads as BenchPads;
    const parts = { nightsDir, pads: source, shell: 'browser', appVersion: 'bench', clock: hastyClock } as const;
    const referee = await openReferee({ ...parts, ...(phones && { phones: revealing.of(phones) }) });
    const web = await serveWeb({ site: tableSite(referee), pages, port: 0, clock: systemClock });
    const display = await Display.open(web.displayUrl);
    const close = async () => {
      await display.close();
      await web.close();
      await referee.close();
      await pads.close();
      await rm(folder, { recursive: true });
    };
    const table = new BenchTable({ pads, revealing, display, referee, close, web });
    if (phones !== undefined) await table.ask({ type: 'phones', on: true });
    table.#ids = await pads.connect(seats, table.view.phones?.addresses[0]?.url ?? '');
    await until(() => table.view.pads.filter(({ link }) => link === 'live').length === seats);
    // Only then is there a screen to press for, or to take a picture of.
    const drawn = display.next(({ phase }) => phase === 'choosing');
    await table.begin();
    await drawn;
    return table;
  }

  readonly tableUrl: string;
  readonly #web: WebShell;

  private constructor(parts: {
    readonly pads: BenchPads;
    readonly revealing: Revealing;
    readonly display: Display;
    readonly referee: RefereePort;
    readonly web: WebShell;
    readonly close: () => Promise<void>;
  }) {
    this.#pads = parts.pads;
    this.revealing = parts.revealing;
    this.display = parts.display;
    this.tableUrl = parts.web.displayUrl;
    this.#web = parts.web;
    this.#referee = parts.referee;
    this.#close = parts.close;
    parts.referee.watch('console', (view) => this.#see(view));
  }

  /** When the host showed the last outcome, by `now()`. */
  get shownAt(): number {
    return this.#shownAt;
  }

  /** The console's current view. */
  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('the referee shows nothing');
    return this.#view;
  }

  get phase(): string | undefined {
    return this.view.table.game?.course.phase;
  }

  get seats(): number {
    return this.#ids.length;
  }

  begin(): Promise<void> {
    return this.ask(beginCommand(this.#ids));
  }

  /** Throws with the refusal's code. */
  async ask(command: object): Promise<void> {
    const answer = await this.#referee.command(command);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  }

  /** A link to the console, for one page. */
  consoleUrl(): string {
    return this.#web.controlLink().url;
  }

  /** A command that belongs to the current step of the round. */
  step(type: 'count' | 'skip'): Promise<void> {
    return this.ask({ type, step: this.view.table.game?.course.step });
  }

  /** Every pad asks for a face. */
  allArmed(): Promise<void> {
    return this.#pads.allArmed();
  }

  press(seat: number): void {
    this.#pads.press(seat, FACES[randomInt(FACES.length)] ?? 2);
  }

  close(): Promise<void> {
    return this.#close();
  }

  #see(view: ConsoleView): void {
    if (view.table.game?.course.phase === 'shown' && this.#view?.table.game?.course.phase !== 'shown') this.#shownAt = now();
    this.#view = view;
  }
}
