import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { HallAddress } from '../wire/address.ts';
import { markOf } from '../wire/join-code.ts';

/** How long a broker may take to answer, ms. */
const CONNECT_MS = 5_000;

/** A connection to a broker, and whose certificate it has: SHA-256, hex; empty for a plain one. */
export interface BrokerSocket {
  readonly socket: Socket;
  readonly certificate: string;
  /** An authority that this computer trusts has signed it for this name. */
  readonly authorized: boolean;
}

/** By what a table knows the broker of its hall. */
export interface KnownBy {
  /** The four characters on the card. */
  readonly mark?: string | undefined;
  /** The hash of its certificate, of an earlier connection or of an announcement. */
  readonly certificate?: string | undefined;
}

/**
 * Connects to a broker. Nothing is sent to it beyond the handshake of TLS, and its certificate is not judged here: a hall names
 * its own. Rejects with the system's error, or an `AbortError` for no answer.
 */
export async function openSocket({ broker, tls }: Pick<HallAddress, 'broker' | 'tls'>): Promise<BrokerSocket> {
  const url = new URL(broker);
  const at = { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
  const socket = tls ? connectTls({ ...at, rejectUnauthorized: false, ...serverName(at.host) }) : connectPlain(at);
  try {
    await once(socket, tls ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  // Lines are small, and the hall is to have each at once.
  socket.setNoDelay(true);
  return tls ? seen(socket as TLSSocket) : { socket, certificate: '', authorized: true };
}

/**
 * Whether a connection leads to the broker of the hall: one with the hall's own certificate, where the table knows that by
 * anything, or else one whose certificate an authority has signed. A plain connection does not leave this computer.
 */
export function isBrokerOf(known: KnownBy, { certificate, authorized }: Omit<BrokerSocket, 'socket'>): boolean {
  const { mark, certificate: named = '' } = known;
  if (certificate === '' || (mark === undefined && named === '')) return authorized;
  return (named === '' || certificate === named) && (mark === undefined || markOf(certificate) === mark);
}

/** TLS names a host by a name only. */
function serverName(host: string): { readonly servername?: string } {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

function seen(socket: TLSSocket): BrokerSocket {
  const { fingerprint256 = '' } = socket.getPeerCertificate();
  return { socket, certificate: fingerprint256.replaceAll(':', '').toLowerCase(), authorized: socket.authorized };
}
