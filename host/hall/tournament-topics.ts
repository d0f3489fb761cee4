import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { chunksOf, openPlain, thenClose } from '../record/disk.ts';
import type { Broker } from './broker/broker.ts';
import type { Publications } from './broker/publications.ts';
import type { TournamentHead, TournamentRecord } from './tournament/record/tournament-record.ts';
import { lackingSchema, MOST_LINES_BYTES, readMessage, standbySchema } from './wire/messages.ts';
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

const NOTHING = { lines: 0, bytes: 0 } as const;
const NEWLINE = 0x0a;

/** Publishes the record of the tournament line by line, for whoever mirrors it. */
export class TournamentTopics {
  readonly #parts: TopicsParts;
  readonly #queue = new PQueue({ concurrency: 1 });
  #standby: string | undefined;
  #told: Pick<TournamentHead, 'lines' | 'bytes'> = NOTHING;

  constructor(parts: TopicsParts) {
    this.#parts = parts;
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
      const { head } = this.#parts.record;
      if (all) this.#told = NOTHING;
      // Whoever lacks lines of a file that cannot be read sees so in the head.
      await this.#tellLines(head).catch(() => undefined);
      const { lines, hash } = head;
      this.#parts.publications.keep(tournamentTopic(this.#parts.hall, 'head'), JSON.stringify({ lines, hash }));
    });
  }

  async #tellLines(head: TournamentHead): Promise<void> {
    let { lines: from, bytes: at } = this.#told;
    if (head.bytes === at) return;
    const text = await thenClose(await openPlain(this.#parts.path), (file) => buffer(chunksOf(file, head.bytes + 1, at)));
    for (const batch of batchesOf(text.subarray(0, head.bytes - at))) {
      this.#parts.publish(tournamentTopic(this.#parts.hall, 'lines'), JSON.stringify({ from, text: batch.toString() }), false);
      from += batch.reduce((count, byte) => count + Number(byte === NEWLINE), 0);
      at += batch.length;
    }
    this.#told = { lines: from, bytes: at };
  }
}

/** Whole lines, as many as a message holds, or one that is longer. */
function* batchesOf(lines: Buffer): Generator<Buffer> {
  for (let from = 0; from < lines.length;) {
    const last = lines.lastIndexOf(NEWLINE, from + MOST_LINES_BYTES - 1);
    const end = (last >= from ? last : lines.indexOf(NEWLINE, from)) + 1;
    if (end <= from) return;
    yield lines.subarray(from, end);
    from = end;
  }
}
