import { EventEmitter } from 'node:events';
import { afterAll, expect, it, vi } from 'vitest';
import { inReaderProcess } from './reader-process.ts';

class FakeReader extends EventEmitter {
  readonly jobs: unknown[] = [];
  killed = 0;
  postMessage = (job: unknown) => void this.jobs.push(job);
  kill = () => (this.killed += 1);
}

const readers: FakeReader[] = [];
vi.mock('electron', () => ({
  utilityProcess: {
    fork: () => {
      const reader = new FakeReader();
      readers.push(reader);
      return reader;
    },
  },
}));

// Test files share modules: the next one must not get those loaded with this Electron.
afterAll(() => vi.resetModules());

const JOB = { type: 'find', path: '/nights/a.jsonl' } as const;

/** A job in a process that this ends. */
function read(end: (reader: FakeReader) => void, longest?: number) {
  const result = inReaderProcess<'find'>(JOB, longest);
  const reader = readers.at(-1) ?? expect.fail('no process');
  expect(reader.jobs).toEqual([JOB]);
  end(reader);
  return { result, reader };
}

it('resolves with what the process finds, and ends the process', async () => {
  const { result, reader } = read((one) => one.emit('message', { kind: 'gone' }));
  expect(await result).toEqual({ kind: 'gone' });
  expect(reader.killed).toBe(1);
});

it.each([
  ['ends without a word, as without memory', (reader: FakeReader) => void reader.emit('exit', 134), undefined],
  ['takes too long', () => undefined, 5],
])('gives up on a process that %s', async (_, end, longest) => {
  const { result, reader } = read(end, longest);
  expect(await result).toBeUndefined();
  expect(reader.killed).toBe(1);
});
