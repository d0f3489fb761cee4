import { execFileSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder, systemDisk, type Disk } from './disk.ts';
import { openNightFolder } from './nights.ts';
import { PrivateFile, readPrivate } from './private-file.ts';
import { recordText } from './testing/record-text.ts';

const AT = Date.UTC(2026, 10, 21, 20, 4, 33);
const SECRET = 'somebody else’s\n';
const link = { refusal: { code: 'is a link' } };

/** The target of another user's link. */
let elsewhere: string;
let folder: string;
let secret: string;
beforeEach(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  folder = await mkdtemp(join(tmpdir(), 'links-'));
  secret = join(elsewhere, 'secret');
  await writeFile(secret, SECRET);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(elsewhere, { recursive: true });
});

const open = () => openNightFolder(folder, { app: '0.0.0' });
const untouched = async () => {
  expect(await readFile(secret, 'utf8')).toBe(SECRET);
  expect((await readdir(elsewhere)).sort()).toEqual(['secret']);
};

describe('in a folder of nights that other users may write to', () => {
  test.each(['attempts.new', 'probe.new', 'open-night.new', '2026-11-21_21.04.33.jsonl.new', 'attempts', 'open-night', 'probe'])(
    'a link in place of %s is not followed',
    async (name) => {
      await symlink(secret, join(folder, name));
      const nights = await open().catch(() => undefined);
      await nights?.create(AT);
      await nights?.keepOpen('');
      await nights?.probe();
      await nights?.close();
      await untouched();
    },
  );

  test('a night that is a link is reported, and neither read, written, salvaged nor exported', async () => {
    const night = join(elsewhere, 'night.jsonl');
    await writeFile(night, recordText([]));
    await symlink(night, join(folder, 'a.jsonl'));
    const nights = await open();
    await expect(nights.open('a.jsonl')).rejects.toMatchObject({ refusal: { ...link.refusal, params: { file: 'a.jsonl' } } });
    await expect(nights.read('a.jsonl')).rejects.toMatchObject(link);
    await expect(nights.salvage('a.jsonl')).rejects.toMatchObject(link);
    expect((await nights.list()).nights).toMatchObject([{ file: 'a.jsonl', trouble: { code: 'ELOOP' } }]);
    expect(await nights.lastOpen()).toBeUndefined();
    // The link itself may be moved.
    await nights.remove('a.jsonl');
    expect((await lstat(join(folder, 'deleted', 'a.jsonl'))).isSymbolicLink()).toBe(true);
    await nights.close();
    expect(await readFile(night, 'utf8')).toBe(recordText([]));
  });

  test('a link that takes the place of the open night receives no line', async () => {
    const nights = await open();
    const night = await nights.create(AT);
    const path = join(folder, night.file);
    await rename(path, `${path}.moved`);
    await symlink(`${path}.moved`, path);
    await expect(night.append({ kind: 'named', name: 'Tina' }, AT)).rejects.toMatchObject({ code: 'ESTALE' });
    await nights.close();
  });

  test.each(['deleted', 'exports'])('nothing is written to or read from a folder %s that is a link', async (name) => {
    await writeFile(join(elsewhere, 'b.jsonl'), recordText([]));
    await symlink(elsewhere, join(folder, name));
    const nights = await open();
    const night = await nights.create(AT);
    await night.close();
    const refused = { refusal: { ...link.refusal, params: { file: name } } };
    if (name === 'deleted') {
      await expect(nights.remove(night.file)).rejects.toMatchObject(refused);
      await expect(nights.restore('b.jsonl')).rejects.toMatchObject(refused);
      expect((await nights.list()).deleted).toEqual([]);
    } else await expect(nights.exportAs('a.csv', 'x')).rejects.toMatchObject(refused);
    await nights.close();
    await rm(join(elsewhere, 'b.jsonl'));
    await untouched();
  });

  test.each(['attempts', 'open-night', 'a.jsonl'])('a pipe in place of %s blocks nothing', async (name) => {
    execFileSync('mkfifo', [join(folder, name)]);
    const nights = await open().catch((error: NodeJS.ErrnoException) => error.code);
    if (typeof nights === 'string') return expect(nights).toBe('EFTYPE');
    await nights?.lastOpen();
    await nights?.list();
    await nights?.close();
  });
});

describe('private files beside the nights', () => {
  const schema = v.object({ key: v.string() });

  test('are not read through a link, and replace the link instead of its target', async () => {
    const path = join(folder, 'console-access.json');
    await new PrivateFile(secret).save({ key: 'theirs' });
    await symlink(secret, path);
    await symlink(secret, `${path}.new`);
    expect(await readPrivate(path, schema)).toBeUndefined();
    await new PrivateFile(path).save({ key: 'ours' });
    expect(await readPrivate(path, schema)).toEqual({ key: 'ours' });
    expect(await readPrivate(secret, schema)).toEqual({ key: 'theirs' });
  });

  test('are flushed before they get their name, and the name is flushed after that', async () => {
    const done: string[] = [];
    const watched: Disk = {
      ...systemDisk,
      open: async (path, flags) => {
        const file = await systemDisk.open(path, flags);
        return new Proxy(file, {
          get: (target, key) => {
            if (key === 'datasync') done.push('content');
            const value: unknown = Reflect.get(target, key);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
      },
      rename: (from, to) => {
        done.push('name');
        return systemDisk.rename(from, to);
      },
      syncFolder: (path) => {
        done.push('folder');
        return systemDisk.syncFolder(path);
      },
    };
    await new PrivateFile(join(folder, 'console-access.json'), watched).save({ key: 'x' });
    expect(done).toEqual(['content', 'name', 'folder']);
  });
});

describe('a path that cannot become a folder is refused at once', () => {
  test.runIf(process.platform === 'linux').each(['/proc/nights', '/proc/nights/of/mine'])('%s', async (path) => {
    await expect(makeFolder(systemDisk, path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('because a file is in its place or above it', async () => {
    await expect(makeFolder(systemDisk, secret)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(systemDisk, join(secret, 'nights'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(makeFolder(systemDisk, `${folder}/a\0b`)).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
  });

  test('a link to a folder is accepted, and so are nested folders', async () => {
    const path = join(folder, 'to');
    await symlink(elsewhere, path);
    await makeFolder(systemDisk, path);
    await makeFolder(systemDisk, join(path, 'a', 'b'));
    await mkdir(join(elsewhere, 'a', 'b', 'c'));
  });
});
