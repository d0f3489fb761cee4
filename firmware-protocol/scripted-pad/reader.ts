import { FRAME_START, MAX_FRAME } from '../codec/frame.ts';

export const OVERRUN = Symbol('overrun');

/**
 * The pad's receiver, byte by byte: `|` starts anew, newline ends, carriage returns and whatever stands outside a frame
 * count for nothing, and what grows longer than a frame is given up. PROTOCOL.md, "Frames".
 */
export class FrameReader {
  #text: string | undefined;

  /** The frames that these bytes complete, without their newlines. */
  read(bytes: Uint8Array): (string | typeof OVERRUN)[] {
    const frames: (string | typeof OVERRUN)[] = [];
    for (const byte of bytes) {
      const character = String.fromCharCode(byte);
      if (character === FRAME_START) this.#text = character;
      else if (this.#text === undefined || character === '\r') continue;
      else if (character === '\n') {
        frames.push(this.#text);
        this.#text = undefined;
      } else if (this.#text.length === MAX_FRAME - 1) {
        frames.push(OVERRUN);
        this.#text = undefined;
      } else this.#text += character;
    }
    return frames;
  }
}
