import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Disk } from '../../record/disk.ts';
import { OtherBroker } from '../broker/other.ts';
import type { HallKeys } from '../hall-keys.ts';
import { MIRRORS } from '../hall-tables.ts';
import { TableMirrors } from '../mirror/table-mirrors.ts';
import { headSchema, linesSchema, readMessage } from '../wire/messages.ts';
import { filtersOf, tableRoot, tableTopic, tournamentTopic } from '../wire/topics.ts';
import { TournamentMirror } from './tournament-mirror.ts';

interface FollowedParts {
  /** Of the stand-by; its keys are those of the hall. */
  readonly folder: string;
  readonly disk: Disk;
  readonly keys: HallKeys;
  /** The broker of the hall that is followed. */
  readonly broker: URL;
  /** Where tables reach the hall once it has taken over, in the network in which this computer has that address. */
  reachedAt(own: string): string | undefined;
  /** It stands differently. */
  changed(now: Following): void;
}

/** How a stand-by stands. */
export interface Following {
  readonly link: 'live' | 'lost';
  /** Why the broker lets nobody in, by its code. */
  readonly refused?: string;
  /** Lines of the tournament's record, the header included. */
  readonly lines: number;
  /** Whether that is all that the hall has. */
  readonly isWhole: boolean;
  /** The system's code, if the disk has refused lines. */
  readonly failing?: string;
}

/**
 * A running hall as a stand-by follows it: it reads what the hall and its tables publish, and keeps the same files. A hall that is
 * opened in this folder goes on from there; what the mirrors of tables lack these send again.
 */
export class FollowedHall {
  readonly #parts: FollowedParts;
  readonly #tournament: TournamentMirror;
  readonly #broker: OtherBroker;
  readonly #tables = new Map<number, TableMirrors>();
  readonly #queue = new PQueue({ concurrency: 1 });
  #failing: string | undefined;
  #isAsked = false;
  /** As it was told last over this connection. */
  #address: string | undefined;

  private constructor(parts: FollowedParts, tournament: TournamentMirror) {
    const { keys, broker } = parts;
    this.#parts = parts;
    this.#tournament = tournament;
    const filters = [...filtersOf(tableRoot(keys.hall, '+'), ['lines']), tournamentTopic(keys.hall, '+')];
    const heard = (topic: string, message: Buffer, kept: boolean) => void this.#queue.add(() => this.#take(topic, message, kept));
    this.#broker = new OtherBroker(broker, keys, { heard, changed: () => this.#tell() }, filters);
  }

  /** Rejects with the system's code. */
  static async open(parts: FollowedParts): Promise<FollowedHall> {
    return new FollowedHall(parts, await TournamentMirror.open(parts.folder, parts.disk));
  }

  /** Resolves once everything that came is written. */
  async close(): Promise<void> {
    await this.#broker.close();
    await this.#queue.onIdle();
    await this.#tournament.close();
    for (const mirrors of this.#tables.values()) await mirrors.close();
  }

  /** Takes a message, unchecked. Never rejects. */
  async #take(topic: string, message: Buffer, kept: boolean): Promise<void> {
    try {
      const { hall } = this.#parts.keys;
      const at = tableTopic(topic, hall);
      if (at?.kind === 'lines' && at.night !== undefined) await this.#takeLines(at.table, at.night, message);
      if (topic === tournamentTopic(hall, 'lines')) await this.#askIf(await this.#takeRecord(message));
      if (topic === tournamentTopic(hall, 'head')) {
        this.#isAsked = false;
        const head = readMessage(headSchema, message);
        await this.#askIf(head !== undefined && (await this.#tournament.compare(head, kept)));
      }
      this.#failing = undefined;
    } catch (error) {
      this.#failing = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
    this.#tell();
  }

  #tell(): void {
    const { link, refused } = this.#broker.view;
    const { lines, isWhole } = this.#tournament;
    const failing = this.#failing;
    this.#tellAddress();
    this.#parts.changed({
      link,
      lines,
      isWhole,
      ...(refused !== undefined && { refused }),
      ...(failing !== undefined && { failing }),
    });
  }

  /** The hall prints it on the cards of the tables, and tells it those that are connected. */
  #tellAddress(): void {
    const { keys, reachedAt } = this.#parts;
    const own = this.#broker.localAddress;
    const address = own === undefined ? undefined : reachedAt(own);
    if (address === this.#address) return;
    this.#address = address;
    if (address === undefined) return;
    this.#broker.publish(tournamentTopic(keys.hall, 'standby'), JSON.stringify({ address: `${address}/${keys.hall}` }), true);
  }

  async #takeRecord(message: Buffer): Promise<boolean> {
    const told = readMessage(linesSchema, message);
    return told !== undefined && this.#tournament.take(told);
  }

  /** Asks the hall for its record, once until it has said how far it is. */
  async #askIf(isLacking: boolean): Promise<void> {
    if (!isLacking || this.#isAsked) return;
    this.#isAsked = true;
    const { hall } = this.#parts.keys;
    this.#broker.publish(tournamentTopic(hall, 'have'), JSON.stringify({ lines: this.#tournament.lines }), false);
  }

  /** Lines before which others are lacking are not taken: the table sends them to the hall that takes over. */
  async #takeLines(table: number, night: string, message: Buffer): Promise<void> {
    const told = readMessage(linesSchema, message);
    if (told === undefined || table > this.#parts.keys.count) return;
    await this.#mirrorsOf(table).take(night, told.from, told.text);
  }

  #mirrorsOf(table: number): TableMirrors {
    const known = this.#tables.get(table);
    if (known !== undefined) return known;
    const { disk, folder } = this.#parts;
    const place = { disk, folder: join(folder, MIRRORS, String(table)), now: () => performance.now() };
    const mirrors = new TableMirrors({ ...place, table, changed: () => undefined });
    this.#tables.set(table, mirrors);
    return mirrors;
  }
}
