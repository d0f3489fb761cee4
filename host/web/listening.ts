import type { Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';

/** Resolves once the server listens; rejects with the system's error where the port cannot be had. */
export function listening(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...options, exclusive: true }, () => {
      server.off('error', reject);
      // A connection that cannot be taken (no file descriptor left) must not end the night.
      server.on('error', () => undefined);
      resolve();
    });
  });
}

/** Where a server that listens does so: the port it was given for 0. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
