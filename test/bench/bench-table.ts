import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { buildStale } from '../../app/cli/build.ts';
import type { ConsoleView, RoundChoices } from '../../host/contract/view.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openReferee } from '../../host/session/open.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { systemClock, type Clock } from '../../host/clock/clock.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { Display } from './display.ts';
import { NAMES } from './names.ts';
import { now } from './one-clock.ts';
import { Revealing } from './revealing.ts';
import { until } from './until.ts';

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

/** The whole chain on this machine: pads on pseudo-terminals, native bindings, host, disk, web server, Chromium. */
export class BenchTable {
  readonly pads: readonly VirtualPad[];
  readonly revealing: Revealing;
  readonly display: Display;
  readonly #referee: RefereePort;
  readonly #close: () => Promise<void>;
  #view: ConsoleView | undefined;
  #shownAt = 0;

  /** This many seats with a pad each, a game begun, the table display open at 1080p. Rejects if this machine lacks something. */
  static async open(seats: number): Promise<BenchTable> {
    const folder = await mkdtemp(join(tmpdir(), 'bench-table-'));
    const pads = NAMES.slice(0, seats).map((_, n) => new VirtualPad({ id: `pad-${n}`, link: join(folder, `pad-${n}`) }));
    await buildStale(ROOT, ['renderer']);
    const source = openPads({ paths: await Promise.all(pads.map((pad) => pad.plug())), list: async () => [] });
    const revealing = new Revealing(source);
    const nightsDir = join(folder, 'nights');
    const referee = await openReferee({ nightsDir, pads: source, shell: 'browser', appVersion: 'bench', clock: hastyClock });
    const pages = join(ROOT, 'dist/renderer');
    const web = await serveWeb({ referee, pages, port: 0, clock: systemClock });
    const display = await Display.open(web.tableUrl);
    const close = async () => {
      await display.close();
      await web.close();
      await referee.close();
      await Promise.all(pads.map((pad) => pad.unplug()));
      await rm(folder, { recursive: true });
    };
    const table = new BenchTable({ pads, revealing, display, referee, close, web });
    await until(() => table.view.pads.filter(({ link }) => link === 'live').length === pads.length);
    // Only then is there a screen to press for, or to take a picture of.
    const drawn = display.next(({ phase }) => phase === 'choosing');
    await table.begin();
    await drawn;
    return table;
  }

  readonly tableUrl: string;
  readonly #web: WebShell;

  private constructor(parts: {
    readonly pads: readonly VirtualPad[];
    readonly revealing: Revealing;
    readonly display: Display;
    readonly referee: RefereePort;
    readonly web: WebShell;
    readonly close: () => Promise<void>;
  }) {
    this.pads = parts.pads;
    this.revealing = parts.revealing;
    this.display = parts.display;
    this.tableUrl = parts.web.tableUrl;
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

  async begin(): Promise<void> {
    const players = this.pads.map((_, n) => ({ id: `p${n}`, name: NAMES[n] }));
    const inputs = this.pads.map((_, n) => ({ kind: 'pad', pad: `pad-${n}` }));
    const house = { cards: 'dealt', decks: 8 };
    await this.ask({ type: 'begin', rulebook: 'hungarian-war', players, inputs, dealer: 0, house, choices: CHOICES });
  }

  /** Throws with the refusal's code. */
  async ask(command: object): Promise<void> {
    const answer = await this.#referee.command(command);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  }

  /** A link to the console, for one page. */
  consoleUrl(): string {
    return this.#web.consoleLink().url;
  }

  /** A command that belongs to the current step of the round. */
  step(type: 'count' | 'skip'): Promise<void> {
    return this.ask({ type, step: this.view.table.game?.course.step });
  }

  /** Every pad asks for a face. */
  allArmed(): Promise<void> {
    return until(() => this.pads.every(({ pad }) => pad.state === 'armed'));
  }

  press(pad: VirtualPad): void {
    pad.pad.press(FACES[randomInt(FACES.length)] ?? 2);
  }

  close(): Promise<void> {
    return this.#close();
  }

  #see(view: ConsoleView): void {
    if (view.table.game?.course.phase === 'shown' && this.#view?.table.game?.course.phase !== 'shown') this.#shownAt = now();
    this.#view = view;
  }
}
