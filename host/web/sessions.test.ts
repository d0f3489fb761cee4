import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { digestOf } from './secrets.ts';
import { Sessions, type KeptSessions } from './sessions.ts';

const HOUR = 3_600_000;

let clock: FakeClock;
let kept: KeptSessions | undefined;
/** A newly started host. */
const start = () => new Sessions({ clock, kept, keep: (now) => (kept = now) });

beforeEach(() => {
  clock = new FakeClock();
  kept = undefined;
});

describe('sessions of the console', () => {
  it('are long, differ for each browser, and are known until the host ends', async () => {
    const sessions = start();
    const some = Array.from({ length: 3 }, () => sessions.open());
    expect(new Set(some).size).toBe(3);
    for (const session of some) expect(session).toMatch(/^[\w-]{32}$/);
    await clock.pass(20 * HOUR);
    for (const session of some) expect(sessions.knows(session)).toBe(true);
    for (const other of ['', 'guess', some[0]?.slice(0, -1) ?? '']) expect(sessions.knows(other)).toBe(false);
  });

  it('are kept as hashes, and only while their page is open', async () => {
    const sessions = start();
    const [open, gone] = [sessions.open(), sessions.open()];
    sessions.connect(open);
    const leave = sessions.connect(gone);
    expect(kept?.digests).toEqual([digestOf(open), digestOf(gone)]);
    leave();
    await clock.pass(11_000);
    expect(kept?.digests).toEqual([digestOf(open)]);
    expect(JSON.stringify(kept)).not.toContain(open);
  });

  it('stay kept while a page reloads, and when one of two pages of a browser closes', async () => {
    const sessions = start();
    const session = sessions.open();
    const leave = sessions.connect(session);
    leave();
    await clock.pass(5_000);
    const second = sessions.connect(session);
    sessions.connect(session);
    second();
    await clock.pass(30_000);
    expect(kept?.digests).toEqual([digestOf(session)]);
  });
});

describe('a restarted host', () => {
  /** Two browsers, of which one is open when the host ends, however it does. */
  function before() {
    const sessions = start();
    const [open, gone] = [sessions.open(), sessions.open()];
    sessions.connect(open);
    sessions.connect(gone)();
    return { sessions, open, gone };
  }

  it('knows the pages that were open, and no others', async () => {
    const { open, gone } = before();
    await clock.pass(11_000);
    const again = start();
    expect([again.knows(open), again.knows(gone)]).toEqual([true, false]);
    again.connect(open);
    expect(start().knows(open)).toBe(true);
  });

  it('keeps the open pages when it ends, although every socket closes', async () => {
    const { sessions, open } = before();
    const leave = sessions.connect(open);
    sessions.close();
    leave();
    await clock.pass(11_000);
    expect(start().knows(open)).toBe(true);
  });

  it('waits an hour for a page to reconnect, even across another restart', async () => {
    const { open } = before();
    let again = start();
    await clock.pass(HOUR - 1);
    expect(again.knows(open)).toBe(true);
    again.close();
    again = start();
    expect(again.knows(open)).toBe(true);
    await clock.pass(HOUR);
    expect(again.knows(open)).toBe(false);
    again.close();
    expect(start().knows(open)).toBe(false);
  });

  it('knows pages of a host that ran for long, but not of one that ended long ago', async () => {
    const { sessions, open } = before();
    await clock.pass(48 * HOUR);
    sessions.close();
    expect(start().knows(open)).toBe(true);
    await clock.pass(12 * HOUR + 1);
    expect(start().knows(open)).toBe(false);
  });
});

it('forgets old sessions beyond a limit, but never those that are open', () => {
  const sessions = start();
  const open = sessions.open();
  sessions.connect(open);
  const [first = ''] = Array.from({ length: 100 }, () => sessions.open());
  expect([sessions.knows(open), sessions.knows(first)]).toEqual([true, false]);
});
