import { Readable } from 'node:stream';
import type { Io } from '../io.ts';

/** Gives a command its input and collects what it writes. */
export function fakeIo(input = ''): Io & { readonly written: string[]; readonly said: string[] } {
  const written: string[] = [];
  const said: string[] = [];
  return {
    input: Readable.from([Buffer.from(input)]),
    out: (line) => {
      written.push(line);
      return Promise.resolve();
    },
    say: (sentence) => void said.push(sentence),
    written,
    said,
  };
}
