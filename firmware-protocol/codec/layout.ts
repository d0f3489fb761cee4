import type { FieldCodec } from './field.ts';
import { frameIn, makeFrame, parseFrame, type Parsed } from './frame.ts';
import type { Framed } from './message.ts';

interface Typed {
  readonly type: string;
}

type SeqRange = readonly [least: number, most: number];
/** A command, or the answer to one. */
export const ASKED: SeqRange = [1, 255];
export const UNASKED: SeqRange = [0, 0];
export const EITHER: SeqRange = [0, 255];

/** A message on the wire: its letter, the sequences it may carry, and its fields in the order they stand there. */
export interface Layout<Message extends Typed> {
  readonly letter: string;
  readonly seq: SeqRange;
  readonly fields: { readonly [Name in Exclude<keyof Message, 'type'>]: FieldCodec<Message[Name]> };
}

/** One layout for every message of a union: forgetting a message or a field does not compile. */
export type Layouts<Message extends Typed> = {
  readonly [Type in Message['type']]: Layout<Extract<Message, { readonly type: Type }>>;
};

interface LooseLayout {
  readonly type: string;
  readonly letter: string;
  readonly seq: SeqRange;
  readonly fields: readonly (readonly [name: string, codec: FieldCodec<unknown>])[];
}

export interface MessageCodec<Message> {
  /** Reads a line as it came, without its newline. Never throws. */
  parse(line: string): Parsed<Framed<Message>>;
  /** The line to send, without its newline. Values are within the ranges of PROTOCOL.md. */
  make(framed: Framed<Message>): string;
}

export function codecOf<Message extends Typed>(layouts: Layouts<Message>): MessageCodec<Message> {
  // The mapped type has tied every codec to its field; from here on names and codecs travel together untyped.
  const entries = Object.entries(layouts as Record<string, Layout<Typed> & { fields: Record<string, FieldCodec<unknown>> }>);
  const loose = entries.map(([type, { letter, seq, fields }]): LooseLayout => {
    return { type, letter, seq, fields: Object.entries(fields) };
  });
  const byLetter = new Map(loose.map((layout) => [layout.letter, layout]));
  const byType = new Map(loose.map((layout) => [layout.type, layout]));
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
      const { letter, fields } = byType.get(message.type) as LooseLayout;
      const values = message as Readonly<Record<string, unknown>>;
      return makeFrame({ type: letter, seq, fields: fields.map(([name, codec]) => codec.make(values[name])) });
    },
  };
}

function parseFields({ type, fields }: LooseLayout, texts: readonly string[]): unknown {
  if (texts.length !== fields.length) return undefined;
  const message: Record<string, unknown> = { type };
  for (const [i, [name, codec]] of fields.entries()) {
    const value = codec.parse(texts[i] ?? '');
    if (value === undefined) return undefined;
    message[name] = value;
  }
  return message;
}
