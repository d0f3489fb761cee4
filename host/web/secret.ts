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
