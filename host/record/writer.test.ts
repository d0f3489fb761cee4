import { expect, test } from 'vitest';
import { FakeFile } from './testing/fake-file.ts';
import { makeWriter } from './writer.ts';

const still = () => 0;
const called = (file: FakeFile) => file.calls.map(({ call }) => call);

test('a line is written, then flushed, and only then is the append done', async () => {
  const file = new FakeFile();
  let clock = 5;
  const writer = makeWriter(file, 0, () => (clock += 3));
  expect(await writer.append('one\n')).toBe(3);
  expect(called(file)).toEqual(['write', 'datasync']);
  expect(file.bytes.toString()).toBe('one\n');
});

test('an append is not done while its flush is under way', async () => {
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

test('a full disk takes a part: nothing of the line stays, and once there is room the same line goes in', async () => {
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

test('a flush that fails takes the line back', async () => {
  const file = new FakeFile();
  const writer = makeWriter(file, 0, still);
  file.refuse = { datasync: 'EIO' };
  await expect(writer.append('one\n')).rejects.toMatchObject({ code: 'EIO' });
  expect(file.bytes.toString()).toBe('');
});

test('a disk that cannot even take back is asked again before the next line, and gets no line until it has', async () => {
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

test('a disk that writes nothing and says nothing is an error too', async () => {
  const file = new FakeFile();
  file.write = () => Promise.resolve({ bytesWritten: 0 });
  await expect(makeWriter(file, 0, still).append('one\n')).rejects.toMatchObject({ code: 'EIO' });
});
