import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Channel } from './channel.ts';
import { initiate, respond, type Beginning } from './noise.ts';
import { joinKey, type RandomBytes } from './secret.ts';

const VERSION = utf8ToBytes('hungarian-war-referee phone 1');
const JOIN = 1;
const RESUME = 2;
const ID_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES;
/** Head, public key and tag. */
export const OPENING_BYTES = HEAD_BYTES + 32 + 16;

/** What a phone wants when it connects: to join with the secret of the room, or to resume with its own key. */
export type PhoneEntry = { readonly kind: 'join' } | { readonly kind: 'resume'; readonly id: string };

interface Started {
  /** The first message of a phone on its socket. */
  readonly message: Uint8Array<ArrayBuffer>;
  /** The channel, from the host's first message; undefined if that was not made with the same key. */
  readonly finish: (answer: Uint8Array) => Channel | undefined;
}

/** A phone that has read the secret of the room, 26 characters, joins. */
export function startJoin(secret: string, random: RandomBytes): Started {
  return start(headOf({ kind: 'join' }), joinKey(secret), random);
}

/** A phone that has joined comes back. `id` is its id as a pad; `key` is its own, 32 bytes. */
export function startResume(id: string, key: Uint8Array, random: RandomBytes): Started {
  return start(headOf({ kind: 'resume', id }), key, random);
}

/** What the first message of a phone says it wants, before anything of it is proved; undefined if it is none. */
export function readOpening(message: Uint8Array): PhoneEntry | undefined {
  if (message.length !== OPENING_BYTES) return undefined;
  const id = String.fromCharCode(...message.subarray(1, HEAD_BYTES)).replace(/\0+$/, '');
  if (message[0] === JOIN && id === '') return { kind: 'join' };
  return message[0] === RESUME && /^[\w-]+$/.test(id) ? { kind: 'resume', id } : undefined;
}

/**
 * The host's answer to the first message of a phone, and the channel; undefined if the phone does not have this key. The
 * message may have been recorded and sent again: only a message that the channel opens proves that the phone is there.
 * @param key 32 bytes: `joinKey` of the secret, or the phone's own
 */
export function answerOpening(
  message: Uint8Array,
  key: Uint8Array,
  random: RandomBytes,
): { readonly answer: Uint8Array; readonly channel: Channel } | undefined {
  const [head, noise] = [message.subarray(0, HEAD_BYTES), message.subarray(HEAD_BYTES)];
  const responded = respond(beginningOf(head, key), noise, random);
  return responded && { answer: responded.answer, channel: Channel.ofHost(responded.agreed) };
}

function start(head: Uint8Array, key: Uint8Array, random: RandomBytes): Started {
  const { message, finish } = initiate(beginningOf(head, key), random);
  return {
    message: concatBytes(head, message),
    finish: (answer) => {
      const agreed = finish(answer);
      return agreed && Channel.ofPhone(agreed);
    },
  };
}

function beginningOf(head: Uint8Array, psk: Uint8Array): Beginning {
  return { prologue: concatBytes(VERSION, head), psk };
}

function headOf(entry: PhoneEntry): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  head[0] = entry.kind === 'join' ? JOIN : RESUME;
  if (entry.kind === 'resume') head.set(utf8ToBytes(entry.id), 1);
  return head;
}
