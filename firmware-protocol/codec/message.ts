/**
 * The messages of protocol version 2, by the names of PROTOCOL.md. `attempt` only rises; `seal` numbers a pad's seals within
 * an attempt.
 */
export const PROTOCOL_VERSION = 2;

/** The highest attempt of a whole table. */
export const HIGHEST_ATTEMPT = 4_000_000_000;
/** The highest attempt of the protocol, for a pad that is ahead of its table. */
export const HIGHEST_OWN_ATTEMPT = 0xffff_ffff;

/** The id in the hello of a pad without one, which answers `arm` with the error `store` until `setId`. */
export const NO_ID = '?';
/** `commitment` in the answer to `close` if there is no seal. */
export const NO_COMMITMENT = '0'.repeat(32);

/** The wire format of a field. `parse` returns undefined for text that `make` never makes. */
interface FieldCodec<T> {
  parse(text: string): T | undefined;
  make(value: T): string;
}
type ValueOf<Codec> = Codec extends FieldCodec<infer T> ? T : never;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type PadState = ValueOf<typeof state>;
export type ResetCause = ValueOf<typeof reset>;
/** What the pad's LEDs show after a reveal. */
export type Verdict = ValueOf<typeof verdict>;
export type PadErrorCode = ValueOf<typeof code>;

// PROTOCOL.md, "Fields".
const attempt = whole(1, 0xffffffff);
const attemptOrNone = whole(0, 0xffffffff);
const seal = whole(1, 0xffff);
const sealOrNone = whole(0, 0xffff);
const ms = whole(1, 0xffff);
const event = whole(1, 255);
const eventOrBoot = whole(0, 255);
const version = whole(1, 255);
const face = whole<Face>(1, 6);
const nonce = matching(/^[0-9a-f]{16}$/);
const commitment = matching(/^[0-9a-f]{32}$/);
const firmware = matching(/^[0-9A-Za-z.-]{1,8}$/);
const id = matching(/^[0-9A-Za-z_-]{1,16}$/);
const idOrNone = matching(/^([0-9A-Za-z_-]{1,16}|\?)$/);
const code = matching<'crc' | 'syntax' | 'state' | 'attempt' | 'seal' | 'store' | 'unknown' | 'overrun'>(
  /^(crc|syntax|state|attempt|seal|store|unknown|overrun)$/,
);
const state = oneOf({ idle: 'i', armed: 'a', sealed: 's', closed: 'c', revealed: 'r' });
const reset = oneOf({ power: 'p', external: 'e', brownout: 'b', watchdog: 'w', none: 'n' });
const verdict = oneOf({ nothing: 'n', took: 't', blocked: 'b', out: 'o', back: 'r' });

/** Which sequences a message may carry. */
type SeqRange = readonly [least: number, most: number];
/** A command, or the answer to one. */
const ASKED: SeqRange = [1, 255];
const UNASKED: SeqRange = [0, 0];
const EITHER: SeqRange = [0, 255];

/** A message on the wire: its letter, its sequences, and its fields in their order. */
export interface Layout {
  readonly letter: string;
  readonly seq: SeqRange;
  readonly fields: Readonly<Record<string, FieldCodec<unknown>>>;
}

/** What a pad says about its attempt: in `idle`, `attempt` is the highest one spent; `seal` is the current one. 0 for none. */
const status = { state, attempt: attemptOrNone, seal: sealOrNone };

/** PROTOCOL.md, "What the host sends". Each but `ack` is answered by the pad's message of the same name, or by an error. */
export const HOST_LAYOUTS = {
  hello: { letter: 'H', seq: ASKED, fields: {} },
  arm: { letter: 'A', seq: ASKED, fields: { attempt, hostNonce: nonce } },
  /** The count is running: the pad closes by itself in `ms`, unless `halted`, `close` or another attempt comes first. */
  closeIn: { letter: 'L', seq: ASKED, fields: { attempt, ms } },
  close: { letter: 'C', seq: ASKED, fields: { attempt } },
  /** Only after `close`, and only the seal that `close` answered. */
  reveal: { letter: 'R', seq: ASKED, fields: { attempt, seal } },
  /** The attempt has ended; also for pads that were not armed in it (a player comes back). */
  result: { letter: 'V', seq: ASKED, fields: { attempt, verdict } },
  nudge: { letter: 'N', seq: ASKED, fields: { attempt } },
  ping: { letter: 'P', seq: ASKED, fields: {} },
  /** The attempt is called off: seal and face are wiped. Unless it was closed, it may be armed again. */
  abort: { letter: 'X', seq: ASKED, fields: { attempt } },
  /** The count was halted: the pad no longer closes by itself, and its LEDs show the halt. Seals are kept. */
  halted: { letter: 'W', seq: ASKED, fields: { attempt } },
  identify: { letter: 'I', seq: ASKED, fields: {} },
  setId: { letter: 'D', seq: ASKED, fields: { id } },
  /** Acknowledges the pad's `sealed` or `halt` of this number, or its hello at boot with 0. For a seal: it counts. */
  ack: { letter: 'K', seq: UNASKED, fields: { event: eventOrBoot } },
} as const satisfies Readonly<Record<string, Layout>>;

/** PROTOCOL.md, "What the pad sends". */
export const PAD_LAYOUTS = {
  /** With sequence 0 the pad has booted: it repeats this every 250 ms until `hello` or `ack` 0. */
  hello: { letter: 'h', seq: EITHER, fields: { version, firmware, id: idOrNone, ...status, reset } },
  arm: { letter: 'a', seq: ASKED, fields: { attempt } },
  closeIn: { letter: 'l', seq: ASKED, fields: { attempt } },
  /** The number and commitment of the last seal; 0 and `NO_COMMITMENT` for none. */
  close: { letter: 'c', seq: ASKED, fields: { attempt, seal: sealOrNone, commitment } },
  reveal: { letter: 'r', seq: ASKED, fields: { attempt, seal, face, nonce } },
  result: { letter: 'v', seq: ASKED, fields: { attempt } },
  nudge: { letter: 'n', seq: ASKED, fields: { attempt } },
  ping: { letter: 'p', seq: ASKED, fields: status },
  abort: { letter: 'x', seq: ASKED, fields: { attempt } },
  halted: { letter: 'w', seq: ASKED, fields: { attempt } },
  identify: { letter: 'i', seq: ASKED, fields: {} },
  setId: { letter: 'd', seq: ASKED, fields: { id } },
  /** A new seal, without its face; repeated every 250 ms until acknowledged. */
  sealed: { letter: 's', seq: UNASKED, fields: { event, attempt, seal, commitment } },
  /** Two buttons were held for 0.7 s; `seal` is the one restored, 0 for none. Repeated likewise. */
  halt: { letter: 't', seq: UNASKED, fields: { event, attempt, seal: sealOrNone } },
  /** Every 250 ms once the pad has heard nothing for 2 s. */
  beacon: { letter: 'b', seq: UNASKED, fields: { version } },
  /** Carries the sequence of the command, or 0 if that could not be read. */
  error: { letter: 'e', seq: EITHER, fields: { code } },
} as const satisfies Readonly<Record<string, Layout>>;

type Values<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
type MessageOf<Layouts extends Readonly<Record<string, Layout>>> = {
  [Type in keyof Layouts]: { readonly type: Type } & Values<Layouts[Type]['fields']>;
}[keyof Layouts];

export type HostMessage = MessageOf<typeof HOST_LAYOUTS>;
export type PadMessage = MessageOf<typeof PAD_LAYOUTS>;
export type Hello = Extract<PadMessage, { readonly type: 'hello' }>;
export type PadStatus = Values<typeof status>;

/** A message with its sequence. Commands carry 1 to 255 in turn, answers that of their command, everything else 0. */
export interface Framed<Message> {
  readonly seq: number;
  readonly message: Message;
}

/** A whole number in decimal without leading zeros. */
function whole<T extends number = number>(least: number, most: number): FieldCodec<T> {
  return {
    parse: (text) => {
      const value = Number(text);
      return /^(0|[1-9]\d{0,9})$/.test(text) && value >= least && value <= most ? (value as T) : undefined;
    },
    make: String,
  };
}

/** Text, unchanged. */
function matching<T extends string = string>(pattern: RegExp): FieldCodec<T> {
  return { parse: (text) => (pattern.test(text) ? (text as T) : undefined), make: (value) => value };
}

/** One of a few values, by their letters on the wire. */
function oneOf<T extends string>(letters: Readonly<Record<T, string>>): FieldCodec<T> {
  const values = new Map(Object.entries<string>(letters).map(([value, letter]) => [letter, value as T]));
  return { parse: (text) => values.get(text), make: (value) => letters[value] };
}
