import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

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

/** Cookies know no ports, so the port is in the name: two referees on one computer do not log each other out. */
export function keyCookie(port: number): string {
  return `referee-console-${String(port)}`;
}

/** Whether the request comes with the console's cookie. */
export function holdsKey(request: IncomingMessage, port: number, key: string): boolean {
  return isKey(cookieOf(request.headers.cookie, keyCookie(port)), key);
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [left, right] = pair.split('=', 2);
    if (left?.trim() === name) return right?.trim();
  }
  return undefined;
}
