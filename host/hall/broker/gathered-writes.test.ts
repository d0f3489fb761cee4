import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { GatheredWrites } from './gathered-writes.ts';

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
  const writes = new GatheredWrites(stream);
  for (const packet of ['a', 'b', 'c']) {
    writes.gather();
    stream.write(packet);
  }
  expect(stream.calls).toEqual([]);
  await turn();
  expect(stream.calls).toEqual(['abc']);
  writes.gather();
  stream.write('d');
  await turn();
  expect(stream.calls).toEqual(['abc', 'd']);
});

test('a stream that ends meanwhile is left alone', async () => {
  const stream = new Written();
  new GatheredWrites(stream).gather();
  stream.write('a');
  stream.destroy();
  await turn();
  expect(stream.calls).toEqual([]);
});
