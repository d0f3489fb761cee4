import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { gather } from './inflow.ts';

/** Keeps what each call of the system would write. */
class Written extends Writable {
  readonly calls: string[] = [];

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.calls.push(chunks.map(({ chunk }) => chunk.toString()).join(''));
    done();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what is written in one turn leaves at once, and what comes later leaves later', async () => {
  const stream = new Written();
  for (const packet of ['a', 'b', 'c']) {
    gather(stream);
    stream.write(packet);
  }
  expect(stream.calls).toEqual([]);
  await turn();
  expect(stream.calls).toEqual(['abc']);
  gather(stream);
  stream.write('d');
  await turn();
  expect(stream.calls).toEqual(['abc', 'd']);
});
