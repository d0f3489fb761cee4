import type { PadErrorCode } from './message.ts';

/**
 * CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF, nothing reflected) of ASCII text, as a number from 0 to
 * 65535. On the lines of this protocol CRC-8 missed one two-bit error in 370, this one none. PROTOCOL.md, "Frames".
 */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc;
}

/** The maximum length of a frame in bytes, newline included. */
export const MAX_FRAME = 64;
/** The first byte of every frame; no known serial device takes it for a command. PROTOCOL.md, "The first byte". */
export const FRAME_START = '|';

/** `|` type `,` sequence `[,fields]` `*` checksum; PROTOCOL.md, "Frames". */
interface Frame {
  /** One letter, upper case from the host, lower case from the pad. */
  readonly type: string;
  /** 0 to 255. */
  readonly seq: number;
  /** Printable ASCII without `|`, `*` and comma. */
  readonly fields: readonly string[];
}

/** Why a line is no frame or no message: the codes that a pad answers with. They reveal nothing of the line's content. */
type ParseErrorCode = Extract<PadErrorCode, 'crc' | 'syntax' | 'unknown' | 'overrun'>;
export type ParsedLine<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ParseErrorCode };

const CHECKED = /^\|(.*)\*([0-9a-f]{4})$/s;
const BODY = /^([A-Za-z]),(0|[1-9]\d{0,2})((?:,[ -)+\--{}~]*)*)$/;

/**
 * The frame in a line: carriage returns are ignored, and the last `|` starts the frame, so that it survives a partial frame
 * before it.
 */
export function frameIn(line: string): string {
  const text = line.replaceAll('\r', '');
  return text.slice(Math.max(0, text.lastIndexOf(FRAME_START)));
}

/**
 * Reads a frame without its newline. The checksum is checked before the body, so `syntax` with a valid checksum is a mistake of
 * the sender, not noise. Accepts exactly what `makeFrame` makes. Never throws.
 */
export function parseFrame(text: string): ParsedLine<Frame> {
  if (text.length >= MAX_FRAME) return { ok: false, code: 'overrun' };
  const [, body, crc] = CHECKED.exec(text) ?? [];
  if (body === undefined) return { ok: false, code: 'syntax' };
  if (checksum(body) !== crc) return { ok: false, code: 'crc' };
  const [, type, seq, fields] = BODY.exec(body) ?? [];
  if (type === undefined || fields === undefined || Number(seq) > 255) return { ok: false, code: 'syntax' };
  return { ok: true, value: { type, seq: Number(seq), fields: fields.split(',').slice(1) } };
}

/** The frame as text without its newline, which the sender adds. */
export function makeFrame({ type, seq, fields }: Frame): string {
  const body = [type, seq, ...fields].join(',');
  return `${FRAME_START}${body}*${checksum(body)}`;
}

function checksum(body: string): string {
  return crc16(body).toString(16).padStart(4, '0');
}
