import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 random bits, base64url. */
export function drawSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** SHA-256, hex: what is kept of a secret. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The digest among these that is the secret's. All are compared, each in constant time. */
export function findDigest(digests: Iterable<string>, secret: string): string | undefined {
  const wanted = Buffer.from(digestOf(secret), 'hex');
  let found: string | undefined;
  for (const digest of digests) if (timingSafeEqual(Buffer.from(digest, 'hex'), wanted)) found = digest;
  return found;
}

/** Compares in constant time, whatever the lengths. */
export function isKey(given: string | undefined, key: string): boolean {
  return given !== undefined && findDigest([digestOf(key)], given) !== undefined;
}

/** Tokens that let one browser in, each of them once. They are void when the host ends. */
export class Tokens {
  /** What to call when a token is used, by digest. */
  readonly #issued = new Map<string, () => void>();

  issue(onUsed: () => void = () => undefined): string {
    const token = drawSecret();
    this.#issued.set(digestOf(token), onUsed);
    return token;
  }

  /** Whether the token was good; from now on it is not. */
  use(token: string): boolean {
    const digest = findDigest(this.#issued.keys(), token);
    if (digest === undefined) return false;
    const onUsed = this.#issued.get(digest);
    this.#issued.delete(digest);
    onUsed?.();
    return true;
  }

  revoke(token: string): void {
    this.#issued.delete(digestOf(token));
  }
}
