import { makePadMessage, parseHostMessage } from '../codec/codec.ts';
import { FRAME_START, MAX_FRAME, parseFrame } from '../codec/frame.ts';
import type { Framed, HostMessage, PadMessage } from '../codec/message.ts';

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

export type PadCommand = Exclude<HostMessage, { readonly type: 'ack' }>;

interface WireListener {
  /** Bytes to the host. */
  send(bytes: Uint8Array): void;
  /** The host has sent a valid frame. */
  heard(): void;
  acknowledged(event: number): void;
  answer(command: PadCommand): PadMessage;
}

/** The pad's end of the line. PROTOCOL.md, "Commands and answers". */
export class PadWire {
  readonly #listener: WireListener;
  #reader = new FrameReader();
  #last: { readonly type: PadCommand['type']; readonly seq: number; readonly answer: PadMessage } | undefined;

  constructor(listener: WireListener) {
    this.#listener = listener;
  }

  /** The pad was reset. */
  forget(): void {
    this.#reader = new FrameReader();
    this.#last = undefined;
  }

  receive(bytes: Uint8Array): void {
    for (const text of this.#reader.read(bytes)) {
      if (text === OVERRUN) this.send({ seq: 0, message: { type: 'error', code: 'overrun' } });
      else this.#receiveFrame(text);
    }
  }

  send(framed: Framed<PadMessage>): void {
    this.#listener.send(new TextEncoder().encode(`${makePadMessage(framed)}\n`));
  }

  #receiveFrame(text: string): void {
    const parsed = parseHostMessage(text);
    if (!parsed.ok) return this.send({ seq: seqIn(text), message: { type: 'error', code: parsed.code } });
    const { seq, message } = parsed.value;
    this.#listener.heard();
    if (message.type === 'ack') return this.#listener.acknowledged(message.event);
    this.send({ seq, message: this.#answerTo(seq, message) });
  }

  /** Repeats the last answer for the same command with the same sequence; a hello always gets a new answer. */
  #answerTo(seq: number, command: PadCommand): PadMessage {
    const { type } = command;
    if (type !== 'hello' && this.#last?.type === type && this.#last.seq === seq) return this.#last.answer;
    const answer = this.#listener.answer(command);
    this.#last = type === 'hello' ? undefined : { type, seq, answer };
    return answer;
  }
}

/** The sequence of a valid frame that is no message; 0 if the text is no frame. */
function seqIn(text: string): number {
  const frame = parseFrame(text);
  return frame.ok ? frame.value.seq : 0;
}
