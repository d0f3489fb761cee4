import { isHallId } from './topics.ts';

/**
 * The service as which a hall announces itself on the local network (RFC 6763): `_referee-hall._tcp`. Its TXT record holds the
 * id as `hall`, the version as `v`, the name as `name`, the hash of its certificate as `cert`, and where the hall listens as `at`,
 * with commas between.
 */
export const SERVICE_TYPE = 'referee-hall';

/** Where a hall is. */
export interface HallAddress {
  /** Of the broker, as the MQTT client takes it: `mqtts://192.168.1.5:8883`. */
  readonly broker: string;
  readonly hall: string;
  readonly tls: boolean;
}

/** The usual ports of MQTT, with TLS and without. */
export const USUAL_PORTS = { tls: 8883, plain: 1883 } as const;

/**
 * Parses what a card prints and a dealer types: `mqtts://192.168.1.5:8883/k7q2`, or without the scheme, which means TLS.
 * Undefined for anything else, and for a plain connection to another computer: all but the loopback is encrypted.
 */
export function parseAddress(text: string): HallAddress | undefined {
  const trimmed = text.trim();
  const full = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `mqtts://${trimmed}`;
  if (!URL.canParse(full)) return undefined;
  const url = new URL(full);
  if (url.protocol !== 'mqtt:' && url.protocol !== 'mqtts:') return undefined;
  const hall = url.pathname.slice(1).toLowerCase();
  const tls = url.protocol === 'mqtts:';
  if (!isHallId(hall) || url.hostname === '' || url.search !== '' || url.hash !== '' || url.username !== '') return undefined;
  if (!tls && !isLoopback(url.hostname)) return undefined;
  const port = url.port === '' ? USUAL_PORTS[tls ? 'tls' : 'plain'] : Number(url.port);
  return { broker: `${url.protocol}//${url.hostname}:${port}`, hall, tls };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
