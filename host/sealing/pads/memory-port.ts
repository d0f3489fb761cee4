import { EventEmitter, once } from 'node:events';
import type { BindingPort } from './port.ts';

/** The host's end of a port in this process. What the host writes goes to `receive`; `deliver` is what it reads. */
export class MemoryPort implements BindingPort {
  isOpen = true;
  readonly #receive: (bytes: Uint8Array) => void;
  readonly #events = new EventEmitter<{ arrived: [] }>();
  /** Aborts with the error that reading rejects with from then on. */
  readonly #ended = new AbortController();
  #arrived = Buffer.alloc(0);

  constructor(receive: (bytes: Uint8Array) => void) {
    this.#receive = receive;
  }

  deliver(bytes: Uint8Array): void {
    if (this.#ended.signal.aborted) return;
    this.#arrived = Buffer.concat([this.#arrived, bytes]);
    this.#events.emit('arrived');
  }

  unplugged(): void {
    this.#ended.abort(new Error('Error: Input/output error'));
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.#ended.abort(Object.assign(new Error('Port is closed'), { canceled: true }));
  }

  async read(buffer: Buffer, offset: number, length: number) {
    const { signal } = this.#ended;
    while (this.#arrived.length === 0 && !signal.aborted) await once(this.#events, 'arrived', { signal }).catch(() => undefined);
    if (this.#arrived.length === 0) signal.throwIfAborted();
    const bytesRead = this.#arrived.copy(buffer, offset, 0, length);
    this.#arrived = this.#arrived.subarray(bytesRead);
    return { buffer, bytesRead };
  }

  async write(bytes: Buffer): Promise<void> {
    this.#ended.signal.throwIfAborted();
    this.#receive(bytes);
  }
}
