import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** The pad's end of a pseudo-terminal: the host opens `path` as it opens a serial port. */
export interface Pty {
  /** As the system names it: `/dev/pts/3`. */
  readonly path: string;
  write(bytes: Uint8Array): void;
  /** The device is gone, as when its cable is pulled; the host's open port closes. Resolves when it is. */
  unplug(): Promise<void>;
}

type Script = ChildProcessByStdio<Writable, Readable, null>;

const NEWLINE = 0x0a;

/**
 * Opens a pseudo-terminal with nothing but util-linux's `script`, which copies its own stdin and stdout to and from one.
 * Bytes from the host come to `receive` as they are. Rejects where there is no such `script` (Linux has it).
 */
export function openPty(receive: (bytes: Uint8Array) => void): Promise<Pty> {
  // The holder of the terminal ends with this process, so that even a killed one leaves nothing behind.
  const hold = `stty raw -echo; tty; exec tail -s 1 --pid=${process.pid} -f /dev/null`;
  const script = spawn('script', ['-qfec', hold, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = new Promise<void>((resolve) => script.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    script.once('error', (error) => reject(new Error(`No pseudo-terminal: ${error.message}`)));
    script.once('close', () => reject(new Error('No pseudo-terminal: script ended before it named one')));
    // Writing to a terminal that was just unplugged is no error: the bytes go nowhere, as on a pulled cable.
    script.stdin.on('error', () => undefined);
    onceNamed(script, receive, (path) => {
      resolve({
        path,
        write: (bytes) => void (script.stdin.writable && script.stdin.write(bytes)),
        unplug: () => {
          script.kill('SIGKILL');
          return exited;
        },
      });
    });
  });
}

/** The first line is the terminal's path; every byte after it is the host's. */
function onceNamed(script: Script, receive: (bytes: Uint8Array) => void, named: (path: string) => void): void {
  let head: Buffer | undefined = Buffer.alloc(0);
  script.stdout.on('data', (bytes: Buffer) => {
    if (head === undefined) return receive(bytes);
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf(NEWLINE);
    if (end < 0) return;
    const path = head.subarray(0, end).toString('ascii').trim();
    const rest = head.subarray(end + 1);
    head = undefined;
    named(path);
    if (rest.length > 0) receive(rest);
  });
}
