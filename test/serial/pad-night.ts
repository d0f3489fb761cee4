import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import type { ConsoleCommand } from '../../host/contract/command.ts';
import type { ConsoleView, Course } from '../../host/contract/view.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { openReferee } from '../../host/session/open.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { HurriedTime } from '../support/hurried-time.ts';
import { Lookout } from './lookout.ts';
import { PtyPad } from './pty-pad.ts';

type In<Phase extends Course['phase']> = Extract<Course, { readonly phase: Phase }>;

/** A night of the real host: native bindings, pads on pseudo-terminals, a folder of its own; only its time is hurried. */
export class PadNight {
  readonly time = new HurriedTime();
  readonly clock = this.time.clock();
  readonly pads: readonly PtyPad[];
  readonly #folder: string;
  readonly #lookout = new Lookout();
  #referee: RefereePort | undefined;
  #view: ConsoleView | undefined;

  /** Plugs in a pad for each name and waits until all answer; `others` are ports of other devices. */
  static async open(names: readonly string[], others: readonly string[]): Promise<PadNight> {
    const night = new PadNight(await mkdtemp(join(tmpdir(), 'pad-night-')), names);
    await night.#open(others);
    await night.until(() => night.view.pads.filter(({ link }) => link === 'live').length === names.length);
    return night;
  }

  private constructor(folder: string, names: readonly string[]) {
    this.#folder = folder;
    this.pads = names.map((id) => new PtyPad(id, join(folder, `port-${id}`), () => this.#lookout.look()));
  }

  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('no view has arrived yet');
    return this.#view;
  }

  get course(): Course {
    const { game } = this.view.table;
    if (game === undefined) throw new Error('no game has begun');
    return game.course;
  }

  get state(): State {
    return this.view.table.game?.state as State;
  }

  /** A command that the host must accept. */
  async ask(command: ConsoleCommand): Promise<void> {
    expect(await this.#referee?.command(command)).toEqual({ ok: true });
  }

  /** Everybody plays with the pad of the same name, and cards are named when taken. */
  begin(): Promise<void> {
    return this.ask({
      type: 'begin',
      rulebook: 'hungarian-war',
      players: this.pads.map(({ id }) => ({ id, name: id })),
      inputs: this.pads.map(({ id }) => ({ kind: 'pad', pad: id })),
      dealer: 0,
      house: { cards: 'taken' },
      choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
    });
  }

  /** Resolves once the condition holds; it is checked whenever a view comes or a pad's LEDs change. */
  until(holds: () => boolean): Promise<void> {
    return this.#lookout.until(holds);
  }

  /** The course once it is in this phase. */
  async phase<Phase extends Course['phase']>(phase: Phase): Promise<In<Phase>> {
    await this.until(() => this.course.phase === phase);
    return this.course as In<Phase>;
  }

  async close(): Promise<void> {
    await this.#referee?.close();
    await Promise.all(this.pads.map((pad) => pad.unplug()));
    await rm(this.#folder, { recursive: true });
  }

  async #open(others: readonly string[]): Promise<void> {
    const pads = openPads({ paths: [...this.pads.map(({ path }) => path), ...others], list: async () => [] });
    const nightsDir = join(this.#folder, 'nights');
    this.#referee = await openReferee({ nightsDir, pads, shell: 'browser', appVersion: '0.0.0', clock: this.clock });
    this.#referee.watch('console', (view) => {
      this.#view = view;
      this.time.hurryFaces(this.clock, view.table.game?.course);
      this.#lookout.look();
    });
    await Promise.all(this.pads.map((pad) => pad.plug()));
  }
}
