import { describe, expect, it } from 'vitest';
import type { DownMessage } from '../../host/contract/view.ts';
import { Live, type WindowClock } from './live.svelte.ts';
import { socketWire, type Socket } from './socket-wire.ts';
import { NOT_LIVE, type Wire } from './wire.ts';

function timePassing() {
  let now = 0;
  const timers = new Set<{ at: number; again: number | undefined; then: () => void }>();
  const add = (at: number, again: number | undefined, then: () => void) => {
    const timer = { at, again, then };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const clock: WindowClock = { now: () => now, every: (ms, then) => add(now + ms, ms, then) };
  return {
    clock,
    after: (ms: number, then: () => void) => add(now + ms, undefined, then),
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        now = next.at;
        if (next.again === undefined) timers.delete(next);
        else next.at += next.again;
        next.then();
      }
      now = end;
    },
  };
}

function stubWire() {
  let say: (message: DownMessage) => void = () => {};
  const wire: Wire = {
    open(onMessage) {
      say = onMessage;
      return () => {};
    },
    command: () => Promise.resolve(NOT_LIVE),
    press: () => {},
  };
  return { wire, say: (message: DownMessage) => say(message) };
}

describe('live view', () => {
  it('says since when it is not live after two seconds without word, and takes it back at the next', () => {
    const time = timePassing();
    const { wire, say } = stubWire();
    const live = new Live(wire, time.clock, () => {});
    live.start();
    say({ type: 'alive', version: 1, now: 1_000_000 });
    time.pass(2_000);
    expect(live.notLiveSince).toBeUndefined();
    time.pass(400);
    expect(live.notLiveSince).toBe(1_000_000);
    say({ type: 'alive', version: 1, now: 1_002_400 });
    expect(live.notLiveSince).toBeUndefined();
  });

  it('loads itself anew when a host of another build has come, once', () => {
    const { wire, say } = stubWire();
    let renewed = 0;
    new Live(wire, timePassing().clock, () => (renewed += 1)).start();
    for (const build of ['a', 'a']) say({ type: 'host', build });
    expect(renewed).toBe(0);
    for (const build of ['b', 'b']) say({ type: 'host', build });
    expect(renewed).toBe(1);
  });

  it('sends nothing up while it is not live: it would be done late, or twice', async () => {
    const time = timePassing();
    const { wire, say } = stubWire();
    const sent: unknown[] = [];
    const listening: Wire = {
      open: (onMessage) => wire.open(onMessage),
      command: (command) => {
        sent.push(command);
        return Promise.resolve({ ok: true });
      },
      press: (code) => sent.push(code),
    };
    const live = new Live(listening, time.clock, () => {});
    live.start();
    say({ type: 'alive', version: 1, now: 0 });
    time.pass(2_400);
    live.press('KeyQ');
    expect(await live.command({ type: 'newNight' })).toEqual(NOT_LIVE);
    expect(sent).toEqual([]);
    say({ type: 'alive', version: 1, now: 2_400 });
    live.press('KeyQ');
    expect(await live.command({ type: 'newNight' })).toEqual({ ok: true });
    expect(sent).toEqual(['KeyQ', { type: 'newNight' }]);
  });

  it('keeps the time of the host', () => {
    const time = timePassing();
    const { wire, say } = stubWire();
    const live = new Live(wire, time.clock, () => {});
    live.start();
    time.pass(700);
    say({ type: 'alive', version: 1, now: 5_000_000 });
    time.pass(1_234);
    expect(live.hostNow()).toBe(5_001_234);
  });
});

class StubSocket implements Socket {
  readyState = 1;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  drop(): void {
    this.close();
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }
  say(message: DownMessage): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
}

function dialling() {
  const time = timePassing();
  const sockets: StubSocket[] = [];
  const wire = socketWire(() => {
    const socket = new StubSocket();
    sockets.push(socket);
    return socket;
  }, time.after);
  const latest = () => sockets.at(-1) as StubSocket;
  return { time, sockets, wire, latest };
}

describe('WebSocket wire', () => {
  it('connects anew when the socket closes, waiting longer each time, until a host answers', () => {
    const { time, sockets, wire, latest } = dialling();
    wire.open(() => {});
    latest().drop();
    time.pass(99);
    expect(sockets).toHaveLength(1);
    time.pass(1);
    expect(sockets).toHaveLength(2);
    latest().drop();
    time.pass(249);
    expect(sockets).toHaveLength(2);
    time.pass(1);
    latest().say({ type: 'alive', version: 1, now: 0 });
    latest().drop();
    time.pass(100);
    expect(sockets).toHaveLength(4);
  });

  it('gives up a socket that has fallen silent', () => {
    const { time, sockets, wire } = dialling();
    wire.open(() => {});
    time.pass(5_100);
    expect(sockets).toHaveLength(2);
  });

  it('answers a command by its id', async () => {
    const { wire, latest } = dialling();
    wire.open(() => {});
    const first = wire.command({ type: 'newNight' });
    const second = wire.command({ type: 'newNight' });
    latest().say({ type: 'answer', id: 2, answer: { ok: true } });
    latest().say({ type: 'answer', id: 1, answer: { ok: false, refusal: { code: 'no game', params: {} } } });
    await expect(second).resolves.toEqual({ ok: true });
    await expect(first).resolves.toMatchObject({ refusal: { code: 'no game' } });
  });

  it('refuses a command whose answer the connection took with it, and one it cannot send', async () => {
    const { wire, latest } = dialling();
    wire.open(() => {});
    const lost = wire.command({ type: 'newNight' });
    latest().drop();
    await expect(lost).resolves.toEqual(NOT_LIVE);
    await expect(wire.command({ type: 'newNight' })).resolves.toEqual(NOT_LIVE);
  });

  it('never sends a press later than at once', () => {
    const { time, wire, latest } = dialling();
    wire.open(() => {});
    latest().drop();
    wire.press('KeyQ');
    time.pass(100);
    expect(latest().sent).toEqual([]);
    wire.press('KeyW');
    expect(latest().sent).toEqual([JSON.stringify({ type: 'press', code: 'KeyW' })]);
  });
});
