import { FRAME_START, MAX_FRAME } from '../codec/frame.ts';
import type { PadMessage, Framed, HostMessage } from '../codec/message.ts';
import { makePadMessage } from '../codec/codec.ts';
import { delayOf, FaultyLine, type Fault } from './fault.ts';
import type { After } from './notices.ts';

export const OVERRUN = Symbol('overrun');

/**
 * The pad's receiver: `|` starts a frame, a newline ends it; carriage returns and text outside frames are ignored, and a frame
 * that becomes too long is dropped. PROTOCOL.md, "Frames".
 */
export class FrameReader {
  #text: string | undefined;

  /** Returns the frames completed by these bytes, without their newlines. */
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

/** The pad's end of the line, with its simulated faults. */
export class Wire {
  faults: readonly Fault[] = [];

  readonly #send: (bytes: Uint8Array) => void;
  readonly #after: After;
  readonly #down = new FaultyLine('down');
  readonly #up = new FaultyLine('up');

  constructor(send: (bytes: Uint8Array) => void, after: After) {
    this.#send = send;
    this.#after = after;
  }

  /** Returns the bytes that reach the pad. */
  arriving(bytes: Uint8Array): Uint8Array {
    return this.#down.carry(bytes, this.faults);
  }

  send(seq: number, message: PadMessage): void {
    const bytes = Buffer.from(`${makePadMessage({ seq, message })}\n`, 'ascii');
    const send = () => {
      const arriving = this.#up.carry(bytes, this.faults);
      if (arriving.length > 0) this.#send(arriving);
    };
    const delay = delayOf(this.faults);
    if (delay > 0) this.#after(delay, send);
    else send();
  }
}

export type Command = Exclude<HostMessage, { readonly type: 'ack' }>;

/** The pad's last command and answer. PROTOCOL.md, "Commands and answers". */
export class LastAnswer {
  #last: { readonly type: Command['type']; readonly seq: number; readonly answer: PadMessage } | undefined;

  /** Repeats the answer if type and sequence are those of the last command; a hello is always answered anew. */
  once({ seq, message }: Framed<Command>, answerTo: (message: Command) => PadMessage): PadMessage {
    if (message.type === 'hello') {
      this.forget();
      return answerTo(message);
    }
    if (this.#last?.type === message.type && this.#last.seq === seq) return this.#last.answer;
    const answer = answerTo(message);
    this.#last = { type: message.type, seq, answer };
    return answer;
  }

  forget(): void {
    this.#last = undefined;
  }
}
