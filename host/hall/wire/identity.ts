import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** The keys of a table or a hall as its private file keeps them: PKCS #8, base64. */
interface KeptIdentity {
  readonly signing: string;
  readonly agreement: string;
}

/** What one side knows of the other: the raw keys of RFC 8032 and RFC 7748, 64 hex digits each. */
export interface PublicIdentity {
  readonly signing: string;
  readonly agreement: string;
}

/** Raw keys of 32 bytes end these structures (RFC 8410). */
const SPKI = { ed25519: '302a300506032b6570032100', x25519: '302a300506032b656e032100' } as const;

/** The two key pairs of a table or a hall: Ed25519 signs what it sends, X25519 agrees on the key that seals it. */
export class Identity {
  readonly signing: KeyObject;
  readonly #agreement: KeyObject;

  private constructor(signing: KeyObject, agreement: KeyObject) {
    this.signing = signing;
    this.#agreement = agreement;
  }

  static make(): Identity {
    return new Identity(generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('x25519').privateKey);
  }

  /** Throws for what `keep` has not made. */
  static restore({ signing, agreement }: KeptIdentity): Identity {
    return new Identity(privateKey(signing), privateKey(agreement));
  }

  keep(): KeptIdentity {
    return { signing: pkcs8(this.signing), agreement: pkcs8(this.#agreement) };
  }

  get known(): PublicIdentity {
    return { signing: rawKey(this.signing), agreement: rawKey(this.#agreement) };
  }

  /**
   * The key of 32 bytes with which everything between these two is sealed after they have met: HKDF-SHA256 (RFC 5869) of the
   * X25519 agreement, salted with the key of the code. Throws for a key that is none.
   */
  channelKey(other: PublicIdentity, code: Buffer): Buffer {
    const agreed = diffieHellman({ privateKey: this.#agreement, publicKey: publicKey('x25519', other.agreement) });
    const both = [this.known.agreement, other.agreement].sort().join('');
    return Buffer.from(hkdfSync('sha256', agreed, code, `hungarian-war-referee hall 1 ${both}`, 32));
  }
}

/** The key that checks the signatures of a `PublicIdentity`. Throws for one that is none. */
export function verifyingKey({ signing }: PublicIdentity): KeyObject {
  return publicKey('ed25519', signing);
}

/**
 * Proves, to whoever has the key of the code, who says this: HMAC-SHA256, hex.
 * @param parts hold no newline
 */
export function makeProof(code: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', code).update(parts.join('\n')).digest('hex');
}

export function isProof(code: Buffer, parts: readonly string[], proof: string): boolean {
  const [made, given] = [Buffer.from(makeProof(code, parts)), Buffer.from(proof)];
  return made.length === given.length && timingSafeEqual(made, given);
}

function privateKey(kept: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(kept, 'base64'), format: 'der', type: 'pkcs8' });
}

function publicKey(kind: keyof typeof SPKI, raw: string): KeyObject {
  return createPublicKey({ key: Buffer.from(SPKI[kind] + raw, 'hex'), format: 'der', type: 'spki' });
}

function pkcs8(key: KeyObject): string {
  return key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

function rawKey(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
}
