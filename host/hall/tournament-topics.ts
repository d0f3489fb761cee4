import PQueue from 'p-queue';
import type { Publications } from './broker/publications.ts';
import { LinesFile } from './lines-file.ts';
import type { TournamentRecord } from './tournament/record/tournament-record.ts';
import { headSchema, lackingSchema, readMessage, standbySchema } from './wire/messages.ts';
import { tournamentTopic } from './wire/topics.ts';

interface TopicsParts {
  readonly hall: string;
  readonly record: Pick<TournamentRecord, 'head'>;
  /** Its file. */
  readonly path: string;
  readonly publications: Publications;
  /** Whatever the broker has kept of another hall with the same id. */
  readonly takesOver: boolean;
  /** There is a stand-by, or it is somewhere else. */
  standbyMoved(): void;
}

/** Publishes the record of the tournament line by line, for whoever mirrors it. */
export class TournamentTopics {
  readonly #parts: TopicsParts;
  readonly #file: LinesFile;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** Where tables reach the hall once its stand-by has taken over, with the hall's id. */
  standby: string | undefined;
  /** Lines that were published over this connection. */
  #published = 0;
  /** The broker has kept the head of a record with lines that this one lacks: another hall has gone on from it. */
  isBehind = false;

  constructor(parts: TopicsParts) {
    this.#parts = parts;
    this.#file = new LinesFile(parts.path);
  }

  /**
   * Takes a message to the hall, unchecked: a reader that lacks lines is sent all. False if it is of another topic. @param kept as in
   * `BrokerListener`
   */
  heard(topic: string, message: Buffer, kept: boolean): boolean {
    const { hall, record, takesOver, standbyMoved } = this.#parts;
    if (topic === tournamentTopic(hall, 'head')) {
      // Anybody may say more later, where the broker lets them; nothing silences a hall that runs.
      if (kept && !takesOver) void this.#queue.add(() => this.#compare(message)).catch(() => undefined);
      return true;
    }
    if (topic === tournamentTopic(hall, 'standby')) {
      this.standby = readMessage(standbySchema, message)?.address ?? this.standby;
      standbyMoved();
      return true;
    }
    if (topic !== tournamentTopic(hall, 'have')) return false;
    const lacking = readMessage(lackingSchema, message);
    // One that asks again before it was answered is answered once.
    if (lacking !== undefined && lacking.lines < record.head.lines && this.#queue.size === 0) void this.tell(true);
    return true;
  }

  /**
   * The broker is there, and may have lost what was said: all of it is said again, or nothing where another hall has gone further with
   * this record. Resolves once that is known.
   */
  async connected(): Promise<void> {
    this.#parts.publications.pause();
    await this.#queue.onIdle();
    if (this.isBehind) return;
    this.#parts.publications.sayAllAgain();
    void this.tell(true);
  }

  /** Publishes the lines that were not published yet, or all of them. Never rejects. */
  tell(all = false): Promise<void> {
    return this.#queue.add(async () => {
      const { lines, hash } = this.#parts.record.head;
      if (all) this.#published = 0;
      // Whoever lacks lines of a file that cannot be read sees so in the head.
      await this.#publish(lines).catch(() => undefined);
      this.#parts.publications.keep(tournamentTopic(this.#parts.hall, 'head'), JSON.stringify({ lines, hash }));
    });
  }

  async #publish(lines: number): Promise<void> {
    while (this.#published < lines) {
      const from = this.#published;
      const text = await this.#file.linesFrom(from, lines - from);
      if (text === undefined) return;
      this.#parts.publications.publish(tournamentTopic(this.#parts.hall, 'lines'), JSON.stringify({ from, text }));
      this.#published = from + text.split('\n').length - 1;
    }
  }

  async #compare(message: Buffer): Promise<void> {
    const head = readMessage(headSchema, message);
    if (head === undefined || (await this.#file.hashAfter(head.lines)) === head.hash) return;
    this.isBehind = true;
    this.#parts.publications.pause();
  }
}
