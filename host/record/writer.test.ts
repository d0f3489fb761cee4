import { expect, test } from 'vitest';
import { MOST_NIGHT_BYTES } from '../contract/night.ts';
import { FakeFile } from './testing/fake-file.ts';
import { makeWriter } from './writer.ts';

const still = () => 0;
const called = (file: FakeFile) => file.calls.map(({ call }) => call);

test('an append writes, then flushes, then resolves', async () => {
  const file = new FakeFile();
  let clock = 5;
  const writer = makeWriter(file, 0, () => (clock += 3));
  expect(await writer.append('one\n')).toBe(3);
  expect(called(file)).toEqual(['write', 'datasync']);
  expect(file.bytes.toString()).toBe('one\n');
});

test('an append does not resolve while its flush is running', async () => {
  const file = new FakeFile();
  let flushed: () => void = () => undefined;
  file.datasync = () => new Promise((resolve) => (flushed = resolve));
  let done = false;
  const appended = makeWriter(file, 0, still)
    .append('one\n')
    .then(() => (done = true));
  await new Promise(setImmediate);
  expect(done).toBe(false);
  flushed();
  await appended;
  expect(done).toBe(true);
});

test('a line that a full disk took only in part is removed, and written once there is room', async () => {
  const file = new FakeFile();
  const writer = makeWriter(file, 0, still);
  await writer.append('one\n');
  file.room = 6;
  await expect(writer.append('two\n')).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(file.bytes.toString()).toBe('one\n');
  file.room = 100;
  await writer.append('two\n');
  expect(file.bytes.toString()).toBe('one\ntwo\n');
});

test('a line whose flush fails is removed', async () => {
  const file = new FakeFile();
  const writer = makeWriter(file, 0, still);
  file.refuse = { datasync: 'EIO' };
  await expect(writer.append('one\n')).rejects.toMatchObject({ code: 'EIO' });
  expect(file.bytes.toString()).toBe('');
});

test('if the disk refuses to remove a line, no other is written before it has been removed', async () => {
  const file = new FakeFile();
  const writer = makeWriter(file, 0, still);
  await writer.append('one\n');
  file.room = 6;
  file.refuse = { truncate: 'EROFS' };
  await expect(writer.append('two\n')).rejects.toMatchObject({ code: 'ENOSPC' });
  file.room = 100;
  await expect(writer.append('two\n')).rejects.toMatchObject({ code: 'EROFS' });
  expect(file.bytes.toString()).toBe('one\ntw');
  file.refuse = {};
  await writer.append('2\n');
  expect(file.bytes.toString()).toBe('one\n2\n');
});

test('a write of zero bytes is an error', async () => {
  const file = new FakeFile();
  file.write = () => Promise.resolve({ bytesWritten: 0 });
  await expect(makeWriter(file, 0, still).append('one\n')).rejects.toMatchObject({ code: 'EIO' });
});

test('a file that would become larger than what is read takes no more lines', async () => {
  const file = new FakeFile();
  const writer = makeWriter(file, MOST_NIGHT_BYTES - 4, still);
  await expect(writer.append('12345')).rejects.toMatchObject({ code: 'EFBIG' });
  expect(called(file)).toEqual([]);
  await writer.append('1234');
  expect(called(file)).toEqual(['write', 'datasync']);
});
