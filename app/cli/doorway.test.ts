import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Doorway } from './doorway.ts';

const SESSIONS = { at: 1_000_000, digests: ['a'.repeat(64)] };

describe('the doorway of a folder of nights', () => {
  let folder: string;
  const file = () => join(folder, 'doorway.json');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'referee-doorway-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is found again as it was kept, for its owner alone', async () => {
    await (await Doorway.of(folder)).keep({ port: 4710, sessions: SESSIONS });
    expect(await Doorway.of(folder)).toMatchObject({ port: 4710, sessions: SESSIONS });
    expect(readdirSync(folder)).toEqual(['doorway.json']);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('lets nobody in at first', async () => {
    expect((await Doorway.of(folder)).sessions).toBeUndefined();
  });

  test('is written in order, the newest last, however fast it changes', async () => {
    const doorway = await Doorway.of(folder);
    await Promise.all(Array.from({ length: 50 }, (_, n) => doorway.keep({ sessions: { ...SESSIONS, at: n } })));
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ sessions: { ...SESSIONS, at: 49 } });
  });

  test('locks out who was in, at the same port', async () => {
    await (await Doorway.of(folder)).keep({ port: 4710, sessions: SESSIONS });
    const doorway = await Doorway.of(folder);
    doorway.lockOut();
    await doorway.keep({});
    expect(await Doorway.of(folder)).toMatchObject({ port: 4710, sessions: undefined });
  });

  test.runIf(process.platform !== 'win32')('lets nobody in where others could have read it', async () => {
    await (await Doorway.of(folder)).keep({ port: 4710, sessions: SESSIONS });
    chmodSync(file(), 0o644);
    expect((await Doorway.of(folder)).sessions).toBeUndefined();
  });

  test.each([
    '',
    '{"port":',
    'null',
    '{"key":"0123456789abcdef0123456789abcdef"}',
    '{"sessions":{"at":1,"digests":["no digest"]}}',
    `{"sessions":{"at":1,"digests":[${Array.from({ length: 1_001 }, () => '"' + 'a'.repeat(64) + '"').join()}]}}`,
  ])('lets nobody in where the file is %j', async (text) => {
    writeFileSync(file(), text, { mode: 0o600 });
    expect((await Doorway.of(folder)).sessions).toBeUndefined();
  });
});
