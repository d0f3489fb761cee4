import type { Socket } from 'node:net';

/**
 * Connections that have not become a WebSocket. Where there are too many the one that came first goes: who holds
 * connections open to keep others out holds them in vain.
 */
export class Crowd {
  readonly #most: number;
  readonly #waiting = new Set<Socket>();

  constructor(most: number) {
    this.#most = most;
  }

  admit(socket: Socket): void {
    this.#waiting.add(socket);
    socket.once('close', () => this.#waiting.delete(socket));
    if (this.#waiting.size <= this.#most) return;
    const [first] = this.#waiting;
    first?.destroy();
  }

  /** It has become a WebSocket, and is counted as one. */
  leave(socket: Socket): void {
    this.#waiting.delete(socket);
  }
}
