import { expect, test } from 'vitest';
import { MOST_NIGHT_BYTES } from '../contract/night.ts';
import { NO_LINES, type ChainMark } from './chain.ts';
import { ChainedFile } from './chained-file.ts';
import { systemDisk, type Disk } from './disk.ts';
import { FakeFile } from './testing/fake-file.ts';

/** A file in memory, open from this place on, on a disk that tests change. */
async function opened(mark: ChainMark = NO_LINES) {
  const file = new FakeFile();
  const disk: Disk = {
    ...systemDisk,
    open: () => Promise.resolve(file),
    identity: () => Promise.resolve('the file'),
    syncFolder: () => Promise.resolve(),
  };
  const chain = await ChainedFile.open(disk, '/nights/night.jsonl', mark);
  file.calls.length = 0;
  const append = (text: string) =>
    chain.append(Buffer.from(text), { ...chain.mark, bytes: chain.mark.bytes + Buffer.byteLength(text) });
  return { file, disk, append, text: () => file.bytes.toString(), called: () => file.calls.map(({ call }) => call) };
}

test('an append writes, then flushes, and then resolves with the time that took', async () => {
  const { file, disk, append, called } = await opened();
  let [clock, done] = [5, false];
  disk.now = () => (clock += 3);
  let flushed: () => void = () => undefined;
  const flush = new Promise<void>((resolve) => (flushed = resolve));
  const datasync = file.datasync.bind(file);
  file.datasync = () => datasync().then(() => flush);
  const appended = append('one\n').then((ms) => {
    done = true;
    return ms;
  });
  await new Promise(setImmediate);
  expect([done, called()]).toEqual([false, ['write', 'datasync']]);
  flushed();
  expect(await appended).toBe(3);
});

test.each<[string, string, (file: FakeFile, disk: Disk) => void]>([
  ['that a full disk took only in part', 'ENOSPC', (file) => (file.room = 6)],
  ['whose flush fails', 'EIO', (file) => (file.refuse = { datasync: 'EIO' })],
  ['of which the disk writes nothing', 'EIO', (file) => (file.write = () => Promise.resolve({ bytesWritten: 0 }))],
  ['whose file was replaced', 'ESTALE', (_, disk) => (disk.identity = () => Promise.resolve('another'))],
  ['whose file was removed', 'ESTALE', (_, disk) => (disk.identity = () => Promise.resolve(undefined))],
])('a line %s is refused and removed', async (_, code, breaks) => {
  const { file, disk, append, text } = await opened();
  await append('one\n');
  breaks(file, disk);
  await expect(append('two\n')).rejects.toMatchObject({ code });
  expect(text()).toBe('one\n');
});

test('a host whose folder was taken over touches the file no more', async () => {
  const { disk, append, called } = await opened();
  disk.held = () => Promise.reject(Object.assign(new Error(), { code: 'ETAKENOVER' }));
  await expect(append('one\n')).rejects.toMatchObject({ code: 'ETAKENOVER' });
  expect(called()).toEqual([]);
});

test('if the disk refuses to remove a line, no other is written before it has been removed', async () => {
  const { file, append, text } = await opened();
  await append('one\n');
  file.room = 6;
  file.refuse = { truncate: 'EROFS' };
  await expect(append('two\n')).rejects.toMatchObject({ code: 'ENOSPC' });
  file.room = 100;
  await expect(append('two\n')).rejects.toMatchObject({ code: 'EROFS' });
  expect(text()).toBe('one\ntw');
  file.refuse = {};
  await append('2\n');
  expect(text()).toBe('one\n2\n');
});

test('a file that would become larger than what is read takes no more lines', async () => {
  const { append, called } = await opened({ ...NO_LINES, bytes: MOST_NIGHT_BYTES - 4 });
  await expect(append('12345')).rejects.toMatchObject({ code: 'EFBIG' });
  expect(called()).toEqual([]);
  await append('1234');
});
