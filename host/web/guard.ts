import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Only names of this computer itself may lead here: a foreign name that resolves to 127.0.0.1 (DNS rebinding) is
 * turned away by its Host header.
 */
export function isLoopbackHost(host: string | undefined, port: number): host is string {
  return host === `127.0.0.1:${String(port)}` || host === `localhost:${String(port)}`;
}

/** A page of ours names itself as Origin; other sites, and clients that name none, may open no socket. */
export function isTrustedOrigin(origin: string | undefined, host: string, alsoTrusted: readonly string[]): boolean {
  return origin !== undefined && (origin === `http://${host}` || alsoTrusted.includes(origin));
}

/** Compares in constant time, whatever the lengths. */
export function isKey(given: string | undefined, key: string): boolean {
  if (given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}
