import { isDeepStrictEqual } from 'node:util';
import type { MirrorTrouble } from '../../contract/hall.ts';
import type { Have } from '../wire/messages.ts';
import type { Indexed } from './mirror-index.ts';
import type { ChainMark } from '../../record/chain.ts';
import { linesOf, MirrorFile, type MirrorPlace } from './mirror-file.ts';
import {
  EMPTY_FOLD,
  foldNext,
  NOTHING_SHOWN,
  shownOf,
  turnsSteps,
  withoutSteps,
  type NightFold,
  type Shown,
} from './night-fold.ts';

interface NightParts extends MirrorPlace {
  readonly night: string;
  changed(): void;
  /** The game that it shows is another one: the name of an evening may come at any time. */
  played(): void;
  /** Does this in the background, while nothing else is done with the mirror. */
  later(work: () => Promise<void>): void;
}

/**
 * The mirror of one night of one table: the same bytes, each line checked against the chain before it is written. Only one thing
 * is done with it at a time.
 */
export class NightMirror {
  readonly #parts: NightParts;
  readonly #file: MirrorFile;
  #isRead = false;
  /** Undefined while the lines are not folded: they are in the background, and can be written before. */
  #fold: NightFold | undefined;
  /** What the lines amount to: it is shown before they are flushed. */
  shown = NOTHING_SHOWN;
  /** They are to be folded: what is shown is older than the mirror. */
  #isBehind = false;
  #ended = false;
  /** Why the mirror is not what the table has, as far as that is known. */
  #trouble: MirrorTrouble | undefined;

  constructor(parts: NightParts) {
    this.#parts = parts;
    this.#file = new MirrorFile(parts, parts.night, parts.night);
  }

  get trouble(): MirrorTrouble | undefined {
    const { unreadable } = this.shown;
    const { night } = this.#parts;
    return this.#trouble ?? (unreadable === undefined ? undefined : { kind: 'unreadable', night, line: unreadable });
  }

  /** How far the mirror goes, flushed. */
  get have(): Have {
    const { lines, hash } = this.mark;
    return { lines, hash: lines === 0 ? '' : hash };
  }

  /** How far the mirror goes, flushed, and how long its file is. */
  get mark(): ChainMark {
    return this.#file.mark;
  }

  /** For the index, while no lines are being written; undefined if they were not folded. */
  get indexed(): Indexed | undefined {
    return this.#isBehind || this.mark.lines === 0 ? undefined : { mark: this.mark, shown: this.shown };
  }

  /**
   * Reads what an earlier run has left: only what is behind `indexed`, if the file still has that. If the disk refuses, that is
   * its trouble until the table sends lines.
   */
  async read(indexed?: Indexed): Promise<void> {
    await this.#open(indexed).catch((error: unknown) => this.#diskRefuses(error));
  }

  /** Takes lines from number `from` on, each with its newline, as long as the file has `room` for so many bytes more. */
  async take(from: number, text: string, room = Infinity): Promise<Have> {
    try {
      return await this.#take(from, linesOf(text), room);
    } catch (error) {
      return this.#diskRefuses(error);
    }
  }

  /** The table says how far it has this night itself: it cannot have less than it has sent. Returns whether that is new trouble. */
  compare(lines: number, hash: string): boolean {
    const { mark } = this;
    const before = this.#trouble;
    const differs = lines < mark.lines || (lines === mark.lines && lines > 0 && hash !== mark.hash);
    if (differs) this.#differs(Math.min(lines, mark.lines - 1));
    else if (lines === mark.lines) this.#agree(lines, false);
    return differs && this.#trouble !== before;
  }

  /** Keeps the mirror so far beside, and begins anew. Rejects with the system's error code. */
  async follow(): Promise<void> {
    if (this.mark.lines > 0) await this.#file.setAside();
    [this.#isRead, this.#fold] = [true, EMPTY_FOLD];
    this.#show(NOTHING_SHOWN);
    this.#trouble = undefined;
    this.#parts.changed();
  }

  /** Keeps in memory what is shown, and nothing else; more lines are taken all the same. */
  async rest(): Promise<void> {
    this.#fold = undefined;
    await this.#file.close().catch(() => undefined);
  }

  /** As `rest`, for good. */
  close(): Promise<void> {
    this.#ended = true;
    return this.rest();
  }

  async #open(indexed?: Indexed): Promise<void> {
    if (this.#isRead) return;
    if (indexed === undefined || !(await this.#file.reaches(indexed.mark))) return this.#foldAll();
    // What the index says is shown until the lines behind it are folded with all others.
    this.#show(indexed.shown);
    await this.#file.read(undefined, indexed.mark);
    this.#isRead = true;
    if (this.mark.lines > indexed.mark.lines) this.#foldLater();
  }

  async #foldAll(): Promise<void> {
    let fold = EMPTY_FOLD;
    await this.#file.read((value) => (fold = foldNext(fold, value)));
    [this.#isRead, this.#fold] = [true, withoutSteps(fold)];
    this.#show(shownOf(fold, this.shown));
  }

  #show(shown: Shown): void {
    const isPlayed = !isDeepStrictEqual(shown.game, this.shown.game);
    this.shown = shown;
    if (isPlayed) this.#parts.played();
  }

  /** Lines that were not folded are, in the background: a whole night takes long. */
  #foldLater(): void {
    if (this.#isBehind) return;
    this.#isBehind = true;
    this.#parts.later(async () => {
      this.#isBehind = false;
      if (this.#ended) return;
      await this.#foldAll().catch((error: unknown) => this.#diskRefuses(error));
      this.#parts.changed();
    });
  }

  async #take(from: number, lines: readonly string[] | undefined, room: number): Promise<Have> {
    await this.#open();
    const before = this.mark;
    const held = before.lines - from;
    if (lines === undefined) return this.#damaged(from);
    if (held < 0) return this.have;
    // The chain: if this line is the mirror's last, those before it are the same as well.
    const last = lines[held - 1];
    if (last?.includes(`"hash":"${before.hash}"}`) === false) return this.#differs(before.lines - 1);
    let fold = this.#fold;
    const following = await this.#file.following(from, lines, (value) => {
      fold = turnsSteps(value) ? undefined : fold && foldNext(fold, value);
    });
    const { good, to, isWhole } = following;
    if (good.length > room) throw Object.assign(new Error('too much for one table'), { code: 'EDQUOT' });
    if (good.length > 0) {
      if (fold !== undefined) this.#show(shownOf(fold, this.shown));
      this.#parts.changed();
      await this.#file.append(following);
      this.#fold = fold && withoutSteps(fold);
      if (fold === undefined) this.#foldLater();
    }
    if (!isWhole) return this.#damaged(to.lines);
    this.#agree(from + lines.length, good.length > 0);
    return this.have;
  }

  /** So many lines are what the table has. @param flushed whether the disk has taken some of them just now */
  #agree(lines: number, flushed: boolean): void {
    const now = this.#trouble;
    const stays = now?.kind === 'disk' ? !flushed : now !== undefined && now.line > lines;
    if (!stays) this.#become(undefined);
  }

  /** The line `at` is not that of the table; those before may differ as well. */
  #differs(at: number): Have {
    const isKnown = this.#trouble?.kind === 'differs' && this.#trouble.line <= at;
    if (!isKnown) this.#become({ kind: 'differs', night: this.#parts.night, line: at + 1 });
    return { refused: true, from: at, why: 'differs' };
  }

  /** The table's line `at` does not follow from the one before. */
  #damaged(at: number): Have {
    this.#become({ kind: 'damaged', night: this.#parts.night, line: at + 1 });
    return { refused: true, from: at, why: 'damaged' };
  }

  #diskRefuses(error: unknown): Have {
    this.#become({ kind: 'disk', code: (error as NodeJS.ErrnoException).code ?? 'EIO' });
    return { refused: true, from: this.mark.lines, why: 'disk' };
  }

  #become(trouble: MirrorTrouble | undefined): void {
    if (isDeepStrictEqual(trouble, this.#trouble)) return;
    this.#trouble = trouble;
    this.#parts.changed();
  }
}
