import type { Answer, ConsoleView, RoomSound, TableView } from '../contract/view.ts';
import type { PadSource } from '../sealing/pads/source.ts';
import { Practice } from '../sealing/practice/practice.ts';
import type { PracticePad } from '../sealing/practice/practice-pad.ts';
import type { NightFolder } from '../record/night-folder.ts';
import type { Clock } from '../clock/clock.ts';
import { codesOf, keyMeant } from '../sealing/clusters.ts';
import { MemorySealer } from '../sealing/memory-sealer.ts';
import { faultAnswer, refused } from './answer.ts';
import { checkCommand, type Command } from './checked-command.ts';
import { obey, type Receivers } from './commands.ts';
import { viewsOf } from './views/console-view.ts';
import { Nights } from './nights.ts';
import type { RefereePort } from './port.ts';
import PQueue from 'p-queue';
import type { Random } from './random.ts';
import { NightWriter } from './disk/night-writer.ts';
import type { OpenSharing, Sharing } from './port.ts';
import { Table } from './table.ts';
import { Watchers, type Views } from './views/watchers.ts';

export interface RefereeParts {
  readonly folder: NightFolder;
  readonly pads: PadSource;
  readonly shell: ConsoleView['shell'];
  readonly clock: Clock;
  readonly random: Random;
  readonly sharing?: OpenSharing;
  /** Its port is one that `pads` can open. */
  readonly practicePad?: PracticePad;
}

/** The running table behind one port: checks commands, does them one at a time, and shows what came of them. */
export class Referee implements RefereePort {
  readonly #parts: RefereeParts;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #nightWriter: NightWriter;
  readonly #table: Table;
  readonly #nights: Nights;
  readonly #watchers: Watchers;
  readonly #practice: Practice;
  readonly #sharing: Sharing | undefined;
  readonly #unlisten: () => void;
  #sound: RoomSound | undefined;
  #closed = false;

  private constructor(parts: RefereeParts) {
    const { clock, random, pads, folder } = parts;
    const changed = () => this.#watchers.changed();
    const tableChanged = () => {
      this.#practice.follow(this.#table.round.step);
      changed();
    };
    this.#parts = parts;
    this.#watchers = new Watchers((version) => this.#see(version));
    this.#nightWriter = new NightWriter({ clock, changed, probe: () => folder.probe() });
    this.#table = new Table({
      clock,
      random,
      pads,
      attempts: folder.attempts,
      nightWriter: this.#nightWriter,
      queue: this.#queue,
      changed: tableChanged,
      command: (game, command) => this.#obey({ type: 'table', game, command }),
    });
    this.#practice = new Practice({
      pads,
      reserve: () => this.#table.reserve(),
      hostNonce: () => this.#table.hostNonce(),
      inRound: () => this.#table.inRound(),
      changed,
    });
    parts.practicePad?.listen(changed);
    this.#nights = new Nights(folder, this.#nightWriter, this.#table);
    this.#sharing = parts.sharing?.(this, changed);

    const unlisten = pads.listen((event) => {
      if (event.type !== 'changed') return;
      this.#table.padsChanged();
      tableChanged();
    });
    const unwatch = clock.jumps((by) => this.#jumped(by));
    this.#unlisten = () => {
      unlisten();
      unwatch();
    };
  }

  /** Opens the newest night if its game is under way. Takes over folder and pads, and closes them. */
  static async open(parts: RefereeParts): Promise<Referee> {
    const referee = new Referee(parts);
    await referee.#nights.resume();
    return referee;
  }

  watch(who: 'table', onView: (view: TableView) => void): () => void;
  watch(who: 'console', onView: (view: ConsoleView) => void): () => void;
  watch(...[who, onView]: ['table', (view: TableView) => void] | ['console', (view: ConsoleView) => void]): () => void {
    return who === 'table' ? this.#watchers.watchTable(onView) : this.#watchers.watchConsole(onView);
  }

  async command(unchecked: unknown): Promise<Answer> {
    const checked = checkCommand(unchecked, this.#table.game);
    return checked.ok ? this.#obey(checked.value) : checked;
  }

  press(code: string): void {
    const { round, inputs } = this.#table;
    const meant = round.naming ? undefined : keyMeant(inputs, code);
    if (meant === undefined) return;
    const sealer = round.sealers.get(meant.seat);
    if (sealer instanceof MemorySealer && sealer.kind === 'keys') sealer.press(meant.face);
  }

  /** None when the game is over: nobody seals, and the keyboard is wanted for the next game's names. */
  clusterCodes(): ReadonlySet<string> {
    const { round, inputs } = this.#table;
    return round.naming || round.phase === 'over' ? new Set() : codesOf(inputs);
  }

  woke(): void {
    this.#parts.clock.look();
    this.#table.round.woke();
    this.#parts.pads.greet();
  }

  /** What is being written is flushed first; what the disk refuses is let go of. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#unlisten();
    this.#practice.end();
    this.#table.stop();
    this.#nightWriter.stop();
    await this.#sharing?.close();
    await this.#parts.pads.stop();
    await this.#nights.close();
  }

  #jumped(by: number): void {
    this.#table.jumped(by);
    // Forward it may have been a sleep that the shell was not told of.
    if (by > 0) this.#parts.pads.greet();
  }

  async #obey(command: Command): Promise<Answer> {
    if (this.#closed) return refused('host fault');
    const { pads, practicePad } = this.#parts;
    const receivers: Receivers = {
      pads,
      practicePad,
      practice: this.#practice,
      table: this.#table,
      queue: this.#queue,
      nights: this.#nights,
      nightWriter: this.#nightWriter,
      sharing: this.#sharing,
      changed: () => this.#watchers.changed(),
      setSound: (sound) => (this.#sound = sound),
    };
    try {
      return await obey(receivers, command);
    } catch (error) {
      return faultAnswer(error);
    }
  }

  #see(version: number): Views {
    const { pads, clock, shell, practicePad } = this.#parts;
    const { round, now, corrections, recall, lastReveal } = this.#table;
    const at = clock.now();
    return viewsOf({
      version,
      at,
      diskStatus: this.#nightWriter.diskStatus,
      nightName: this.#nights.name,
      sound: this.#sound,
      now,
      course: round.course,
      corrections: corrections.at(at),
      recalled: recall.at(round.course.step, lastReveal),
      pads: pads.pads(),
      ports: pads.ports(),
      padDetails: pads.details(),
      inRound: this.#table.inRound(),
      practice: this.#practice.view,
      practicePad: practicePad?.view,
      unlisted: pads.unlisted(),
      seatKeys: this.clusterCodes(),
      typed: round.typed,
      underWay: round.underWay,
      shell,
      nights: this.#nights.views,
      deletedNights: this.#nights.deletedViews,
      nightReport: this.#nights.report,
      proof: this.#table.lastProof,
      recordFile: this.#nights.path,
      head: this.#table.head,
      sharing: this.#sharing?.view,
    });
  }
}
