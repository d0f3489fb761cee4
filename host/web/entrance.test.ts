import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE_PATHS, NOT_ADMITTED, TOO_MANY_TRIES, type Entered } from '../contract/live.ts';
import type { DownMessage } from '../contract/view.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { FakeReferee } from './testing/fake-referee.ts';
import { serveWeb, type WebShell } from './server.ts';
import { tableSite } from './site.ts';

/** ms; a limit that ends a hang and measures nothing. */
const PATIENCE = 30_000;
const WRONG = 'w'.repeat(32);

let referee: FakeReferee;
let clock: FakeClock;
let shell: WebShell;

beforeEach(async () => {
  referee = new FakeReferee();
  clock = new FakeClock();
  shell = await serveWeb({ site: tableSite(referee), pages: import.meta.dirname, port: 0, clock });
});
afterEach(() => shell.close());

const token = (onUsed?: () => void) => new URL(shell.controlLink(onUsed).url).hash.slice(1);

/** A socket that says this first. */
function say(...words: readonly (object | string | Buffer)[]) {
  const own = `127.0.0.1:${String(shell.port)}`;
  const socket = new WebSocket(`ws://${own}${LIVE_PATHS.console}`, { origin: `http://${own}` });
  const heard: (DownMessage | Entered)[] = [];
  socket.on('open', () => {
    for (const word of words) socket.send(typeof word === 'string' || Buffer.isBuffer(word) ? word : JSON.stringify(word));
  });
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as DownMessage | Entered));
  socket.on('error', () => undefined);
  return { socket, heard, closed: new Promise<number>((resolve) => socket.on('close', resolve)) };
}

/** Resolves with the session once a console has entered and is shown the table. */
async function entered(first: object): Promise<{ readonly session: string; readonly socket: WebSocket }> {
  const { socket, heard } = say(first);
  await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('view'), PATIENCE);
  return { session: heard[0]?.type === 'entered' ? heard[0].session : '', socket };
}

describe('a console is admitted', () => {
  it('with a token, and gets its own session before anything else', async () => {
    const { session } = await entered({ type: 'enter', token: token() });
    expect(session).toMatch(/^[\w-]{32}$/);
    expect((await entered({ type: 'enter', token: token() })).session).not.toBe(session);
    await entered({ type: 'resume', session });
    expect(referee.watchers).toBe(3);
  });

  it('only once with the same token', async () => {
    const used = vi.fn();
    const once = token(used);
    await entered({ type: 'enter', token: once });
    expect(used).toHaveBeenCalledTimes(1);
    expect(await say({ type: 'enter', token: once }).closed).toBe(NOT_ADMITTED);
    expect(used).toHaveBeenCalledTimes(1);
  });

  it('not with a revoked token', async () => {
    const { url, revoke } = shell.controlLink();
    revoke();
    expect(await say({ type: 'enter', token: new URL(url).hash.slice(1) }).closed).toBe(NOT_ADMITTED);
  });

  it('not with an unknown session, or with a token in its place', async () => {
    for (const session of [WRONG, token()]) {
      const { heard, closed } = say({ type: 'resume', session });
      expect(await closed).toBe(NOT_ADMITTED);
      expect(heard).toEqual([]);
    }
    expect(referee.watchers).toBe(0);
  });

  it('and before that receives nothing and can do nothing', async () => {
    const command = { type: 'command', id: 1, command: { type: 'newNight' } };
    for (const first of [command, { type: 'press', code: 'KeyQ' }, {}, 'KeyQ', '', Buffer.from([1]), { type: 'enter' }]) {
      const { heard, closed } = say(first, command);
      expect(await closed).toBe(1008);
      expect(heard).toEqual([]);
    }
    const wrong = say({ type: 'resume', session: WRONG }, command);
    expect(await wrong.closed).toBe(NOT_ADMITTED);
    expect([wrong.heard, referee.commands, referee.presses]).toEqual([[], [], []]);
  });

  it('and messages that follow its first one at once are not lost', async () => {
    const { heard } = say({ type: 'enter', token: token() }, { type: 'command', id: 7, command: null });
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'answer', id: 7, answer: { ok: true } }), PATIENCE);
  });

  it('or is cut off if it sends nothing', async () => {
    const { socket, heard, closed } = say();
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN), PATIENCE);
    await clock.pass(5_000);
    expect(await closed).toBe(1006);
    expect(heard).toEqual([]);
  });
});

describe('unknown sockets', () => {
  it('may try ten tokens a second; sessions still work meanwhile, and tokens work again afterwards', async () => {
    const { session } = await entered({ type: 'enter', token: token() });
    const guesses = Array.from({ length: 10 }, () => say({ type: 'enter', token: WRONG }).closed);
    expect(await Promise.all(guesses)).toEqual(Array.from({ length: 10 }, () => NOT_ADMITTED));
    const good = token();
    expect(await say({ type: 'enter', token: WRONG }).closed).toBe(TOO_MANY_TRIES);
    expect(await say({ type: 'enter', token: good }).closed).toBe(TOO_MANY_TRIES);
    await entered({ type: 'resume', session });
    await clock.pass(1_000);
    await entered({ type: 'enter', token: good });
  });

  it('that wait block nobody: the oldest is closed', async () => {
    const first = say();
    await vi.waitFor(() => expect(first.socket.readyState).toBe(WebSocket.OPEN), PATIENCE);
    for (let n = 0; n < 32; n += 1) say();
    expect(await first.closed).toBe(1006);
    await entered({ type: 'enter', token: token() });
  });

  it('do not count as consoles; the ninth console is asked to try again later', async () => {
    const { session } = await entered({ type: 'enter', token: token() });
    for (let n = 0; n < 7; n += 1) await entered({ type: 'resume', session });
    expect(await say({ type: 'resume', session }).closed).toBe(1013);
    const unused = token();
    expect(await say({ type: 'enter', token: unused }).closed).toBe(1013);
  });
});
