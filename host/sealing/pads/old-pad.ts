import { crc16 } from '../../../firmware-protocol/codec/frame.ts';

/** What a pad with the program of protocol 1 says of itself. */
export interface OldPad {
  readonly version: 1;
  /** `?` where it has none. */
  readonly id: string;
}

/** Its hello, with the checksum over what stands between `$` and `*`; carriage returns count for nothing. */
const HELLO = /\$(h,\d{1,3},1,[A-Za-z0-9.-]{1,8},([A-Za-z0-9_-]{1,16}|\?),[iascr],\d{1,10},\d{1,5},[pebwn])\*([0-9a-f]{4})\r?\n/g;
/** Longer than a frame: as much as is kept of what came before. */
const KEPT = 64;

/**
 * Listens for the hello that a pad of protocol 1 says by itself for 2 s after its boot. Its frames begin with `$`, which
 * other machines on a serial port may obey; it is recognised by what it says, and nothing is sent to it.
 */
export class OldPadEar {
  #kept = '';

  /** Takes bytes as they come, in any pieces. */
  hear(bytes: Uint8Array): OldPad | undefined {
    const heard = this.#kept + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    this.#kept = heard.slice(-KEPT);
    for (const [, body = '', id = '', crc] of heard.matchAll(HELLO))
      if (crc16(body).toString(16).padStart(4, '0') === crc) return { version: 1, id };
    return undefined;
  }
}
