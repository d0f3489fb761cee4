import { SerialPortStream } from '@serialport/stream';
import { LineParser } from './line-parser.ts';

/** The native binding of `serialport`, or a simulated one. The package that declares its types does not export them. */
export interface SerialBinding {
  list(): Promise<ListedPort[]>;
  open(options: { readonly path: string; readonly baudRate: number }): Promise<BindingPort>;
}

export interface ListedPort {
  readonly path: string;
  /** Four hex digits each, in either case; undefined for a port that is no USB device. */
  readonly vendorId?: string | undefined;
  readonly productId?: string | undefined;
  /** Set by the maker of the device, if at all, like the rest. */
  readonly serialNumber?: string | undefined;
  readonly manufacturer?: string | undefined;
  /** Linux: the name of the port's link in `/dev/serial/by-id`. */
  readonly pnpId?: string | undefined;
  /** Windows: the name in the Device Manager. */
  readonly friendlyName?: string | undefined;
}

/** After unplugging, `read` must reject while `isOpen` stays true, or the stream never emits `close`. */
export interface BindingPort {
  readonly isOpen: boolean;
  close(): Promise<void>;
  /** Resolves with at least one byte. Rejects when the port is closed (`canceled: true`) or unplugged. */
  read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }>;
  write(bytes: Buffer): Promise<void>;
}

const BAUD_RATE = 115_200;
/** Bytes that may wait to be written: a device that accepts none will not answer later frames either. */
const MAX_WAITING = 1024;

/** Substrings of the bindings' errors, which carry no codes, and the system codes they stand for. */
const ERROR_CODES: readonly (readonly [RegExp, string])[] = [
  [/permission denied/i, 'EACCES'],
  // Windows denies access to a port that another program has open.
  [/cannot lock|locked|busy|in use|access denied|sharing violation/i, 'EBUSY'],
  [/too many open files/i, 'EMFILE'],
  [/no such file|file not found|does not exist/i, 'ENOENT'],
  [/no such device|device not configured/i, 'ENODEV'],
  [/inappropriate ioctl/i, 'ENOTTY'],
];

export interface PortListener {
  /** A line without its newline; not to be trusted before its checksum is checked. */
  line(line: string): void;
  bytes?(bytes: Uint8Array): void;
  /** The port was unplugged or failed; not called after `close`. */
  lost(): void;
}

/** An open serial port: lines in, frames out. Nothing that passes is logged, since a line may hold a face. */
export class Port {
  readonly #stream: SerialPortStream;
  #closed = false;

  private constructor(stream: SerialPortStream) {
    this.#stream = stream;
  }

  /**
   * Opens a path at 115,200 baud, 8N1. Opening pulses DTR, which resets most boards.
   * @throws the binding's error if the system refuses (see `openErrorCode`)
   */
  static async open(binding: SerialBinding, path: string): Promise<Port> {
    const stream = new SerialPortStream({ binding, path, baudRate: BAUD_RATE, autoOpen: false });
    await new Promise<void>((resolve, reject) => stream.open((error) => (error ? reject(error) : resolve())));
    return new Port(stream);
  }

  /** To be called once, right after opening: bytes are read from now on. */
  listen(listener: PortListener): void {
    const lose = () => {
      if (this.#closed) return;
      void this.close();
      listener.lost();
    };
    this.#stream.on('error', lose);
    this.#stream.once('close', lose);
    this.#stream.on('data', (bytes: Buffer) => listener.bytes?.(bytes));
    if (!this.#stream.isOpen) return lose();
    this.#stream.pipe(new LineParser()).on('data', (line: string) => listener.line(line));
  }

  /** Writes one frame. Returns false if the port is closed or accepts no more. */
  send(frame: string): boolean {
    // A closed stream would keep the frame and send it on the next connection.
    if (this.#closed || !this.#stream.isOpen || this.#stream.writableLength > MAX_WAITING) return false;
    this.#stream.write(frame);
    return true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#stream.isOpen) await new Promise<void>((resolve) => this.#stream.close(() => resolve()));
  }
}

/** The system's code for an error from opening a port; `EIO` if its text is not known. */
export function openErrorCode(error: Error): string {
  return ERROR_CODES.find(([text]) => text.test(error.message))?.[1] ?? 'EIO';
}
