import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { whoJson } from '../../host/web/who.ts';
import { inUseSentence, leaveWord, lookWhoHolds, readWord, takeOverQuestion, type RunningAt } from './in-use.ts';
import { NightsInUse } from './open-table.ts';
import { parseStartOptions } from './options.ts';
import { askAtTerminal, openOrTakeOver, type Terminal } from './take-over.ts';

const CLAIM = 'host-4711-0123456789ab.lock';

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'in-use-'));
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

/** A server on this computer that answers every request with this body. */
async function answering(body: string): Promise<string> {
  const begun = createServer((_request, response) => response.end(body));
  server = begun;
  await new Promise<void>((resolve) => begun.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((begun.address() as AddressInfo).port)}/`;
}

/** A lock file of another computer. */
const claim = (more: object = {}) =>
  writeFileSync(join(folder, CLAIM), JSON.stringify({ pid: 4711, host: 'elsewhere', ...more }));

describe('the note left for a second referee', () => {
  const FIRST: RunningAt = { pid: 4711, shell: 'browser', url: 'http://127.0.0.1:4710/' };

  it('says where the first referee runs until it ends, or a second one took over', async () => {
    const takeBack = await leaveWord(folder, FIRST);
    expect(await readWord(folder)).toEqual(FIRST);
    await takeBack();
    expect(readdirSync(folder)).toEqual([]);
    const later = await leaveWord(folder, FIRST);
    await leaveWord(folder, { pid: 1, shell: 'electron' });
    await later();
    expect(await readWord(folder)).toEqual({ pid: 1, shell: 'electron' });
  });

  it.each([
    '',
    '{"pid":"1"}',
    '{"pid":1,"shell":"browser","key":"k"}',
    '{"pid":1,"shell":"browser","url":"http://example.org/"}',
    '{"pid":1,"shell":"browser","url":"http://127.0.0.1:1/\\u001b[2J"}',
  ])('is nothing if the file holds %j', async (text) => {
    writeFileSync(join(folder, 'whereabouts.json'), text);
    expect(await readWord(folder)).toBeUndefined();
  });

  it('is nothing if the file is a link', async () => {
    writeFileSync(join(folder, 'other'), JSON.stringify(FIRST));
    symlinkSync(join(folder, 'other'), join(folder, 'whereabouts.json'));
    expect(await readWord(folder)).toBeUndefined();
  });
});

describe('the referee that has the nights open', () => {
  it('is named if it answers with the name of its lock file', async () => {
    claim();
    const url = await answering(whoJson(CLAIM));
    await leaveWord(folder, { pid: 4711, shell: 'browser', url });
    expect(await lookWhoHolds(folder)).toEqual({ kind: 'answers', pid: 4711, url });
  });

  it.each([
    ['nothing', undefined],
    ['another program', 'Welcome to nginx'],
    ['a referee of other nights', whoJson('host-4711-aaaaaaaaaaaa.lock')],
  ])('is unsure if %s answers', async (_what, body) => {
    claim({ host: 'kitchen', since: '2026-11-21T20:04:33.000Z' });
    const url = body === undefined ? 'http://127.0.0.1:1/' : await answering(body);
    await leaveWord(folder, { pid: 4711, shell: 'browser', url });
    const use = await lookWhoHolds(folder);
    expect(use).toEqual({ kind: 'unsure', pid: 4711, host: 'kitchen', since: Date.UTC(2026, 10, 21, 20, 4, 33) });
    expect(inUseSentence(use, folder, 'en')).toMatch(/kitchen.*4711.*November 2[12], 2026/);
  });

  it('is certain if its process runs on this computer', async () => {
    const nights = await openNightFolder(folder, { app: '0.0.0' });
    expect(await lookWhoHolds(folder)).toEqual({ kind: 'silent', pid: process.pid });
    await leaveWord(folder, { pid: process.pid, shell: 'electron' });
    expect(await lookWhoHolds(folder)).toEqual({ kind: 'in windows', pid: process.pid });
    await nights.close();
    expect(await lookWhoHolds(folder)).toEqual({ kind: 'gone' });
  });

  it.each(LANGUAGES)('is asked about in %s, and cannot control a terminal by the name of its computer', async (language) => {
    claim({ host: 'kitchen\u001b]52;c;cm0=\u0007\u202e' });
    const { message, detail, takeOver, leave } = takeOverQuestion(await lookWhoHolds(folder), folder, `${language}-XX`);
    expect(message).toContain('kitchen');
    expect(message).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(new Set([detail, takeOver, leave, message]).size).toBe(4);
  });
});

describe('taking over', () => {
  const parsed = parseStartOptions([], '1.2.3');
  const options = parsed.ok ? parsed.options : expect.fail();
  const open = async ({ takeOver }: { readonly takeOver: boolean }) => {
    try {
      return await openNightFolder(folder, { app: '0.0.0', takeOver });
    } catch (cause) {
      throw new NightsInUse(await lookWhoHolds(folder), folder, { cause });
    }
  };
  const terminal = (key: string, isTTY = true) => {
    const modes: boolean[] = [];
    const it = {
      isTTY,
      setRawMode: (mode: boolean) => modes.push(mode),
      once: (_event: string, listener: (key: Buffer) => void) => listener(Buffer.from(key)),
      pause: () => undefined,
      resume: () => undefined,
    };
    return { stdin: it as unknown as Terminal, modes };
  };

  it.each(['t', 'T'])('takes one key: %s', async (key) => {
    claim();
    const said: string[] = [];
    const { stdin, modes } = terminal(key);
    const ask = askAtTerminal(stdin, (sentence) => said.push(sentence));
    const nights = await openOrTakeOver(options, open, ask);
    expect(said.join(' ')).toMatch(/process 4711.*Press T to take over/);
    expect(modes).toEqual([true, false]);
    expect(readdirSync(folder)).not.toContain(CLAIM);
    await nights.close();
  });

  it.each(['x', '\u0003', '\r', ''])('is declined with any other key: %j', async (key) => {
    claim();
    const ask = askAtTerminal(terminal(key).stdin, () => undefined);
    await expect(openOrTakeOver(options, open, ask)).rejects.toThrow(NightsInUse);
    expect(readdirSync(folder)).toEqual([CLAIM]);
  });

  it('takes an option if there is no terminal', async () => {
    claim();
    const said: string[] = [];
    const ask = askAtTerminal(terminal('t', false).stdin, (sentence) => said.push(sentence));
    await expect(openOrTakeOver(options, open, ask)).rejects.toThrow(NightsInUse);
    expect(said.join(' ')).toContain('--take-over');
    await (await open({ takeOver: true })).close();
  });

  it('is not offered if the other referee is known to run', async () => {
    const nights = await open({ takeOver: false });
    await expect(openOrTakeOver(options, open, () => expect.fail())).rejects.toThrow(NightsInUse);
    await expect(open({ takeOver: true })).rejects.toThrow(NightsInUse);
    await nights.close();
  });
});
