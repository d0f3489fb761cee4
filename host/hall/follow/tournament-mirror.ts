import { systemDisk, type Disk } from '../../record/disk.ts';
import { following, linesOf, MirrorFile } from '../mirror/mirror-file.ts';
import type { ToldHead, ToldLines } from '../wire/messages.ts';

/** The record is `tournament.jsonl`, as in the folder of the hall itself. */
const NAME = 'tournament';

/** The record of a tournament as a stand-by keeps it: the same bytes, each line checked against the chain before it is written. */
export class TournamentMirror {
  readonly #file: MirrorFile;
  #head: ToldHead | undefined;

  private constructor(file: MirrorFile) {
    this.#file = file;
  }

  /** Reads what was mirrored before. Rejects with the system's code. */
  static async open(folder: string, disk: Disk = systemDisk): Promise<TournamentMirror> {
    const file = new MirrorFile({ disk, folder, now: () => performance.now() }, NAME);
    await file.read(() => undefined);
    return new TournamentMirror(file);
  }

  /** Lines, the header included, flushed. */
  get lines(): number {
    return this.#file.mark.lines;
  }

  /** Whether everything is there that the hall has said to have. */
  get isWhole(): boolean {
    return this.#head !== undefined && this.#file.mark.lines >= this.#head.lines && this.#file.mark.lines > 0;
  }

  /**
   * Takes what follows. Resolves with whether lines are lacking, which the hall has to send again. Of another record, which the
   * hall has from an old copy, what was here is kept beside. Rejects with the system's code.
   */
  async take({ from, text }: ToldLines): Promise<boolean> {
    const lines = linesOf(text);
    if (lines === undefined) return false;
    if (from > this.#file.mark.lines) return true;
    const { mark, good } = following(this.#file.mark, lines.slice(this.#file.mark.lines - from));
    const isOther = mark.lines < from + lines.length;
    if (good.length > 0) await this.#file.append(good, mark);
    return isOther && this.#beginAnew();
  }

  /**
   * Hears how far the hall is. Resolves with whether lines are lacking. @param kept the broker has kept it since before: the
   * hall may have been killed between a line and this. Rejects with the system's code.
   */
  async compare(head: ToldHead, kept: boolean): Promise<boolean> {
    this.#head = head;
    const { lines, hash } = this.#file.mark;
    const isOther = lines === head.lines ? hash !== head.hash : lines > head.lines && !kept;
    return isOther ? this.#beginAnew() : lines < head.lines;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  /** Resolves with whether there was anything to keep beside: a hall whose lines follow from nothing is not asked again. */
  async #beginAnew(): Promise<boolean> {
    if (this.#file.mark.lines === 0) return false;
    await this.#file.setAside();
    return true;
  }
}
