import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConsoleAccess } from './console-access.ts';

const SESSIONS = { at: 1_000_000, digests: ['a'.repeat(64)] };

describe('console access', () => {
  let folder: string;
  const file = () => join(folder, 'console-access.json');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'referee-access-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is restored as it was saved, and only its owner can read the file', async () => {
    await (await ConsoleAccess.of(folder)).keep({ port: 4710, sessions: SESSIONS });
    expect(await ConsoleAccess.of(folder)).toMatchObject({ port: 4710, sessions: SESSIONS });
    expect(readdirSync(folder)).toEqual(['console-access.json']);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('ends up on disk with its newest value, however fast it changes', async () => {
    const access = await ConsoleAccess.of(folder);
    await Promise.all(Array.from({ length: 50 }, (_, n) => access.keep({ sessions: { ...SESSIONS, at: n } })));
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ sessions: { ...SESSIONS, at: 49 } });
  });

  test('can be revoked, or have been read by other users, and keeps its port', async () => {
    await (await ConsoleAccess.of(folder)).keep({ port: 4710, sessions: SESSIONS });
    chmodSync(file(), 0o644);
    if (process.platform !== 'win32') expect((await ConsoleAccess.of(folder)).sessions).toBeUndefined();
    chmodSync(file(), 0o600);
    await (await ConsoleAccess.of(folder, true)).keep({});
    expect(await ConsoleAccess.of(folder)).toMatchObject({ port: 4710, sessions: undefined });
  });

  test.each([
    '',
    '{"port":',
    'null',
    '{"key":"0123456789abcdef0123456789abcdef"}',
    '{"sessions":{"at":1,"digests":["no digest"]}}',
    `{"sessions":{"at":1,"digests":[${Array.from({ length: 1_001 }, () => '"' + 'a'.repeat(64) + '"').join()}]}}`,
  ])('has no sessions if the file holds %j', async (text) => {
    writeFileSync(file(), text, { mode: 0o600 });
    expect((await ConsoleAccess.of(folder)).sessions).toBeUndefined();
  });
});
