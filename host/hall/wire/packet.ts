import { createCipheriv, createDecipheriv, randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** The first byte of a packet: who has met is sealed, who meets cannot be. */
const KINDS = ['open', 'sealed'] as const;
const NUMBER_BYTES = 8;
const SIGNATURE_BYTES = 64;
const HEAD = 1 + NUMBER_BYTES + SIGNATURE_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'chacha20-poly1305';
/** The largest packet either side takes, bytes: several of the largest lines of a record. */
export const MOST_PACKET = 256 * 1024;

/** What both sides put on their side of a topic, and the other side takes off it. */
interface Packet {
  /** Rises with every packet of its sender: one that does not is a copy. */
  readonly n: number;
  /** JSON. */
  readonly body: string;
}

/**
 * The bytes of a packet: its kind, its number (8 bytes, big-endian), an Ed25519 signature over topic, kind, number and content,
 * and the content: the body, or, under the channel's key, a nonce, the body in ChaCha20-Poly1305 and its tag (RFC 8439).
 * @param key undefined only while the two sides have not met
 */
export function makePacket(topic: string, { n, body }: Packet, signing: KeyObject, key: Buffer | undefined): Buffer {
  const content = key === undefined ? Buffer.from(body) : seal(body, key);
  const number = Buffer.alloc(NUMBER_BYTES);
  number.writeBigUInt64BE(BigInt(n));
  const kind = Buffer.of(key === undefined ? 0 : 1);
  const signature = sign(null, signed(topic, kind, number, content), signing);
  return Buffer.concat([kind, number, signature, content]);
}

/** The kind and the number that a packet claims, unchecked; undefined for what is no packet. */
export function peekPacket(bytes: Buffer): { readonly kind: (typeof KINDS)[number]; readonly n: number } | undefined {
  const kind = KINDS[bytes[0] ?? KINDS.length];
  if (kind === undefined || bytes.length < HEAD || bytes.length > MOST_PACKET) return undefined;
  const n = bytes.readBigUInt64BE(1);
  return n > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : { kind, n: Number(n) };
}

/** The body of a packet in the open, unchecked: whose key signs it stands in it. */
export function openBody(bytes: Buffer): string {
  return bytes.subarray(HEAD).toString();
}

/** Whether this key has signed the packet for this topic. */
export function isSigned(topic: string, bytes: Buffer, by: KeyObject): boolean {
  const [kind, number] = [bytes.subarray(0, 1), bytes.subarray(1, 1 + NUMBER_BYTES)];
  const signature = bytes.subarray(1 + NUMBER_BYTES, HEAD);
  return verify(null, signed(topic, kind, number, bytes.subarray(HEAD)), by, signature);
}

/** The body of a sealed packet; undefined if another key sealed it, or it was changed. */
export function unsealedBody(bytes: Buffer, key: Buffer): string | undefined {
  const content = bytes.subarray(HEAD);
  if (content.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, content.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(content.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** The nonce is drawn at random: a table that was restored from an old copy counts its packets again. */
function seal(body: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([nonce, cipher.update(body, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function signed(topic: string, kind: Buffer, number: Buffer, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${topic}\n`), kind, number, content]);
}
