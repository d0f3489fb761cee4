import { join } from 'node:path';
import type * as v from 'valibot';
import { guestCommandSchema, type GuestCommand } from '../contract/guest.ts';
import { BOARD_METRES, hallCommandSchema, type HallCommand, type ResultsPath } from '../contract/hall.ts';
import type { HallViews } from '../contract/live.ts';
import type { Answer } from '../contract/view.ts';
import { Timers, type Clock } from '../clock/clock.ts';
import { check } from '../games/checked.ts';
import type { Disk } from '../record/disk.ts';
import { refusalOf, refused } from '../session/answer.ts';
import type { Sharing } from '../session/port.ts';
import { Watchers } from '../session/views/watchers.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Broker, BrokerListener } from './broker/broker.ts';
import { Publications } from './broker/publications.ts';
import { BoardTopics } from './board-topics.ts';
import type { HallKeys } from './hall-keys.ts';
import { HallTables } from './hall-tables.ts';
import type { Announcement } from './mdns/announcement.ts';
import { HallViewer, type BoardChoices } from './hall-views.ts';
import { TOURNAMENT_FILE, type TournamentRecord } from './tournament/record/tournament-record.ts';
import { RESULTS_FILES } from './tournament/results-file.ts';
import { TournamentTopics } from './tournament-topics.ts';

/** Views are sent no more often than this, ms. */
const VIEW_MS = 250;

/** How a shell shares what the hall shows; it calls `changed` when the view has changed. */
type OpenHallSharing = (hall: Pick<Hall, 'watch' | 'checkIn'>, changed: () => void) => Sharing;

export interface HallParts {
  readonly folder: string;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly keys: HallKeys;
  /** The version of the app. */
  readonly app: string;
  readonly tournament: TournamentRecord;
  readonly openBroker: (listener: BrokerListener) => Promise<Broker>;
  /** Tells the local network where the hall is; it is closed with the hall. */
  readonly announcement?: Announcement;
  /** Publishes its record at its broker even if another one has gone further there. */
  readonly takesOver?: boolean | undefined;
  /** The board on screens, and on phones to each guest their own table. */
  readonly sharing?: OpenHallSharing | undefined;
  readonly phones?: OpenHallSharing | undefined;
  /** Called once everything is closed. */
  readonly closed?: () => Promise<void>;
}

/** The running hall as a shell sees it: it follows its tables, takes the organiser's commands, and shows both. */
export class Hall {
  readonly #parts: HallParts;
  readonly #watchers = new Watchers<HallViews>((version) => this.#see(version));
  readonly #viewer = new HallViewer();
  readonly #timers: Timers;
  readonly #publications = new Publications((...what) => this.#broker?.publish(...what));
  readonly #board: BoardTopics;
  readonly #record: TournamentTopics;
  readonly #tables: HallTables;
  readonly #sharing: Sharing | undefined;
  readonly #phones: Sharing | undefined;
  #broker: Broker | undefined;
  /** To the broker, as it last was. */
  #link: 'live' | 'lost' = 'lost';
  /** For the board, until the hall ends. */
  #choices: BoardChoices = { shows: { what: 'turns' }, metres: BOARD_METRES[0], sound: true };
  #failing: string | undefined;
  #due = false;

  private constructor(parts: HallParts) {
    const { folder, disk, clock, keys, app, tournament } = parts;
    const publications = this.#publications;
    this.#parts = parts;
    this.#timers = new Timers(clock);
    this.#board = new BoardTopics(keys.hall, publications, clock, this.#timers);
    this.#record = new TournamentTopics({
      ...{ hall: keys.hall, record: tournament, path: join(folder, TOURNAMENT_FILE), publications },
      standbyMoved: () => void this.#adopt().then(() => this.#changed()),
      takesOver: parts.takesOver === true,
    });
    this.#sharing = parts.sharing?.(this, () => this.#changed());
    this.#phones = parts.phones?.(this, () => this.#changed());
    this.#tables = new HallTables({
      ...{ folder, disk, clock, keys, app, tournament, publications },
      standby: () => this.#record.standby,
      changed: () => this.#changed(),
    });
  }

  /** Takes over what it is given, and closes it. Rejects with the system's error code. */
  static async open(parts: HallParts): Promise<Hall> {
    const hall = new Hall(parts);
    await hall.#adopt();
    await hall.#tables.read();
    hall.#tables.tellAll();
    hall.#broker = await parts.openBroker({
      heard: (...what) => void (hall.#record.heard(...what) || hall.#tables.heard(...what)),
      changed: () => hall.#brokerChanged(),
    });
    hall.#brokerChanged();
    hall.#watchers.watch('board', (board) => hall.#board.tell(board));
    hall.#tables.catchUp();
    return hall;
  }

  /** Calls back at once and then at every change, at most four times a second. Returns a function that stops. */
  watch<Who extends keyof HallViews>(who: Who, onView: (view: HallViews[Who]) => void): () => void {
    return this.#watchers.watch(who, onView);
  }

  /** Takes any JSON value; if it is no command, the refusal names the field that is wrong. */
  command(unchecked: unknown): Promise<Answer> {
    return this.#carryOut(hallCommandSchema, unchecked);
  }

  /** Takes any JSON value from a guest, who can only check in: see `GuestCommand`. */
  checkIn(unchecked: unknown): Promise<Answer> {
    return this.#carryOut(guestCommandSchema, unchecked);
  }

  async #carryOut(schema: v.GenericSchema<unknown, HallCommand | GuestCommand>, unchecked: unknown): Promise<Answer> {
    const checked = check(schema, unchecked);
    if (!checked.ok) return { ok: false, refusal: refused('not a command', { field: checked.field, problem: checked.problem }) };
    const refusal = await this.#obey(checked.value).catch(refusalOf);
    this.#changed();
    return refusal === undefined ? { ok: true } : { ok: false, refusal };
  }

  /** What the tournament has come to, as a file of this path. */
  results(path: ResultsPath): string {
    return RESULTS_FILES[path](this.#parts.tournament.state, this.#tables.played);
  }

  async close(): Promise<void> {
    this.#timers.stop();
    await this.#sharing?.share(false);
    await this.#phones?.share(false);
    await this.#broker?.close();
    await this.#parts.announcement?.close();
    await this.#tables.close();
    // A table that has just come is noted in them.
    await this.#parts.keys.save();
    await this.#parts.tournament.close();
    await this.#parts.closed?.();
  }

  async #obey(command: HallCommand | GuestCommand): Promise<Refusal | undefined> {
    switch (command.type) {
      case 'renewCode':
        return this.#renewCode(command.table);
      case 'followTable': {
        const followed = await this.#tables.of(command.table)?.follow(command.night);
        return followed === true ? undefined : refused('no such night', { file: command.night });
      }
      case 'answerCall':
        this.#tables.of(command.table)?.answer();
        this.#tables.tellNews();
        return undefined;
      case 'show': {
        const { type: _, ...chosen } = command;
        this.#choices = { ...this.#choices, ...chosen };
        return undefined;
      }
      case 'share':
        return this.#sharing?.share(command.on).then(() => undefined);
      case 'sharePhones':
        return this.#phones?.share(command.on).then(() => undefined);
      case 'renewBoardKey':
        return this.#sharing?.renew().then(() => undefined);
      default:
        return this.#organise(command);
    }
  }

  async #organise(command: Parameters<TournamentRecord['command']>[0]): Promise<Refusal | undefined> {
    const refusal = await this.#parts.tournament.command(command, () => this.#tables.resultsFor(command.type));
    this.#failing = refusal?.code === 'hall disk refuses' ? String(refusal.params['code']) : undefined;
    if (refusal === undefined) await this.#adopt();
    return refusal;
  }

  async #renewCode(table: number): Promise<Refusal | undefined> {
    const { keys, tournament } = this.#parts;
    if (table > keys.count) return refused('no such table', { table, tables: tournament.state.settings.tables });
    const code = await keys.renew(table);
    if (code !== undefined) return refused('hall disk refuses', { code });
    this.#tables.of(table)?.lose();
    this.#broker?.drop(table);
    return undefined;
  }

  /** The tournament is another one: there may be more tables, and other offers. */
  async #adopt(): Promise<void> {
    const { keys, tournament } = this.#parts;
    await keys.haveTables(tournament.state.settings.tables);
    this.#tables.grow();
    this.#tables.tellNews();
    if (this.#link === 'live') void this.#record.tell();
    this.#announce();
  }

  #announce(): void {
    const { name } = this.#parts.tournament.state.settings;
    if (this.#broker !== undefined) this.#parts.announcement?.say(name, this.#broker, () => this.#changed());
  }

  #brokerChanged(): void {
    if (this.#broker === undefined) return;
    const { link } = this.#broker.view;
    if (link === 'lost') this.#tables.loseAll();
    if (link === 'live' && this.#link === 'lost')
      void this.#record.connected().then(() => {
        this.#board.tellClock();
        this.#changed();
      });
    this.#link = link;
    this.#announce();
    this.#changed();
  }

  #changed(): void {
    if (this.#due) return;
    this.#due = true;
    this.#timers.after(VIEW_MS, () => {
      this.#due = false;
      this.#watchers.changed();
    });
  }

  #see(version: number): HallViews {
    const { clock, keys, tournament, folder, announcement } = this.#parts;
    const [broker, { unannounced, another }] = [this.#broker, announcement ?? {}];
    return this.#viewer.see({
      ...{ version, at: clock.now(), tournament, keys, tables: this.#tables, choices: this.#choices, folder },
      ...{ broker, sharing: this.#sharing?.view, phones: this.#phones?.view, unannounced, standby: this.#record.standby },
      another: this.#record.isBehind ? broker?.addresses[0]?.address : another,
      failing: this.#failing ?? keys.failing,
    });
  }
}
