import PQueue from 'p-queue';
import type { MirrorTrouble } from '../../contract/hall.ts';
import type { Have } from '../wire/messages.ts';
import type { Indexed, Shown } from './mirror-index.ts';
import { following, linesOf, MirrorFile, NO_LINES, type Mark, type MirrorPlace } from './mirror-file.ts';
import { NightFold } from './night-fold.ts';
import { NightTrouble } from './night-trouble.ts';

/** Steps that a table may undo until its night has to be read again. */
const KEEPS = 16;

interface Read {
  readonly mark: Mark;
  /** Undefined while the lines have not been folded in this run: they are in the background, and can be written before. */
  readonly fold: NightFold | undefined;
}

const NOTHING_READ: Read = { mark: NO_LINES, fold: NightFold.EMPTY.keeping(KEEPS) };

/** One night after the other is folded, of all tables: others are heard in between. */
const FOLDS = new PQueue({ concurrency: 1 });

/** The mirror of one night of one table: the same bytes, each line checked against the chain before it is written. */
export class NightMirror {
  readonly night: string;
  readonly #file: MirrorFile;
  readonly #changed: () => void;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** What is flushed; undefined until the file has been looked at. */
  #read: Read | undefined;
  #shown: Shown = NightFold.EMPTY;
  #folds = false;
  /** What is shown is older than the mirror. */
  #isBehind = false;
  #ended = false;
  readonly #trouble: NightTrouble;
  #keeps = KEEPS;

  constructor(place: MirrorPlace, night: string, changed: () => void) {
    this.night = night;
    this.#file = new MirrorFile(place, night);
    this.#changed = changed;
    this.#trouble = new NightTrouble(night, changed);
  }

  /** What the lines amount to: it is shown before they are flushed. */
  get shown(): Shown {
    return this.#shown;
  }

  get trouble(): MirrorTrouble | undefined {
    const { unreadable } = this.#shown;
    return (
      this.#trouble.now ?? (unreadable === undefined ? undefined : { kind: 'unreadable', night: this.night, line: unreadable })
    );
  }

  /** How far the mirror goes, flushed. */
  get have(): Have {
    const { lines, hash } = this.mark;
    return { lines, hash: lines === 0 ? '' : hash };
  }

  /** How far the mirror goes, flushed, and how long its file is. */
  get mark(): Mark {
    return this.#read?.mark ?? NO_LINES;
  }

  /** For the index; undefined while lines are being written, or were not folded. */
  get indexed(): Indexed | undefined {
    const isBusy = this.#queue.size + this.#queue.pending > 0 || this.#folds || this.#isBehind;
    return isBusy || this.mark.lines === 0 ? undefined : { mark: this.mark, shown: plain(this.#shown) };
  }

  /**
   * Reads what an earlier run has left: only what is behind `indexed`, if the file still has that. If the disk refuses, that is
   * its trouble until the table sends lines.
   */
  read(indexed?: Indexed): Promise<void> {
    return this.#queue.add(async () => {
      await this.#open(indexed).catch((error: unknown) => this.#diskRefuses(error));
    });
  }

  /** Folds lines that the index did not know, in the background: a whole night takes long. */
  catchUp(): void {
    if (this.#isBehind) this.#foldLater();
  }

  /** Takes lines from number `from` on, each with its newline, as long as the file has `room` for so many bytes more. */
  async take(from: number, text: string, room = Infinity): Promise<Have> {
    return this.#queue.add(async () => {
      try {
        return await this.#takeNow(from, linesOf(text), room);
      } catch (error) {
        return this.#diskRefuses(error);
      }
    });
  }

  /** The table says how far it has this night itself: it cannot have less than it has sent. Returns whether that is new trouble. */
  compare(lines: number, hash: string): boolean {
    const before = this.#trouble.now;
    const differs = lines < this.mark.lines || (lines === this.mark.lines && lines > 0 && hash !== this.mark.hash);
    if (differs) this.#trouble.differs(Math.min(lines, this.mark.lines - 1));
    else if (lines === this.mark.lines) this.#trouble.agree(lines, false);
    return differs && this.#trouble.now !== before;
  }

  /** Keeps the mirror so far beside, and begins anew. Rejects with the system's error code. */
  follow(): Promise<void> {
    return this.#queue.add(async () => {
      if (this.mark.lines > 0) await this.#file.setAside();
      this.#read = NOTHING_READ;
      this.#shown = NightFold.EMPTY;
      this.#trouble.none();
      this.#changed();
    });
  }

  /** Keeps in memory what is shown, and nothing else; more lines are taken all the same. */
  rest(): Promise<void> {
    return this.#queue.add(async () => {
      this.#read &&= { mark: this.#read.mark, fold: undefined };
      this.#shown = plain(this.#shown);
      await this.#file.close().catch(() => undefined);
    });
  }

  /** As `rest`, for good. */
  close(): Promise<void> {
    this.#ended = true;
    return this.rest();
  }

  async #open(indexed?: Indexed): Promise<Read> {
    if (this.#read !== undefined) return this.#read;
    if (indexed !== undefined && (await this.#file.reaches(indexed.mark))) return this.#openAt(indexed);
    return this.#foldAll();
  }

  /** What the index says is shown until the lines behind it are folded with all others: see `catchUp`. */
  async #openAt({ mark, shown }: Indexed): Promise<Read> {
    this.#shown = shown;
    this.#read = { mark: await this.#file.read(() => undefined, mark), fold: undefined };
    this.#isBehind = this.#read.mark.lines > mark.lines;
    return this.#read;
  }

  async #foldAll(): Promise<Read> {
    let fold = NightFold.EMPTY;
    const mark = await this.#file.read((value, n) => (fold = fold.after(value, n)));
    fold = fold.keeping(this.#keeps);
    this.#shown = fold;
    this.#isBehind = false;
    return (this.#read = { mark, fold });
  }

  /** Lines that were not folded are, in the background. */
  #foldLater(): void {
    if (this.#folds) return;
    this.#folds = true;
    void FOLDS.add(() =>
      this.#queue.add(async () => {
        this.#folds = false;
        if (this.#ended) return;
        await this.#foldAll().catch((error: unknown) => this.#diskRefuses(error));
        this.#changed();
      }),
    );
  }

  async #takeNow(from: number, lines: readonly Buffer[] | undefined, room: number): Promise<Have> {
    const before = await this.#open();
    const held = before.mark.lines - from;
    if (lines === undefined) return this.#damaged(from);
    if (held < 0) return this.have;
    // The chain: if this line is the mirror's last, those before it are the same as well.
    const last = lines[held - 1];
    if (last?.includes(`"hash":"${before.mark.hash}"}`) === false) return this.#differs(before.mark.lines - 1);
    const news = lines.slice(held);
    let { fold } = before;
    const { mark, good } = following(before.mark, news, (value, n) => {
      // The first line of a night names it.
      if (n === 0 && !value.hash.startsWith(this.night)) return false;
      fold = fold?.after(value, n);
      return true;
    });
    if (mark.bytes - before.mark.bytes > room) throw Object.assign(new Error('too much for one table'), { code: 'EDQUOT' });
    if (good.length > 0) {
      if (fold !== undefined) this.#shown = fold;
      this.#changed();
      await this.#file.append(Buffer.concat(good), before.mark);
      this.#read = { mark, fold };
      // A table that has undone more steps than are kept may undo more: twice as many are kept from now on.
      if (fold?.lacksSteps === true) this.#keeps *= 2;
      if (fold === undefined) this.#foldLater();
      else if (fold.lacksSteps) await this.#foldAll().then(() => this.#changed());
    }
    if (good.length < news.length) return this.#damaged(mark.lines);
    this.#trouble.agree(from + lines.length, good.length > 0);
    return this.have;
  }

  #differs(at: number): Have {
    this.#trouble.differs(at);
    return { refused: true, from: at, why: 'differs' };
  }

  #damaged(at: number): Have {
    this.#trouble.damaged(at);
    return { refused: true, from: at, why: 'damaged' };
  }

  #diskRefuses(error: unknown): Have {
    this.#trouble.disk(error);
    return { refused: true, from: this.mark.lines, why: 'disk' };
  }
}

/** Without the fold that has made it. */
function plain({ game, players, results, at, presents, unreadable }: Shown): Shown {
  return { game, players, results, at, presents, unreadable };
}
