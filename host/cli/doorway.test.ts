import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeKey, findDoorway, keepDoorway } from './doorway.ts';

describe('the doorway of a folder of nights', () => {
  let folder: string;
  const file = () => join(folder, 'doorway.json');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'referee-doorway-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('stays the same once it is kept, for its owner alone', async () => {
    const found = await findDoorway(folder);
    await keepDoorway(folder, { ...found, port: 4710 });
    expect(await findDoorway(folder)).toEqual({ key: found.key, port: 4710 });
    expect(readdirSync(folder)).toEqual(['doorway.json']);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('is another one in every folder', async () => {
    expect(await findDoorway(folder)).not.toEqual(await findDoorway(folder));
  });

  test('has a new key when asked, at the same port', async () => {
    const found = { ...(await findDoorway(folder)), port: 4710 };
    await keepDoorway(folder, found);
    const changed = await changeKey(folder);
    expect(changed.port).toBe(4710);
    expect(changed.key).not.toBe(found.key);
  });

  test.runIf(process.platform !== 'win32')('has a new key where others could have read it', async () => {
    const found = await findDoorway(folder);
    await keepDoorway(folder, found);
    chmodSync(file(), 0o644);
    expect((await findDoorway(folder)).key).not.toBe(found.key);
  });

  test.each(['', '{"key":"', '{"key":"short"}', '{"key":7}', 'null'])('has a new key where the file is %j', async (text) => {
    writeFileSync(file(), text, { mode: 0o600 });
    expect((await findDoorway(folder)).key).toMatch(/^[\w-]{32}$/);
  });
});
