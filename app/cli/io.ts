import { escapeUnseen, seenOnly } from '../../rulebook/text.ts';

/** Machine output goes to `out`, words for people to `say`. Neither lets control characters through to the terminal. */
export interface Io {
  readonly input: AsyncIterable<Buffer>;
  /** Writes one line; resolves when the reader is ready for more. Rejects with `ReaderGone`, or if it cannot be written. */
  out(line: string): Promise<void>;
  /** Writes one line for people to stderr. */
  say(sentence: string): void;
}

/** 0: all is well. 1: something was refused. 2: the arguments are unusable. */
export type ExitCode = 0 | 1 | 2;

/** The arguments are unusable; the message says which and why. Ends a command with exit code 2. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** The reader of our output has gone (`head`, a closed pager), so nothing is left to do. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

export function processIo({ stdin, stdout, stderr }: NodeJS.Process): Io {
  let gone = false;
  // Each failed write rejects by itself; an unwritable stderr can be reported nowhere.
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

function unwritten(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new ReaderGone();
  return new Error(`the answer cannot be written (${error.code ?? error.message})`);
}
