import type { Binding } from './binding.ts';
import { SerialPortStream } from '@serialport/stream';
import { BoundedReadline } from './bound.ts';

const BAUD_RATE = 115_200;
/** Frames for a device that takes nothing wait in vain: it answers none of them. */
const MOST_WAITING = 1024;

/** An open serial port: lines in, frames out. Nothing that passes is logged: a line may hold a face. */
export interface Port {
  readonly path: string;
  /** Writes one frame; false where the port is closed or takes no more. */
  send(frame: string): boolean;
  close(): Promise<void>;
}

export interface PortListener {
  /** A line without its newline; trust none without its checksum. */
  line(line: string): void;
  /** Every byte as it comes, lines or not. */
  bytes?(bytes: Uint8Array): void;
  /** Unplugged or failed; not called after `close`. */
  lost(): void;
}

/**
 * Opens a path at 115,200 baud, 8N1. Opening pulses DTR, which resets most boards.
 * @throws the binding's error where the system refuses (see `openErrorCode`)
 */
export async function openPort(binding: Binding, path: string, listener: PortListener): Promise<Port> {
  const stream = new SerialPortStream({ binding, path, baudRate: BAUD_RATE, autoOpen: false });
  await new Promise<void>((resolve, reject) => {
    stream.open((error) => (error ? reject(error) : resolve()));
  });
  let live = true;
  const close = async () => {
    live = false;
    if (stream.isOpen) await new Promise<void>((resolve) => stream.close(() => resolve()));
  };
  const lose = () => {
    if (!live) return;
    void close();
    listener.lost();
  };
  stream.on('error', lose);
  stream.once('close', lose);
  stream.on('data', (bytes: Buffer) => listener.bytes?.(bytes));
  stream.pipe(new BoundedReadline()).on('data', (line: string) => listener.line(line));
  return {
    path,
    send: (frame) => {
      // A closed stream would keep the frame and send it into the next connection.
      if (!live || !stream.isOpen || stream.writableLength > MOST_WAITING) return false;
      stream.write(frame);
      return true;
    },
    close,
  };
}
