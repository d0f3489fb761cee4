import { join } from 'node:path';
import type * as v from 'valibot';
import { guestCommandSchema, type GuestCommand } from '../contract/guest.ts';
import { hallCommandSchema, type HallCommand, type ResultsPath } from '../contract/hall.ts';
import type { HallViews } from '../contract/live.ts';
import type { Answer } from '../contract/view.ts';
import { Timers, type Clock } from '../clock/clock.ts';
import { check } from '../games/checked.ts';
import type { Disk } from '../record/disk.ts';
import { refusalOf, refused } from '../session/answer.ts';
import { Watchers } from '../session/views/watchers.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Broker, BrokerListener } from './broker/broker.ts';
import { Publications } from './broker/publications.ts';
import { chosenBy, FIRST_CHOICES } from './board-choices.ts';
import { BoardTopics } from './board-topics.ts';
import type { HallKeys } from './hall-keys.ts';
import { HallTables } from './hall-tables.ts';
import type { MirrorIndex } from './mirror/mirror-index.ts';
import { HallViewer } from './hall-views.ts';
import type { HallPort } from './port.ts';
import { HallSharings, type OpenHallSharing } from './sharings.ts';
import { offerOf } from './tournament/offer.ts';
import { TOURNAMENT_FILE } from './tournament/record/file.ts';
import type { TournamentRecord } from './tournament/record/tournament-record.ts';
import { RESULTS_FILES } from './tournament/results-file.ts';
import { TournamentTopics } from './tournament-topics.ts';

/** Views are sent no more often than this, ms. */
const VIEW_MS = 250;

export interface HallParts {
  readonly folder: string;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly keys: HallKeys;
  /** Of the mirrors. */
  readonly index: MirrorIndex;
  readonly tournament: TournamentRecord;
  readonly openBroker: (listener: BrokerListener) => Promise<Broker>;
  /** Tells the local network where the hall is, from now on under this name; `failed` gets the system's code if it cannot. */
  readonly announce?: (name: string, broker: Broker, failed: (code: string) => void) => void;
  readonly sharing?: OpenHallSharing;
  readonly phones?: OpenHallSharing;
  /** Called once everything is closed. */
  readonly closed?: () => Promise<void>;
}

/** The running hall behind one port: it follows its tables, checks the organiser's commands, and shows both. */
export class Hall implements HallPort {
  readonly #parts: HallParts;
  readonly #watchers = new Watchers<HallViews>((version) => this.#see(version));
  readonly #viewer = new HallViewer();
  readonly #timers: Timers;
  readonly #publications = new Publications((...what) => this.#broker?.publish(...what));
  readonly #board: BoardTopics;
  readonly #record: TournamentTopics;
  readonly #tables: HallTables;
  readonly #sharings: HallSharings;
  #broker: Broker | undefined;
  /** To the broker, as it last was. */
  #link: 'live' | 'lost' = 'lost';
  #choices = FIRST_CHOICES;
  #failing: string | undefined;
  #unannounced: string | undefined;
  #due = false;

  private constructor(parts: HallParts) {
    const { folder, disk, clock, keys, index, tournament } = parts;
    const publications = this.#publications;
    this.#parts = parts;
    this.#timers = new Timers(clock);
    this.#board = new BoardTopics(keys.hall, publications, clock, this.#timers);
    this.#record = new TournamentTopics({
      ...{ hall: keys.hall, record: tournament, path: join(folder, TOURNAMENT_FILE), publications },
      publish: (...what) => this.#broker?.publish(...what),
      standbyMoved: () => void this.#adopt().then(() => this.#changed()),
    });
    this.#sharings = new HallSharings(this, parts, () => this.#changed());
    this.#tables = new HallTables({
      ...{ folder, disk, clock, keys, index, publications },
      name: () => tournament.state.settings.name,
      standby: () => this.#record.standby,
      messages: () => tournament.state.messages,
      offer: (table) => offerOf(tournament.state, keys.hall, table),
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
      heard: (topic, message, kept) => void (hall.#record.heard(topic, message) || hall.#tables.heard(topic, message, kept)),
      changed: () => hall.#brokerChanged(),
    });
    hall.#brokerChanged();
    hall.#watchers.watch('board', (board) => hall.#board.tell(board));
    hall.#tables.catchUp();
    return hall;
  }

  watch<Who extends keyof HallViews>(who: Who, onView: (view: HallViews[Who]) => void): () => void {
    return this.#watchers.watch(who, onView);
  }

  command(unchecked: unknown): Promise<Answer> {
    return this.#carryOut(hallCommandSchema, unchecked);
  }

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

  results(path: ResultsPath): string {
    return RESULTS_FILES[path](this.#parts.tournament.state, this.#tables.played);
  }

  async close(): Promise<void> {
    this.#timers.stop();
    await this.#sharings.close();
    await this.#broker?.close();
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
      case 'show':
      case 'boardLanguage':
      case 'boardMetres':
      case 'boardSound':
        this.#choices = chosenBy(this.#choices, command);
        return undefined;
      case 'share':
      case 'sharePhones':
      case 'renewBoardKey':
        await this.#sharings.obey(command);
        return undefined;
      default:
        return this.#organise(command);
    }
  }

  async #organise(command: Parameters<TournamentRecord['command']>[0]): Promise<Refusal | undefined> {
    const refusal = await this.#parts.tournament.command(command, () => this.#tables.played);
    this.#failing = refusal?.code === 'hall disk refuses' ? String(refusal.params['code']) : undefined;
    if (refusal === undefined) await this.#adopt();
    return refusal;
  }

  async #renewCode(table: number): Promise<Refusal | undefined> {
    const { keys, tournament } = this.#parts;
    if (table > keys.count) return refused('no such table', { table, tables: tournament.state.settings.tables });
    try {
      await keys.renew(table);
    } catch (error) {
      return refused('hall disk refuses', { code: (error as NodeJS.ErrnoException).code ?? 'EIO' });
    }
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
    const { announce, tournament } = this.#parts;
    if (this.#broker === undefined) return;
    announce?.(tournament.state.settings.name, this.#broker, (code) => {
      this.#unannounced = code;
      this.#changed();
    });
  }

  #brokerChanged(): void {
    if (this.#broker === undefined) return;
    const { link } = this.#broker.view;
    if (link === 'lost') this.#tables.loseAll();
    if (link === 'live' && this.#link === 'lost') {
      this.#publications.sayAllAgain();
      this.#board.tellClock();
      void this.#record.tell(true);
    }
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
    const { clock, keys, tournament, folder } = this.#parts;
    const [broker, { undo, redo }] = [this.#broker, tournament];
    const failing = this.#failing ?? keys.failing;
    const { standby } = this.#record;
    const addresses = (broker?.addresses ?? []).map(({ address, network }) => ({ address: `${address}/${keys.hall}`, network }));
    return this.#viewer.see({
      version,
      at: clock.now(),
      tournament: tournament.state,
      tables: this.#tables,
      keys,
      choices: this.#choices,
      phones: this.#sharings.ofBoard,
      certificate: broker?.certificate ?? '',
      organisers: {
        addresses,
        ...(standby !== undefined && { standby }),
        broker: broker?.view ?? { kind: 'embedded', link: 'lost' },
        ...(undo && { undo }),
        ...(redo && { redo }),
        ...this.#sharings.views,
        folder,
        ...(failing !== undefined && { failing }),
        ...(this.#unannounced !== undefined && { unannounced: this.#unannounced }),
      },
    });
  }
}
