import { escapeUnseen, seenOnly } from '../../host/contract/unseen.ts';

/**
 * What a command reads and writes: machine output goes out, words for people to `say`. Neither lets a control character
 * through, wherever it may come from: a night that somebody sent must not move this terminal.
 */
export interface Io {
  readonly input: AsyncIterable<Buffer>;
  /** One line of machine output; resolves when the reader is ready for more. Rejects with `ReaderGone`, or where it cannot be written. */
  out(line: string): Promise<void>;
  /** A sentence for people, on stderr: one line. */
  say(sentence: string): void;
}

/** 0 all well, 1 something refused, 2 unusable arguments. */
export type ExitCode = 0 | 1 | 2;

/** The arguments cannot be used; the message says which and why. Ends a command with exit code 2. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** The reader of our output has gone (`head`, a closed pager): nothing is left to do. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

export function processIo({ stdin, stdout, stderr }: NodeJS.Process): Io {
  let gone = false;
  // Each failed answer rejects by itself; that words cannot be said is not to be said anywhere.
  stdout.on('error', ({ code }: NodeJS.ErrnoException) => (gone ||= code === 'EPIPE'));
  stderr.on('error', () => undefined);
  return {
    input: stdin,
    out: (line) =>
      new Promise((resolve, reject) => {
        if (gone) reject(new ReaderGone());
        else stdout.write(`${escapeUnseen(line)}\n`, (error) => (error ? reject(unwritten(error)) : resolve()));
      }),
    say: (sentence) => void stderr.write(`${seenOnly(sentence)}\n`),
  };
}

/** A sentence for the person at the terminal, one line, of a program that does more than answer. */
export function sayOnStderr(sentence: string): void {
  process.stderr.write(`${seenOnly(sentence)}\n`);
}

/** Resolves once everything said so far has left: a process that ends waits for no reader that is slow. */
export async function allSaid({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): Promise<void> {
  await Promise.all([stdout, stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))));
}

function unwritten(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new ReaderGone();
  return new Error(`the answer cannot be written (${error.code ?? error.message})`);
}
