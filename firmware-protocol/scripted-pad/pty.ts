import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A device's end of a pseudo-terminal, whose `path` the host opens like a serial port. */
export interface Pty {
  /** Such as `/dev/pts/3`. */
  readonly path: string;
  write(bytes: Uint8Array): void;
  /** Removes the device, as if its cable were pulled: the host's open port closes. Resolves when that has happened. */
  unplug(): Promise<void>;
}

type Script = ChildProcessByStdio<Writable, Readable, null>;

const NEWLINE = 0x0a;

/**
 * Opens a pseudo-terminal with `script` of util-linux, which connects its stdin and stdout to one. `receive` gets the bytes
 * from the host. Rejects if there is no such `script` (Linux has it).
 */
export function openPty(receive: (bytes: Uint8Array) => void): Promise<Pty> {
  // `tail` ends with this process, even if it is killed, so that no terminal is left behind.
  const hold = `stty raw -echo; tty; exec tail -s 1 --pid=${process.pid} -f /dev/null`;
  const script = spawn('script', ['-qfec', hold, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = new Promise<void>((resolve) => script.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    script.once('error', (error) => reject(new Error(`No pseudo-terminal: ${error.message}`)));
    script.once('close', () => reject(new Error('No pseudo-terminal: script ended before it named one')));
    // Bytes written to a terminal that was just unplugged are lost, as on a pulled cable.
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

/** The first line is the terminal's path; all bytes after it come from the host. */
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
