import type { Answer, ConsoleView, RoomSettings, Views } from '../contract/view.ts';
import type { PadEvent, PadSource } from '../sealing/pads/source.ts';
import { Practice } from '../sealing/practice/practice.ts';
import type { PracticePad } from '../sealing/practice/practice-pad.ts';
import type { NightFolder } from '../record/night-folder.ts';
import type { Clock } from '../clock/clock.ts';
import { codesOf, keyMeant } from '../contract/keys.ts';
import { MemorySealer } from '../sealing/memory-sealer.ts';
import { refusalOf, refused } from './answer.ts';
import { checkCommand, type SessionCommand } from './checked-command.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import { obey, type Receivers } from './commands.ts';
import { viewsOf } from './views/console-view.ts';
import { defined } from './views/table-view.ts';
import { Nights } from './nights.ts';
import type { OpenHallLink, OpenPhones, OpenSharing, RefereePort } from './port.ts';
import PQueue from 'p-queue';
import type { RandomSource } from './random.ts';
import { DiskMonitor } from './disk/disk-monitor.ts';
import { NightWriter } from './disk/night-writer.ts';
import { Table } from './table.ts';
import { Watchers } from './views/watchers.ts';

export interface RefereeParts {
  readonly folder: NightFolder;
  /** Taken over: closing the referee stops them. */
  readonly pads: PadSource;
  readonly shell: ConsoleView['shell'];
  /** For About. */
  readonly program?: ConsoleView['program'];
  readonly clock: Clock;
  readonly random: RandomSource;
  /** How the table display is shared with the room, if it can be. */
  readonly sharing?: OpenSharing;
  /** How phones play as pads, if they can. */
  readonly phones?: OpenPhones;
  /** How the table joins a hall, if it can. */
  readonly hall?: OpenHallLink;
  /** The pad on the dealer's screen, whose port `pads` can open. */
  readonly practicePad?: PracticePad;
}

/** The running table behind one port: checks commands, does them one at a time, and shows their effects. */
export class Referee implements RefereePort {
  readonly #parts: RefereeParts;
  readonly #watchers = new Watchers<Views>((version) => this.#see(version));
  readonly #receivers: Receivers;
  readonly #unlisten: readonly (() => void)[];
  #room: RoomSettings = {};
  #closed = false;
  #faults = 0;

  private constructor(parts: RefereeParts) {
    const { clock, random, pads, practicePad, folder } = parts;
    const changed = () => this.#watchers.changed();
    const queue = new PQueue({ concurrency: 1 });
    const hall = parts.hall?.(changed);
    const nightWriter = new NightWriter(new DiskMonitor({ clock, changed, probe: () => folder.probe() }), clock, hall);
    const phones = parts.phones?.(this, changed);
    const table: Table = new Table({
      clock,
      random,
      pads,
      phones,
      nightWriter,
      queue,
      attempts: folder.attempts,
      changed: () => this.#tableChanged(),
      command: (game, command) => this.#obey({ type: 'table', game, command }),
    });
    const practice = practiceAt(table, pads, changed);
    this.#parts = parts;
    this.#receivers = {
      pads,
      practicePad,
      practice,
      table,
      queue,
      nightWriter,
      changed,
      hall,
      nights: new Nights(folder, nightWriter, table),
      sharing: parts.sharing?.(this, changed),
      phones,
      setRoom: (change) => (this.#room = { ...this.#room, ...change }),
    };
    practicePad?.listen(changed);
    this.#unlisten = [pads.listen((event) => this.#heard(event)), clock.jumps((by) => this.#jumped(by))];
  }

  /** Opens the newest night if its game is under way. Takes over folder and pads, and closes them. */
  static async open(parts: RefereeParts): Promise<Referee> {
    const referee = new Referee(parts);
    await referee.#receivers.nights.resume();
    return referee;
  }

  watch<Who extends keyof Views>(who: Who, onView: (view: Views[Who]) => void): () => void {
    const stop = this.#watchers.watch(who, onView);
    this.#displaysChanged();
    return () => {
      stop();
      this.#displaysChanged();
    };
  }

  async command(unchecked: unknown): Promise<Answer> {
    const checked = checkCommand(unchecked, this.#receivers.table.game);
    const refusal = checked.ok ? await this.#obey(checked.value) : checked.refusal;
    return refusal === undefined ? { ok: true } : { ok: false, refusal };
  }

  press(code: string): void {
    if (!this.clusterCodes().has(code) && !this.keypadCodes().has(code)) return;
    const { round, state } = this.#receivers.table;
    const meant = keyMeant(state.inputs, code);
    if (meant === undefined) return;
    const sealer = round.sealers.find(({ seat }) => seat === meant.seat);
    if (sealer instanceof MemorySealer && sealer.kind === 'keys') sealer.press(meant.face);
  }

  /** No codes once the game is over: nobody seals, and the keyboard is needed for the names of the next game. */
  clusterCodes(): ReadonlySet<string> {
    const { round, state, keysRest } = this.#receivers.table;
    return keysRest || round.phase === 'over' ? new Set() : codesOf(state.inputs, 'keys');
  }

  keypadCodes(): ReadonlySet<string> {
    const { keys, state } = this.#receivers.table;
    return keys.learnsKeypad ? new Set() : codesOf(state.inputs, 'keypad');
  }

  woke(): void {
    this.#parts.clock.look();
    this.#receivers.table.round.tell({ type: 'woke' });
    this.#parts.pads.greet();
  }

  faulted(): void {
    this.#faults += 1;
    this.#watchers.changed();
  }

  /** Flushes what is being written; what the disk refuses is given up. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    for (const stop of this.#unlisten) stop();
    const { practice, table, nightWriter, sharing, phones, hall, pads, nights } = this.#receivers;
    practice.end();
    table.stop();
    nightWriter.disk.stop();
    await sharing?.share(false);
    await phones?.close();
    await hall?.close();
    await pads.stop();
    await nights.close();
  }

  #jumped(by: number): void {
    this.#receivers.table.jumped(by);
    // A jump forward may be a sleep that the shell did not notice.
    if (by > 0) this.#parts.pads.greet();
  }

  #heard(event: PadEvent): void {
    if (event.type === 'changed') this.#tableChanged();
  }

  /** Only setup follows how many there are: during a game, whoever looks on changes nothing. */
  #displaysChanged(): void {
    const { game, round } = this.#receivers.table;
    if (game === undefined || round.phase === 'over') this.#watchers.changed();
  }

  #tableChanged(): void {
    const { practice, table, changed } = this.#receivers;
    practice.follow(table.round.step);
    changed();
  }

  async #obey(command: SessionCommand): Promise<Refusal | undefined> {
    if (this.#closed) return refused('host fault');
    try {
      return await obey(this.#receivers, command);
    } catch (error) {
      return refusalOf(error);
    }
  }

  #keys() {
    return {
      seatKeys: [...this.clusterCodes()],
      keypadKeys: [...this.keypadCodes()],
      learningKeypad: this.#receivers.table.keys.learnsKeypad || undefined,
    };
  }

  #see(version: number): Views {
    const { pads, clock, shell, practicePad, program } = this.#parts;
    const { table, nights, nightWriter, practice, sharing, phones, hall } = this.#receivers;
    const { round, corrections, recall, state } = table;
    const [at, phonesNow] = [clock.now(), phones?.view];
    return viewsOf({
      version,
      at,
      ...table.seen,
      nightName: nights.name,
      room: this.#room,
      diskStatus: nightWriter.disk.status,
      course: round.course,
      corrections: corrections.at(at),
      recalled: recall.at(round.step, state),
      pads: pads.pads(),
      joining: phones?.joining,
      hallClock: hall?.clock,
      padDetails: pads.details(),
      inRound: table.inRound(),
      dealersOwn: defined({
        shell,
        displays: Math.max(0, this.#watchers.count('table') - (shell === 'electron' ? 1 : 0)),
        underWay: round.underWay,
        typed: round.typed,
        ...this.#keys(),
        ports: pads.ports(),
        unlisted: pads.unlisted,
        practice: practice.view,
        practicePad: practicePad?.view,
        sharing: sharing?.view,
        phones: phonesNow,
        hall: hall?.view,
        ...nights.view,
        ...{ program, faults: this.#faults || undefined },
        head: table.head,
        proof: table.lastProof,
      }),
    });
  }
}

function practiceAt(table: Table, pads: PadSource, changed: () => void): Practice {
  return new Practice({
    pads,
    changed,
    reserve: () => table.reserve(),
    hostNonce: () => table.hostNonce(),
    inRound: () => table.inRound(),
  });
}
