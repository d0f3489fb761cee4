import { crc16 } from '../../../firmware-protocol/codec/frame.ts';

/** Its hello; the checksum covers the text between `$` and `*`. */
const HELLO = /\$(h,\d{1,3},1,[A-Za-z0-9.-]{1,8},([A-Za-z0-9_-]{1,16}|\?),[iascr],\d{1,10},\d{1,5},[pebwn])\*([0-9a-f]{4})\r?\n/g;
/** Earlier characters to keep: more than a frame. */
const KEPT = 64;

/** Detects the hello of a pad of protocol 1. It is sent nothing, since frames with `$` may command other machines. */
export class OldPadDetector {
  #kept = '';

  /** Takes bytes as they arrive, in any pieces. Returns the id in a hello; `?` if the pad has none. */
  receive(bytes: Uint8Array): string | undefined {
    const text = this.#kept + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    this.#kept = text.slice(-KEPT);
    for (const [, body = '', id = '', crc] of text.matchAll(HELLO))
      if (crc16(body).toString(16).padStart(4, '0') === crc) return id;
    return undefined;
  }
}
