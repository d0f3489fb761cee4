import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { nonceOf, type Agreed } from './noise.ts';

/** Bytes of every message in either direction, whatever it says. */
export const MESSAGE_BYTES = 512;
const COUNTER_BYTES = 4;
const TAG_BYTES = 16;
/** Bytes of what a message holds. */
export const PLAIN_BYTES = MESSAGE_BYTES - COUNTER_BYTES - TAG_BYTES;
/** Ten a second for 13 years; no nonce is used twice. */
const MOST = 0xffffffff;
/** Words that English, Hungarian and German write or say nearly alike. 64, so that each stands for 6 bits. */
const WORDS = (
  'alma arena atom balkon banana bar bikini bingo cafe delta diva domino elefant festival film gitarre ' +
  'golf gorilla hotel iglu jaguar jazz judo kaktus kamera kanu karate kilo kiwi koala konzert lama ' +
  'limit lotto mango maraton metro mikro mokka motor muzeum nektar oaza opera orkan panda papagaj park ' +
  'piano pilot pirata pizza polka pony rakete robot salsa tango taxi tenor tiger tulipan vulkan zebra'
).split(' ');

/**
 * Messages between a phone and the host once they have agreed on keys: a counter, then ChaCha20-Poly1305. Every counter is used
 * once, in rising order; a message may be lost on the way, but none is read twice or out of order.
 */
export class Channel {
  /** Two words that phone and host both show: equal only if nobody stands between them. */
  readonly words: string;
  readonly #sending: Uint8Array;
  readonly #receiving: Uint8Array;
  #sent = 0;
  #received = 0;

  private constructor(sending: Uint8Array, receiving: Uint8Array, hash: Uint8Array) {
    this.words = twoWords(hash);
    this.#sending = sending;
    this.#receiving = receiving;
  }

  static ofPhone({ fromInitiator, fromResponder, hash }: Agreed): Channel {
    return new Channel(fromInitiator, fromResponder, hash);
  }

  static ofHost({ fromInitiator, fromResponder, hash }: Agreed): Channel {
    return new Channel(fromResponder, fromInitiator, hash);
  }

  /**
   * The message that holds `plain`.
   * @param plain `PLAIN_BYTES` bytes
   * @throws RangeError if that is not its length, or if all counters have been used
   */
  seal(plain: Uint8Array): Uint8Array<ArrayBuffer> {
    if (plain.length !== PLAIN_BYTES || this.#sent === MOST) throw new RangeError('no message of a channel');
    this.#sent += 1;
    const counter = new Uint8Array(COUNTER_BYTES);
    new DataView(counter.buffer).setUint32(0, this.#sent);
    return concatBytes(counter, chacha20poly1305(this.#sending, nonceOf(this.#sent)).encrypt(plain));
  }

  /** What a message holds; undefined if it was changed, made by somebody else, read before, or is older than one read before. */
  open(message: Uint8Array): Uint8Array | undefined {
    if (message.length !== MESSAGE_BYTES) return undefined;
    const counter = new DataView(message.buffer, message.byteOffset).getUint32(0);
    if (counter <= this.#received) return undefined;
    try {
      const plain = chacha20poly1305(this.#receiving, nonceOf(counter)).decrypt(message.subarray(COUNTER_BYTES));
      this.#received = counter;
      return plain;
    } catch {
      return undefined;
    }
  }
}

/** Two words for what phone and host have agreed on. */
function twoWords(hash: Uint8Array): string {
  return [hash[0], hash[1]].map((byte = 0) => WORDS[byte % WORDS.length]).join(' ');
}
