import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tableIn, type Course, type DownMessage } from '../../host/contract/view.ts';
import { beginCommand, die, keys } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { contentOf } from '../secrecy/running-host.ts';
import { electronHere } from '../support/electron.ts';
import { key, openFreshShell, send, type FreshShell, type Shell } from '../support/shell.ts';

const PATIENT = { timeout: 20_000, interval: 50 };
const here = electronHere();

const BEGIN = beginCommand([keys(0), keys(1), die], { choices: { ...STANDARD_CHOICES, count: 2, pace: 'quick' } });
/** The keys of both seats in each attempt: two for each, of which the second replaces the first. No face comes twice at a place. */
const CHOSEN = [
  ['q', 'w', 'r', 't'],
  ['w', 'e', 't', 'y'],
  ['e', 'a', 'y', 'f'],
  ['a', 's', 'f', 'g'],
] as const;

/** A message that says only that the host is alive. */
const ALIVE = /"message":\{"type":"alive","version":\(rises\),"now":\(time\)\}\}$/;

/** What was sent to a window, in order. */
interface Sent {
  readonly window: string;
  readonly message: DownMessage;
}

const WINDOWS = ['https://referee.invalid/console.html', 'https://referee.invalid/table.html'];

function lastCourse(sent: readonly Sent[]): Course | undefined {
  return sent.flatMap(({ message }) => (message.type === 'view' ? [tableIn(message.view).game?.course] : [])).at(-1);
}

/** Host time of the last message that contains it, in ms since 1970. */
function lastNow(sent: readonly Sent[]): number {
  const times = sent.map(({ message }) =>
    message.type === 'view' ? tableIn(message.view).now : message.type === 'alive' ? message.now : 0,
  );
  return Math.max(...times);
}

/** Whether no version of the view is missing between the first and the last of these messages. */
function hasEveryVersion(sent: readonly Sent[]): boolean {
  const versions = sent.map(({ message }) =>
    message.type === 'view' ? tableIn(message.view).version : message.type === 'alive' ? message.version : undefined,
  );
  const known = versions.filter((version) => version !== undefined);
  return known.every((version, at) => version - (known[at - 1] ?? version) <= 1);
}

describe.skipIf('missing' in here)('seats that play by keys at the desktop shell', () => {
  let at: FreshShell;
  let shell: Shell;
  let said = '';

  beforeAll(async () => {
    if ('missing' in here) return;
    at = await openFreshShell(here.executable);
    ({ shell } = at);
    const { stdout, stderr } = shell.running.app.process();
    for (const stream of [stdout, stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
    await shell.running.app.evaluate(({ BrowserWindow }) => {
      const sent: { window: string; message: unknown }[] = [];
      Reflect.set(globalThis, 'sent', sent);
      for (const { webContents } of BrowserWindow.getAllWindows()) {
        const pass = webContents.send.bind(webContents);
        webContents.send = (channel, ...messages: unknown[]) => {
          for (const message of messages) sent.push({ window: webContents.getURL(), message });
          pass(channel, ...messages);
        };
      }
    });
    expect(await send(shell, BEGIN)).toEqual({ ok: true });
    // A key that comes before both windows show the game is no choice.
    await until((course) => course.phase === 'choosing');
  });

  afterAll(async () => {
    if (!('missing' in here)) await at.close();
  });

  const sent = () => shell.running.app.evaluate(() => Reflect.get(globalThis, 'sent') as Sent[]);
  /** Waits until the course in both windows satisfies this; calls `before` before each look. */
  const until = async (holds: (course: Course) => boolean, before = () => Promise.resolve()): Promise<Course> =>
    vi.waitUntil(async () => {
      await before();
      const all = await sent();
      const [first, ...others] = WINDOWS.map((window) => lastCourse(all.filter((one) => one.window === window)));
      return first !== undefined && [first, ...others].every((course) => course !== undefined && holds(course)) ? first : false;
    }, PATIENT);

  /** What each window was sent in an attempt. A window that reads slowly is not sent every view, so such an attempt is repeated. */
  async function attempt(keys: (typeof CHOSEN)[number]): Promise<readonly string[]> {
    for (let tried = 0; tried < 10; tried += 1) {
      const from = (await sent()).length;
      await playAttempt(keys);
      const all = await sent();
      // Which of the two windows is first is chance: each is compared with itself.
      const before = WINDOWS.map((window) => all.slice(0, from).filter((one) => one.window === window));
      const heard = WINDOWS.map((window) => all.slice(from).filter((one) => one.window === window));
      if (heard.every((one, at) => hasEveryVersion([...(before[at] ?? []), ...one].slice(-one.length - 1))))
        return heard
          .flat()
          .map((one) => masked(JSON.stringify(one)))
          .filter((text) => !ALIVE.test(text));
    }
    throw new Error('no attempt was sent to both windows whole');
  }

  /** Makes an attempt that is called off when all have chosen. */
  async function playAttempt([first, second, other, another]: (typeof CHOSEN)[number]): Promise<void> {
    // The host drops the very first keys while the number of the attempt is not on the disk yet.
    const ready = (n: number) => (course: Course) => course.phase === 'choosing' && course.ready === n;
    await until(ready(1), () => key(shell.dealer, first));
    const { step } = await until(ready(2), () => key(shell.table, other));
    await key(shell.table, second);
    await key(shell.dealer, another);
    expect(await send(shell, { type: 'count', step })).toEqual({ ok: true });
    const opening = await until((course) => course.phase === 'opening');
    // Called off earlier, an attempt would lack a view by chance: a fingerprint is shown for 400 ms before faces are asked for.
    const from = lastNow(await sent());
    await vi.waitUntil(async () => {
      const all = await sent();
      return WINDOWS.every((window) => lastNow(all.filter((one) => one.window === window)) > from + 1_000);
    }, PATIENT);
    expect(await send(shell, { type: 'callOff', step: opening.step })).toEqual({ ok: true });
    await until((course) => course.phase === 'choosing' && course.ready === 0);
  }

  it('send the same to both windows whatever was chosen', async () => {
    // The first attempt differs from all later ones in what has been called off before it.
    const [, ...attempts] = await CHOSEN.reduce<Promise<(readonly string[])[]>>(
      async (before, keys) => [...(await before), await attempt(keys)],
      Promise.resolve([]),
    );
    expect(attempts[0]?.length).toBeGreaterThan(8);
    for (const heard of attempts) expect(heard).toEqual(attempts[0]);
  });

  it('leave no trace of the choice on a page, in a file or in the output of the process, and no crash is reported anywhere', async () => {
    const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.innerHTML]);
    const pages = await Promise.all([shell.dealer, shell.table].map(({ page }) => page.evaluate(kept)));
    for (const text of [...pages, contentOf(at.nights), said])
      expect(text).not.toMatch(/"?(code|face|faces|nonce)"?:|Key[A-Z]\b/);
    const reports = await shell.running.app.evaluate(({ crashReporter, BrowserWindow }) => [
      crashReporter.getUploadedReports().length,
      BrowserWindow.getAllWindows().some(({ webContents }) => {
        webContents.openDevTools();
        return webContents.isDevToolsOpened();
      }),
    ]);
    expect(reports).toEqual([0, false]);
  });
});

function masked(text: string): string {
  return (
    text
      // First of all: the decimals of a duration can have as many digits as a time.
      .replaceAll(/"(version|step|id|flushMs)":[\d.]+/g, '"$1":(rises)')
      .replaceAll(/\b\d{13}(\.\d+)?\b/g, '(time)')
      .replaceAll(/"(fingerprint|head)":"[0-9A-HJKMNP-TV-Z]{8}"/g, '"$1":(fingerprint)')
  );
}
