import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Disk } from '../../record/disk.ts';
import { defined } from '../../session/views/table-view.ts';
import { OtherBroker } from '../broker/other.ts';
import type { HallKeys } from '../hall-keys.ts';
import { MIRRORS } from '../hall-tables.ts';
import { linesOf, MirrorFile } from '../mirror/mirror-file.ts';
import { TableMirrors } from '../mirror/table-mirrors.ts';
import { headSchema, linesSchema, readMessage, type ToldHead } from '../wire/messages.ts';
import { filtersOf, tableRoot, tableTopic, tournamentTopic } from '../wire/topics.ts';

/** The record is `tournament.jsonl`, as in the folder of the hall itself. */
const RECORD = 'tournament';

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
  readonly #record: MirrorFile;
  /** Of the record, as the hall has said last. */
  #head: ToldHead | undefined;
  readonly #broker: OtherBroker;
  readonly #tables = new Map<number, TableMirrors>();
  readonly #queue = new PQueue({ concurrency: 1 });
  #failing: string | undefined;
  #isAsked = false;
  /** As it was told last over this connection. */
  #address: string | undefined;

  private constructor(parts: FollowedParts, record: MirrorFile) {
    const { keys, broker } = parts;
    this.#parts = parts;
    this.#record = record;
    const filters = [...filtersOf(tableRoot(keys.hall, '+'), ['lines']), tournamentTopic(keys.hall, '+')];
    const heard = (topic: string, message: Buffer, kept: boolean) => void this.#queue.add(() => this.#take(topic, message, kept));
    this.#broker = new OtherBroker(broker, keys, { heard, changed: () => this.#tell() }, filters);
  }

  /** Reads what was mirrored before. Rejects with the system's code. */
  static async open(parts: FollowedParts): Promise<FollowedHall> {
    const record = new MirrorFile(parts, RECORD);
    await record.read();
    return new FollowedHall(parts, record);
  }

  /** Resolves once everything that came is written. */
  async close(): Promise<void> {
    await this.#broker.close();
    await this.#queue.onIdle();
    await this.#record.close();
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
        await this.#askIf(await this.#compare(readMessage(headSchema, message), kept));
      }
      this.#failing = undefined;
    } catch (error) {
      this.#failing = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
    this.#tell();
  }

  #tell(): void {
    const { link, refused } = this.#broker.view;
    const { lines } = this.#record.mark;
    const isWhole = lines > 0 && lines >= (this.#head?.lines ?? Infinity);
    const failing = this.#failing;
    this.#tellAddress();
    this.#parts.changed({ link, lines, isWhole, ...defined({ refused, failing }) });
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

  /**
   * Takes what follows of the record, each line checked against the chain before it is written. Resolves with whether lines are
   * lacking, which the hall has to send again.
   */
  async #takeRecord(message: Buffer): Promise<boolean> {
    const { from = 0, text = '' } = readMessage(linesSchema, message) ?? {};
    const lines = linesOf(text);
    if (lines === undefined || from > this.#record.mark.lines) return lines !== undefined;
    const following = await this.#record.following(from, lines);
    await this.#record.append(following);
    return !following.isWhole && this.#beginAnew();
  }

  /**
   * Hears how far the hall is. Resolves with whether lines are lacking. @param kept the broker has kept it since before: the
   * hall may have been killed between a line and this
   */
  async #compare(head: ToldHead | undefined, kept: boolean): Promise<boolean> {
    if (head === undefined) return false;
    this.#head = head;
    const { lines, hash } = this.#record.mark;
    const isOther = lines === head.lines ? hash !== head.hash : lines > head.lines && !kept;
    return isOther ? this.#beginAnew() : lines < head.lines;
  }

  /**
   * Keeps the record so far beside: the hall has another one, from an old copy. Resolves with whether there was anything: a hall whose
   * lines follow from nothing is not asked again.
   */
  async #beginAnew(): Promise<boolean> {
    if (this.#record.mark.lines === 0) return false;
    await this.#record.setAside();
    return true;
  }

  /** Asks the hall for its record, once until it has said how far it is. */
  async #askIf(isLacking: boolean): Promise<void> {
    if (!isLacking || this.#isAsked) return;
    this.#isAsked = true;
    const { hall } = this.#parts.keys;
    this.#broker.publish(tournamentTopic(hall, 'have'), JSON.stringify({ lines: this.#record.mark.lines }), false);
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
    const place = { disk, folder: join(folder, MIRRORS, String(table)) };
    const mirrors = new TableMirrors({ ...place, table, changed: () => undefined });
    this.#tables.set(table, mirrors);
    return mirrors;
  }
}
