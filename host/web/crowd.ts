import type { Socket } from 'node:net';

/**
 * Connections that have not become a WebSocket. Where there are too many, of the remote address that has the most the one
 * that came first goes: who holds connections open to keep others out holds them in vain.
 */
export class Crowd {
  readonly #most: number;
  /** With the remote address of each. */
  readonly #waiting = new Map<Socket, string>();

  constructor(most: number) {
    this.#most = most;
  }

  admit(socket: Socket): void {
    if (this.#waiting.has(socket)) return;
    this.#waiting.set(socket, socket.remoteAddress ?? '');
    socket.once('close', () => this.#waiting.delete(socket));
    if (this.#waiting.size > this.#most) this.#first()?.destroy();
  }

  /** It has become a WebSocket, or waits elsewhere. */
  leave(socket: Socket): void {
    this.#waiting.delete(socket);
  }

  /** The first of the remote address that has the most. */
  #first(): Socket | undefined {
    const counts = new Map<string, number>();
    for (const remote of this.#waiting.values()) counts.set(remote, (counts.get(remote) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return [...this.#waiting].find(([, remote]) => counts.get(remote) === most)?.[0];
  }
}
