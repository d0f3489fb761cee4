import { frameIn, makeFrame, parseFrame, type ParsedLine } from './frame.ts';
import { HOST_LAYOUTS, PAD_LAYOUTS, type Framed, type HostMessage, type Layout, type PadMessage } from './message.ts';

interface MessageCodec<Message> {
  /** Reads a line without its newline. Never throws. */
  parse(line: string): ParsedLine<Framed<Message>>;
  /** Gives the line to send, without its newline. Values must be within the ranges of PROTOCOL.md. */
  make(framed: Framed<Message>): string;
}

export const { parse: parseHostMessage, make: makeHostMessage } = codecOf<HostMessage>(HOST_LAYOUTS);
export const { parse: parsePadMessage, make: makePadMessage } = codecOf<PadMessage>(PAD_LAYOUTS);

function codecOf<Message extends { readonly type: string }>(
  layouts: Readonly<Record<Message['type'], Layout>>,
): MessageCodec<Message> {
  const byLetter = new Map(Object.entries<Layout>(layouts).map(([type, layout]) => [layout.letter, { type, layout }]));
  return {
    parse(line) {
      const frame = parseFrame(frameIn(line));
      if (!frame.ok) return frame;
      const { type: letter, seq, fields } = frame.value;
      const found = byLetter.get(letter);
      if (found === undefined) return { ok: false, code: 'unknown' };
      const { type, layout } = found;
      const [least, most] = layout.seq;
      const values = seq >= least && seq <= most ? parseFields(layout, fields) : undefined;
      if (values === undefined) return { ok: false, code: 'syntax' };
      return { ok: true, value: { seq, message: { type, ...values } as unknown as Message } };
    },
    make({ seq, message }) {
      const { letter, fields } = layouts[message.type as Message['type']];
      const values = message as Readonly<Record<string, unknown>>;
      return makeFrame({
        type: letter,
        seq,
        fields: Object.entries(fields).map(([name, codec]) => codec.make(values[name])),
      });
    },
  };
}

function parseFields({ fields }: Layout, texts: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const entries = Object.entries(fields);
  if (texts.length !== entries.length) return undefined;
  const values = entries.map(([name, codec], i) => [name, codec.parse(texts[i] ?? '')] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}
