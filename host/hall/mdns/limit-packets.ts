import type { RemoteInfo, Socket } from 'node:dgram';
import type { Clock } from '../../clock/clock.ts';
import { RateLimiter } from '../../lan/rate-limiter.ts';

/** A hall's answer fits into one frame of Ethernet, bytes. */
const MOST_BYTES = 1_472;
/** Questions and records; a hall names each address of its computer. Readers compare every name of a packet with every other. */
const MOST_RECORDS = 64;
const HEADER_BYTES = 12;
/** A second. */
const PACKETS = { each: 10, all: 100, first: 2 } as const;

/** Drops what a neighbour sends too often, and packets larger than any hall's, before anybody reads them. */
export function limitPackets(socket: Socket, clock: Clock): Socket {
  const limiter = new RateLimiter(PACKETS, clock);
  const emit = socket.emit.bind(socket) as (event: string, ...given: readonly unknown[]) => boolean;
  socket.emit = (event: string, ...given: readonly unknown[]) => {
    if (event !== 'message') return emit(event, ...given);
    const [packet, { address }] = given as [Buffer, RemoteInfo];
    return isSmall(packet) && limiter.admits(address) && emit(event, ...given);
  };
  return socket;
}

/** Whether a DNS packet is no larger than a hall's; its header counts its records in four numbers (RFC 1035, 4.1.1). */
export function isSmall(packet: Buffer): boolean {
  if (packet.length < HEADER_BYTES || packet.length > MOST_BYTES) return false;
  return [4, 6, 8, 10].reduce((sum, at) => sum + packet.readUInt16BE(at), 0) <= MOST_RECORDS;
}
