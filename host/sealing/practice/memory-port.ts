import type { BindingPort } from '../pads/port.ts';

interface Reader {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** The host's end of a port in this process. What the host writes goes to `receive`; `deliver` is what it reads. */
export class MemoryPort implements BindingPort {
  isOpen = true;
  readonly #receive: (bytes: Uint8Array) => void;
  #arrived = Buffer.alloc(0);
  #reader: Reader | undefined;
  #gone = false;

  constructor(receive: (bytes: Uint8Array) => void) {
    this.#receive = receive;
  }

  deliver(bytes: Uint8Array): void {
    if (!this.isOpen || this.#gone) return;
    this.#arrived = Buffer.concat([this.#arrived, bytes]);
    this.#serve();
  }

  unplugged(): void {
    this.#gone = true;
    this.#reader?.reject(new Error('Error: Input/output error'));
    this.#reader = undefined;
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.#reader?.reject(Object.assign(new Error('Port is closed'), { canceled: true }));
    this.#reader = undefined;
  }

  async read(buffer: Buffer, offset: number, length: number) {
    if (this.#gone) throw new Error('Error: Input/output error');
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      this.#reader = { resolve, reject };
      this.#serve();
    });
    const bytesRead = bytes.copy(buffer, offset, 0, length);
    this.#arrived = Buffer.concat([bytes.subarray(bytesRead), this.#arrived]);
    return { buffer, bytesRead };
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#gone) throw new Error('Error: Input/output error');
    this.#receive(bytes);
  }

  #serve(): void {
    if (this.#reader === undefined || this.#arrived.length === 0) return;
    this.#reader.resolve(this.#arrived);
    this.#reader = undefined;
    this.#arrived = Buffer.alloc(0);
  }
}
