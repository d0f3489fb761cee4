import PQueue from 'p-queue';
import type { MirrorTrouble } from '../../contract/hall.ts';
import { parseLine } from '../../record/chain.ts';
import type { Have } from '../wire/messages.ts';
import { MirrorFile, NO_LINES, type Mark, type MirrorPlace } from './mirror-file.ts';
import { NightFold } from './night-fold.ts';
import { NightTrouble } from './night-trouble.ts';

const NEWLINE = 0x0a;
/** Steps that a table may undo until its night has to be read again. */
const KEEPS = 16;

interface Read {
  readonly mark: Mark;
  readonly fold: NightFold;
}

const NOTHING_READ: Read = { mark: NO_LINES, fold: NightFold.EMPTY.keeping(KEEPS) };

/** The mirror of one night of one table: the same bytes, each line checked against the chain before it is written. */
export class NightMirror {
  readonly night: string;
  readonly #file: MirrorFile;
  readonly #changed: () => void;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** What is flushed; undefined while it is not kept in memory. */
  #flushed: Read | undefined;
  #last: Mark = NO_LINES;
  #shown: Pick<NightFold, 'game' | 'players' | 'results' | 'at' | 'presents' | 'unreadable'> = NightFold.EMPTY;
  readonly #trouble: NightTrouble;
  #keeps = KEEPS;

  constructor(place: MirrorPlace, night: string, changed: () => void) {
    this.night = night;
    this.#file = new MirrorFile(place, night);
    this.#changed = changed;
    this.#trouble = new NightTrouble(night, changed);
  }

  /** What the lines amount to: it is shown before they are flushed. */
  get shown(): Pick<NightFold, 'game' | 'players' | 'results' | 'at' | 'presents'> {
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
    const { lines, hash } = this.#last;
    return { lines, hash: lines === 0 ? '' : hash };
  }

  /** Reads what an earlier run has left. If the disk refuses, that is its trouble until the table sends lines. */
  read(): Promise<void> {
    return this.#queue.add(async () => {
      await this.#open().catch((error: unknown) => this.#diskRefuses(error));
    });
  }

  /** The length of its file. */
  get bytes(): number {
    return this.#last.bytes;
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
    const differs = lines < this.#last.lines || (lines === this.#last.lines && lines > 0 && hash !== this.#last.hash);
    if (differs) this.#trouble.differs(Math.min(lines, this.#last.lines - 1));
    else if (lines === this.#last.lines) this.#trouble.agree(lines, false);
    return differs && this.#trouble.now !== before;
  }

  /** Keeps the mirror so far beside, and begins anew. Rejects with the system's error code. */
  follow(): Promise<void> {
    return this.#queue.add(async () => {
      if (this.#last.lines > 0) await this.#file.setAside();
      this.#adopt(NOTHING_READ);
      this.#shown = NightFold.EMPTY;
      this.#trouble.none();
      this.#changed();
    });
  }

  /** Keeps in memory what is shown, and nothing else; more lines are taken all the same. */
  rest(): Promise<void> {
    return this.#queue.add(async () => {
      this.#flushed = undefined;
      const { game, players, results, at, presents, unreadable } = this.#shown;
      this.#shown = { game, players, results, at, presents, unreadable };
      await this.#file.close().catch(() => undefined);
    });
  }

  async #open(): Promise<Read> {
    if (this.#flushed !== undefined) return this.#flushed;
    let fold = NightFold.EMPTY;
    const mark = await this.#file.read((value, n) => (fold = fold.after(value, n)));
    fold = fold.keeping(this.#keeps);
    this.#shown = fold;
    return this.#adopt({ mark, fold });
  }

  /** The table has undone more steps than are kept. Whoever undoes so many may undo more: twice as many are kept from now on. */
  async #foldAgain(): Promise<void> {
    this.#keeps *= 2;
    this.#flushed = undefined;
    await this.#open();
    this.#changed();
  }

  #adopt(read: Read): Read {
    this.#flushed = read;
    this.#last = read.mark;
    return read;
  }

  async #takeNow(from: number, lines: readonly Buffer[] | undefined, room: number): Promise<Have> {
    const before = await this.#open();
    const held = before.mark.lines - from;
    if (lines === undefined) return this.#damaged(from);
    if (held < 0) return this.have;
    const differs = await this.#firstDifference(from, lines.slice(0, held), before.mark);
    if (differs !== undefined) return this.#differs(differs, from);
    const { after, good, bad } = chain(before, lines.slice(held), this.night);
    if (after.mark.bytes - before.mark.bytes > room) throw Object.assign(new Error('too much for one table'), { code: 'EDQUOT' });
    if (good.length > 0) {
      this.#shown = after.fold;
      this.#changed();
      await this.#file.append(Buffer.concat(good), before.mark);
      this.#adopt(after);
      if (after.fold.lacksSteps) await this.#foldAgain();
    }
    if (bad) return this.#damaged(after.mark.lines);
    this.#trouble.agree(from + lines.length, good.length > 0);
    return this.have;
  }

  /** The number of the first line that is not that of the mirror, whose chain tells at its end whether all are the same. */
  async #firstDifference(from: number, lines: readonly Buffer[], mark: Mark): Promise<number | undefined> {
    const end = lines.at(-1);
    if (end === undefined) return undefined;
    if (from + lines.length === mark.lines && end.includes(`"hash":"${mark.hash}"}`)) return undefined;
    const own = await this.#file.linesBetween(from, from + lines.length);
    const at = lines.findIndex((line, i) => own[i]?.equals(line.subarray(0, -1)) !== true);
    return at < 0 ? undefined : from + at;
  }

  #differs(at: number, from: number): Have {
    this.#trouble.differs(at, from);
    return { refused: true, from: at, why: 'differs' };
  }

  #damaged(at: number): Have {
    this.#trouble.damaged(at);
    return { refused: true, from: at, why: 'damaged' };
  }

  #diskRefuses(error: unknown): Have {
    this.#trouble.disk(error);
    return { refused: true, from: this.#last.lines, why: 'disk' };
  }
}

/** Lines with their newlines; undefined for what is not whole lines. */
function linesOf(text: string): readonly Buffer[] | undefined {
  const bytes = Buffer.from(text);
  if (bytes.at(-1) !== NEWLINE) return undefined;
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, from) + 1;
    lines.push(bytes.subarray(from, end));
    from = end;
  }
  return lines;
}

/** As many lines as follow from what was read. The first line of a night names it. */
function chain(
  before: Read,
  lines: readonly Buffer[],
  night: string,
): { readonly after: Read; readonly good: readonly Buffer[]; readonly bad: boolean } {
  let { mark, fold } = before;
  for (const [i, bytes] of lines.entries()) {
    const parsed = parseLine(bytes.subarray(0, -1), mark.lines, mark.hash);
    if (!parsed.ok || (mark.lines === 0 && !parsed.value.hash.startsWith(night))) {
      return { after: { mark, fold }, good: lines.slice(0, i), bad: true };
    }
    fold = fold.after(parsed.value, mark.lines);
    mark = { lines: mark.lines + 1, bytes: mark.bytes + bytes.length, hash: parsed.value.hash };
  }
  return { after: { mark, fold }, good: lines, bad: false };
}
