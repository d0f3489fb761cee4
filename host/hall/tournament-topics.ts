import PQueue from 'p-queue';
import type { Broker } from './broker/broker.ts';
import type { Publications } from './broker/publications.ts';
import { LinesFile } from './lines-file.ts';
import type { TournamentRecord } from './tournament/record/tournament-record.ts';
import { lackingSchema, readMessage, standbySchema } from './wire/messages.ts';
import { tournamentTopic } from './wire/topics.ts';

interface TopicsParts {
  readonly hall: string;
  readonly record: Pick<TournamentRecord, 'head'>;
  /** Its file. */
  readonly path: string;
  readonly publish: Broker['publish'];
  readonly publications: Pick<Publications, 'keep'>;
  /** There is a stand-by, or it is somewhere else. */
  standbyMoved(): void;
}

/** Publishes the record of the tournament line by line, for whoever mirrors it. */
export class TournamentTopics {
  readonly #parts: TopicsParts;
  readonly #file: LinesFile;
  readonly #queue = new PQueue({ concurrency: 1 });
  #standby: string | undefined;
  /** Lines that were published over this connection. */
  #published = 0;

  constructor(parts: TopicsParts) {
    this.#parts = parts;
    this.#file = new LinesFile(parts.path);
  }

  /** Where tables reach the hall once its stand-by has taken over, with the hall's id. */
  get standby(): string | undefined {
    return this.#standby;
  }

  /** Takes a message to the hall, unchecked: a reader that lacks lines is sent all. False if it is of another topic. */
  heard(topic: string, message: Buffer): boolean {
    if (topic === tournamentTopic(this.#parts.hall, 'standby')) {
      this.#standby = readMessage(standbySchema, message)?.address ?? this.#standby;
      this.#parts.standbyMoved();
      return true;
    }
    if (topic !== tournamentTopic(this.#parts.hall, 'have')) return false;
    const lacking = readMessage(lackingSchema, message);
    // One that asks again before it was answered is answered once.
    if (lacking !== undefined && lacking.lines < this.#parts.record.head.lines && this.#queue.size === 0) void this.tell(true);
    return true;
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
      this.#parts.publish(tournamentTopic(this.#parts.hall, 'lines'), JSON.stringify({ from, text }), false);
      this.#published = from + text.split('\n').length - 1;
    }
  }
}
