import { FRAME_START } from '../../../firmware-protocol/codec/frame.ts';
import { delayOf, FaultyLine, type Fault } from '../../../firmware-protocol/scripted-pad/testing/fake-faulty-pad.ts';
import type { After } from '../../../firmware-protocol/scripted-pad/notices.ts';

/** A frame, newline included. */
const letterOf = (frame: string): string => frame.charAt(frame.lastIndexOf(FRAME_START) + 1);

const KEPT = 64;

export interface CableEnds {
  /** The host's frames, one by one, as they come out at the pad. */
  readonly toPad: (bytes: Uint8Array) => void;
  readonly toHost: (bytes: Uint8Array) => void;
  readonly after: After;
}

/** The line between a pad and its port, whatever the pad is made of, with everything that can be wrong with a line. */
export class Cable {
  faults: readonly Fault[] = [];
  /** Letters of the host's frames that do not reach the pad. */
  deafTo = '';
  /** What reaches the host instead of a frame of the pad. */
  rewrite: (frame: string) => readonly string[] = (frame) => [frame];
  /** Echoes whatever the host sends, as a modem does. */
  echoes = false;
  /** Once, when a frame of this letter comes from the host: before the pad hears it, or after. */
  trap: { readonly letter: string; readonly when: 'before' | 'after'; readonly spring: () => void } | undefined;
  /** The last frames the pad has sent, of this attempt and earlier ones. */
  readonly kept: string[] = [];
  readonly #ends: CableEnds;
  readonly #down = new FaultyLine('down');
  readonly #up = new FaultyLine('up');
  readonly #late: Uint8Array[] = [];
  readonly #fromHost = new Frames();
  readonly #fromPad = new Frames();

  constructor(ends: CableEnds) {
    this.#ends = ends;
  }

  mend(): void {
    this.faults = [];
    this.deafTo = '';
    this.rewrite = (frame) => [frame];
    this.echoes = false;
  }

  /** The plug has been pulled: half of what was being sent is lost. */
  cut(): void {
    this.#fromHost.forget();
    this.#fromPad.forget();
    this.#late.length = 0;
  }

  down(bytes: Uint8Array): void {
    if (this.echoes) this.#ends.toHost(bytes);
    for (const frame of this.#fromHost.take(bytes)) this.#downFrame(frame);
  }

  up(bytes: Uint8Array): void {
    for (const frame of this.#fromPad.take(bytes)) this.#upFrame(frame);
  }

  #downFrame(frame: string): void {
    const letter = letterOf(frame);
    this.#spring(letter, 'before');
    if (this.deafTo.includes(letter)) return;
    this.#ends.toPad(this.#down.carry(Buffer.from(frame, 'latin1'), this.faults));
    this.#spring(letter, 'after');
  }

  #upFrame(frame: string): void {
    const arriving = this.rewrite(frame);
    this.kept.push(frame);
    if (this.kept.length > KEPT) this.kept.shift();
    const bytes = this.#up.carry(Buffer.from(arriving.join(''), 'latin1'), this.faults);
    if (bytes.length === 0) return;
    this.#late.push(bytes);
    const delay = delayOf(this.faults);
    if (delay === 0) this.#catchUp(this.#late.length);
    else this.#ends.after(delay, () => this.#catchUp(1));
  }

  /** Nothing on a line overtakes what was sent earlier. */
  #catchUp(frames: number): void {
    for (const bytes of this.#late.splice(0, frames)) this.#ends.toHost(bytes);
  }

  #spring(letter: string, when: 'before' | 'after'): void {
    const { trap } = this;
    if (trap?.letter !== letter || trap.when !== when) return;
    this.trap = undefined;
    trap.spring();
  }
}

/** Takes bytes as they come and gives out whole frames. */
class Frames {
  #begun = '';

  take(bytes: Uint8Array): readonly string[] {
    const text = this.#begun + Buffer.from(bytes).toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    this.#begun = text.slice(end);
    return text
      .slice(0, end)
      .split(/(?<=\n)/)
      .filter((frame) => frame !== '');
  }

  forget(): void {
    this.#begun = '';
  }
}
