import { utf8ToBytes } from '@noble/hashes/utils.js';
import { PLAIN_BYTES } from './channel.ts';

/** A part of a message that is too long for one packet. */
export interface Fragment {
  /** 1 to 255, then 1 again. */
  readonly number: number;
  /** The message ends with it. */
  readonly last: boolean;
  readonly bytes: Uint8Array;
}

/** What one message of the channel holds. */
export interface Packet {
  /** The number of the last fragment that was received in order; 0 for none yet. */
  readonly acknowledged: number;
  /** Lines of the pad protocol, each with its newline: up to 255 characters of ASCII. */
  readonly lines: string;
  readonly fragment: Fragment | undefined;
}

/** Acknowledged number, fragment number, whether it is the last, its length (2), length of the lines. */
const HEAD = 6;
export const MOST_LINES = 255;

/** Bytes that a fragment may have beside these lines. */
export function roomFor(lines: string): number {
  return PLAIN_BYTES - HEAD - lines.length;
}

/** Always `PLAIN_BYTES` bytes. The parts must be within the limits above. */
export function makePacket({ acknowledged, lines, fragment }: Packet): Uint8Array {
  const packet = new Uint8Array(PLAIN_BYTES);
  const { number = 0, last = false, bytes = new Uint8Array() } = fragment ?? {};
  packet.set([acknowledged, number, Number(last), bytes.length >> 8, bytes.length & 0xff, lines.length]);
  packet.set(utf8ToBytes(lines), HEAD);
  packet.set(bytes, HEAD + lines.length);
  return packet;
}

/** Undefined for anything that `makePacket` never makes. Never throws. */
export function parsePacket(packet: Uint8Array): Packet | undefined {
  const [acknowledged = 0, number = 0, last = 0, high = 0, low = 0, linesLength = 0] = packet;
  const length = high * 256 + low;
  const [begin, end] = [HEAD + linesLength, HEAD + linesLength + length];
  if (packet.length !== PLAIN_BYTES || end > PLAIN_BYTES || last > 1) return undefined;
  if (number === 0 && (length > 0 || last > 0)) return undefined;
  const lines = packet.subarray(HEAD, begin);
  if (lines.some((byte) => byte > 0x7f) || packet.subarray(end).some((byte) => byte !== 0)) return undefined;
  const fragment = number === 0 ? undefined : { number, last: last === 1, bytes: packet.slice(begin, end) };
  return { acknowledged, lines: String.fromCharCode(...lines), fragment };
}
