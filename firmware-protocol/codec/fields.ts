import type { Face, PadErrorCode, PadState, ResetCause, Verdict } from './message.ts';

/** The wire format of a field. `parse` returns undefined for text that `make` never makes. */
export interface FieldCodec<T> {
  parse(text: string): T | undefined;
  make(value: T): string;
}

/** A whole number in decimal without leading zeros. */
function whole(least: number, most: number): FieldCodec<number> {
  return {
    parse: (text) => {
      if (!/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
      const value = Number(text);
      return value >= least && value <= most ? value : undefined;
    },
    make: String,
  };
}

/** Text, unchanged. */
function matching(pattern: RegExp): FieldCodec<string> {
  return { parse: (text) => (pattern.test(text) ? text : undefined), make: (value) => value };
}

/** Bytes as lower-case hex. */
function hex(bytes: number): FieldCodec<string> {
  return matching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
}

/** One of a few values, by their texts on the wire. */
function oneOf<T extends string | number>(texts: readonly (readonly [value: T, text: string])[]): FieldCodec<T> {
  const values = new Map(texts.map(([value, text]) => [text, value]));
  const wire = new Map(texts);
  return { parse: (text) => values.get(text), make: (value) => wire.get(value) ?? String(value) };
}

/** The fields of version 2. PROTOCOL.md, "Fields". */
export const attempt = whole(1, 0xffffffff);
export const attemptOrNone = whole(0, 0xffffffff);
export const seal = whole(1, 0xffff);
export const sealOrNone = whole(0, 0xffff);
/** ms until a pad closes by itself. */
export const closeMs = whole(1, 0xffff);
export const event = whole(1, 255);
export const eventOrBoot = whole(0, 255);
export const version = whole(1, 255);
export const nonce = hex(8);
export const commitment = hex(16);
export const firmware = matching(/^[0-9A-Za-z.-]{1,8}$/);
export const padId = matching(/^[0-9A-Za-z_-]{1,16}$/);
export const padIdOrNone = matching(/^([0-9A-Za-z_-]{1,16}|\?)$/);

export const face: FieldCodec<Face> = oneOf<Face>([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
]);

export const state: FieldCodec<PadState> = oneOf<PadState>([
  ['idle', 'i'],
  ['armed', 'a'],
  ['sealed', 's'],
  ['closed', 'c'],
  ['revealed', 'r'],
]);

export const reset: FieldCodec<ResetCause> = oneOf<ResetCause>([
  ['power', 'p'],
  ['external', 'e'],
  ['brownout', 'b'],
  ['watchdog', 'w'],
  ['none', 'n'],
]);

export const verdict: FieldCodec<Verdict> = oneOf<Verdict>([
  ['nothing', 'n'],
  ['took', 't'],
  ['blocked', 'b'],
  ['out', 'o'],
  ['back', 'r'],
]);

export const errorCode: FieldCodec<PadErrorCode> = oneOf<PadErrorCode>(
  (['crc', 'syntax', 'state', 'attempt', 'seal', 'store', 'unknown', 'overrun'] as const).map((code) => [code, code]),
);
