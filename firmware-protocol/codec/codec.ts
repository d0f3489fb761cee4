import {
  attempt,
  attemptOrNone,
  closeMs,
  commitment,
  errorCode,
  event,
  eventOrBoot,
  face,
  firmware,
  nonce,
  padId,
  padIdOrNone,
  reset,
  seal,
  sealOrNone,
  state,
  verdict,
  version,
  type FieldCodec,
} from './fields.ts';
import { frameIn, makeFrame, parseFrame, type Parsed } from './frame.ts';
import type { Framed, HostMessage, PadMessage } from './message.ts';

interface Typed {
  readonly type: string;
}

type SeqRange = readonly [least: number, most: number];
/** A command, or the answer to one. */
const ASKED: SeqRange = [1, 255];
const UNASKED: SeqRange = [0, 0];
const EITHER: SeqRange = [0, 255];

/** A message on the wire: its letter, the sequences it may carry, and its fields in their order on the wire. */
interface Layout<Message extends Typed> {
  readonly letter: string;
  readonly seq: SeqRange;
  readonly fields: { readonly [Name in Exclude<keyof Message, 'type'>]: FieldCodec<Message[Name]> };
}

/** One layout for each message of a union: a forgotten message or field does not compile. */
type Layouts<Message extends Typed> = {
  readonly [Type in Message['type']]: Layout<Extract<Message, { readonly type: Type }>>;
};

interface UntypedLayout {
  readonly type: string;
  readonly letter: string;
  readonly seq: SeqRange;
  readonly fields: readonly (readonly [name: string, codec: FieldCodec<unknown>])[];
}

interface MessageCodec<Message> {
  /** Reads a line without its newline. Never throws. */
  parse(line: string): Parsed<Framed<Message>>;
  /** Gives the line to send, without its newline. Values must be within the ranges of PROTOCOL.md. */
  make(framed: Framed<Message>): string;
}

/** PROTOCOL.md, "What the host sends". */
const hostCodec = codecOf<HostMessage>({
  hello: { letter: 'H', seq: ASKED, fields: {} },
  arm: { letter: 'A', seq: ASKED, fields: { attempt, hostNonce: nonce } },
  closeIn: { letter: 'L', seq: ASKED, fields: { attempt, ms: closeMs } },
  close: { letter: 'C', seq: ASKED, fields: { attempt } },
  reveal: { letter: 'R', seq: ASKED, fields: { attempt, seal } },
  result: { letter: 'V', seq: ASKED, fields: { attempt, verdict } },
  nudge: { letter: 'N', seq: ASKED, fields: { attempt } },
  ping: { letter: 'P', seq: ASKED, fields: {} },
  abort: { letter: 'X', seq: ASKED, fields: { attempt } },
  halted: { letter: 'W', seq: ASKED, fields: { attempt } },
  identify: { letter: 'I', seq: ASKED, fields: {} },
  setId: { letter: 'D', seq: ASKED, fields: { id: padId } },
  ack: { letter: 'K', seq: UNASKED, fields: { event: eventOrBoot } },
});

/** PROTOCOL.md, "What the pad sends". */
const padCodec = codecOf<PadMessage>({
  hello: {
    letter: 'h',
    seq: EITHER,
    fields: { version, firmware, id: padIdOrNone, state, attempt: attemptOrNone, seal: sealOrNone, reset },
  },
  arm: { letter: 'a', seq: ASKED, fields: { attempt } },
  closeIn: { letter: 'l', seq: ASKED, fields: { attempt } },
  close: { letter: 'c', seq: ASKED, fields: { attempt, seal: sealOrNone, commitment } },
  reveal: { letter: 'r', seq: ASKED, fields: { attempt, seal, face, nonce } },
  result: { letter: 'v', seq: ASKED, fields: { attempt } },
  nudge: { letter: 'n', seq: ASKED, fields: { attempt } },
  ping: { letter: 'p', seq: ASKED, fields: { state, attempt: attemptOrNone, seal: sealOrNone } },
  abort: { letter: 'x', seq: ASKED, fields: { attempt } },
  halted: { letter: 'w', seq: ASKED, fields: { attempt } },
  identify: { letter: 'i', seq: ASKED, fields: {} },
  setId: { letter: 'd', seq: ASKED, fields: { id: padId } },
  sealed: { letter: 's', seq: UNASKED, fields: { event, attempt, seal, commitment } },
  halt: { letter: 't', seq: UNASKED, fields: { event, attempt, seal: sealOrNone } },
  beacon: { letter: 'b', seq: UNASKED, fields: { version } },
  error: { letter: 'e', seq: EITHER, fields: { code: errorCode } },
});

export const parseHostMessage = hostCodec.parse;
export const makeHostMessage = hostCodec.make;
export const parsePadMessage = padCodec.parse;
export const makePadMessage = padCodec.make;

function codecOf<Message extends Typed>(layouts: Layouts<Message>): MessageCodec<Message> {
  // `Layouts` has tied each codec to its field; from here on names and codecs are untyped.
  const entries = Object.entries(layouts as Record<string, Layout<Typed> & { fields: Record<string, FieldCodec<unknown>> }>);
  const untyped = entries.map(([type, { letter, seq, fields }]): UntypedLayout => {
    return { type, letter, seq, fields: Object.entries(fields) };
  });
  const byLetter = new Map(untyped.map((layout) => [layout.letter, layout]));
  const byType = new Map(untyped.map((layout) => [layout.type, layout]));
  return {
    parse(line) {
      const frame = parseFrame(frameIn(line));
      if (!frame.ok) return frame;
      const { type, seq, fields } = frame.value;
      const layout = byLetter.get(type);
      if (layout === undefined) return { ok: false, code: 'unknown' };
      const [least, most] = layout.seq;
      const message = seq >= least && seq <= most ? parseFields(layout, fields) : undefined;
      if (message === undefined) return { ok: false, code: 'syntax' };
      return { ok: true, value: { seq, message: message as Message } };
    },
    make({ seq, message }) {
      const { letter, fields } = byType.get(message.type) as UntypedLayout;
      const values = message as Readonly<Record<string, unknown>>;
      return makeFrame({ type: letter, seq, fields: fields.map(([name, codec]) => codec.make(values[name])) });
    },
  };
}

function parseFields({ type, fields }: UntypedLayout, texts: readonly string[]): unknown {
  if (texts.length !== fields.length) return undefined;
  const message: Record<string, unknown> = { type };
  for (const [i, [name, codec]] of fields.entries()) {
    const value = codec.parse(texts[i] ?? '');
    if (value === undefined) return undefined;
    message[name] = value;
  }
  return message;
}
