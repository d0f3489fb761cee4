import { bytesToHex } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PHONE_CLOSED } from '../../../host/contract/phone-socket.ts';
import type { SeatPage } from '../../../host/contract/phones.ts';
import { TICK_MS } from '../../../firmware-protocol/phone/endpoint.ts';
import { FakePhoneHost, random, SECRET } from '../testing/fake-phone-host.ts';
import { safeStorage } from '../../live/storage.ts';
import { Kept } from './kept.ts';
import { PhoneLine } from './phone-line.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const OPEN = { attempt: 5, nonce: '0011223344556677', stage: 'open', heard: 0 } as const;
const CLOSED = { ...OPEN, stage: 'closed' } as const;
const REVEAL = { ...OPEN, stage: 1 } as const;
const page: SeatPage = { language: 'en', name: 'Anna', moment: 'choosing', todo: [], why: [] };

function phoneOf(host: FakePhoneHost, scanned: string | null = SECRET) {
  const secret = scanned ?? undefined;
  const kept = new Kept({ lasting: localStorage, tab: sessionStorage });
  const used = vi.fn();
  const phone = new PhoneLine({ connect: () => host.connect(), kept, random, secret, used, language: 'hu' });
  return { phone, kept, used };
}

/** A phone that has joined as phone-1, at a host that answers. */
function joined() {
  const host = new FakePhoneHost();
  const { phone, kept, used } = phoneOf(host);
  host.sockets = [];
  phone.join(' Anna ');
  host.socket.open();
  host.say({ type: 'bound', id: 'phone-1', key: bytesToHex(host.key) });
  vi.advanceTimersByTime(TICK_MS);
  return { host, phone, kept, used };
}

/** The same with an attempt running in which it has pressed this face. */
function sealedWith(face: 1 | 2 | 3 | 4 | 5 | 6) {
  const made = joined();
  made.host.ask(OPEN);
  made.phone.press(face);
  vi.advanceTimersByTime(TICK_MS);
  return made;
}

describe('a phone that joins', () => {
  it('asks for the name first, and for the code if the page was opened without one', () => {
    expect(phoneOf(new FakePhoneHost()).phone.stage).toEqual({ kind: 'join' });
    const { phone } = phoneOf(new FakePhoneHost(), null);
    expect(phone.stage).toEqual({ kind: 'code' });
    expect(phone.enterCode('too short')).toBe(false);
    expect(phone.enterCode(`${SECRET.toUpperCase().slice(0, 13)} ${SECRET.slice(13)}`)).toBe(true);
    expect(phone.stage).toEqual({ kind: 'join' });
  });

  it('tells name and language, and wipes the secret from its address', () => {
    const { host, phone, used } = joined();
    expect(host.messages).toEqual([{ type: 'join', name: 'Anna', language: 'hu' }]);
    expect([host.told, phone.pad]).toEqual([undefined, 'idle']);
    expect(phone.stage).toEqual({ kind: 'live' });
    expect(used).toHaveBeenCalledOnce();
  });

  it('asks for another name where the host refuses this one', () => {
    const host = new FakePhoneHost();
    const { phone } = phoneOf(host);
    phone.join('Anna');
    host.socket.open();
    host.say({ type: 'refused', why: 'name taken' });
    expect(phone.stage).toEqual({ kind: 'join', refused: { why: 'name taken' } });
    phone.join('Anna B');
    host.socket.open();
    vi.advanceTimersByTime(TICK_MS);
    expect(host.messages.at(-1)).toMatchObject({ name: 'Anna B' });
  });

  it('is asked to try again where too many are about to join, and does not do so by itself', () => {
    const host = new FakePhoneHost();
    const { phone } = phoneOf(host);
    phone.join('Anna');
    host.socket.open();
    host.socket.cut(PHONE_CLOSED.crowded);
    vi.advanceTimersByTime(60_000);
    expect(phone.stage).toEqual({ kind: 'join', refused: { why: 'crowded' } });
    expect(host.sockets).toHaveLength(2);
  });

  it('says at once that the table does not take the code, scanned or typed, and may try another', () => {
    const host = new FakePhoneHost();
    const { phone } = phoneOf(host, 'z'.repeat(26));
    host.socket.open();
    expect(phone.stage).toEqual({ kind: 'code', why: 'unknown' });
    const stages = ['y'.repeat(26), SECRET].map((code) => {
      phone.enterCode(code);
      host.socket.open();
      return phone.stage;
    });
    expect(stages).toEqual([{ kind: 'code', why: 'unknown' }, { kind: 'join' }]);
    vi.advanceTimersByTime(60_000);
    expect([phone.stage.kind, host.sockets.length, host.messages]).toEqual(['join', 3, []]);
  });
});

describe('a phone at the table', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('seals face %s, and opens it when the host asks', (face) => {
    const { host, phone } = sealedWith(face);
    expect([phone.pad, phone.face]).toEqual(['sealed', face]);
    expect(host.told).toMatchObject({ stage: 'open', seal: 1 });
    host.ask({ ...OPEN, heard: 1 });
    expect(phone.light).toBe('ready');
    host.ask(CLOSED);
    host.ask(REVEAL);
    expect(host.told).toMatchObject({ stage: 'opened', face });
  });

  it('sends one message of one size at each tick, pressed or not, and answers close and reveal at once', () => {
    const { host, phone } = joined();
    host.ask(OPEN);
    host.traffic.length = 0;
    const ticks = () => host.traffic.map(({ bytes, at }) => [bytes, Math.round(at / TICK_MS)]);
    vi.advanceTimersByTime(10 * TICK_MS);
    const quiet = ticks();
    host.traffic.length = 0;
    for (const face of [1, 6, 3] as const) {
      phone.press(face);
      vi.advanceTimersByTime(2 * TICK_MS);
    }
    vi.advanceTimersByTime(4 * TICK_MS);
    expect(ticks().map(([bytes]) => bytes)).toEqual(quiet.map(([bytes]) => bytes));
    host.traffic.length = 0;
    host.ask(CLOSED);
    expect(host.traffic).toHaveLength(1);
  });

  it('shows what the host has it show', () => {
    const { host, phone } = joined();
    host.say({ type: 'page', page });
    expect(phone.page).toEqual(page);
    host.ask(OPEN);
    expect(phone.count).toBeUndefined();
    host.ask({ ...OPEN, count: { n: 1, ms: 2_500 } });
    const seen = [0, 1_000, 1_000, 400, 200].map((ms) => {
      vi.advanceTimersByTime(ms);
      host.send();
      return phone.count;
    });
    expect(seen).toEqual([3, 2, 1, 1, 0]);
    host.ask(null);
    expect(phone.count).toBeUndefined();
  });

  it('knows the words of its own channel, also after a reload', () => {
    const { host, phone } = joined();
    expect(phone.words).toMatch(/^[a-z]+ [a-z]+$/);
    expect(phone.words).toBe(host.words);
    expect(phoneOf(host, null).phone.words).toBe(host.words);
  });

  it('halts the count with one button, and keeps its seal', () => {
    const { host, phone } = sealedWith(4);
    host.ask({ ...OPEN, count: { n: 1, ms: 3000 } });
    phone.halt();
    vi.advanceTimersByTime(TICK_MS);
    expect(host.told).toMatchObject({ halts: 1, seal: 1 });
    expect(phone.face).toBe(4);
  });

  it('shows for three seconds that the dealer means it', () => {
    const { host, phone } = joined();
    host.say({ type: 'identify' });
    expect(phone.light).toBe('identify');
    for (let ms = 0; ms < 3_000; ms += TICK_MS) {
      host.send();
      vi.advanceTimersByTime(TICK_MS);
    }
    expect(phone.light).toBe('dark');
  });
});

describe('a phone that lost the host', () => {
  it('says so, connects again by itself with its own key, and its seal stands', () => {
    const { host, phone } = sealedWith(2);
    host.socket.cut(1006);
    expect(phone.stage.kind).toBe('lost');
    vi.advanceTimersByTime(100);
    host.told = undefined;
    host.socket.open();
    expect(phone.stage).toEqual({ kind: 'live' });
    expect(host.told).toMatchObject({ nonce: OPEN.nonce, stage: 'open', seal: 1 });
    host.ask(CLOSED);
    host.ask(REVEAL);
    expect(host.told).toMatchObject({ face: 2 });
  });

  it('gives up a connection on which nothing arrives', () => {
    const { host, phone } = joined();
    vi.advanceTimersByTime(2_700);
    expect(phone.stage.kind).toBe('lost');
    expect(host.sockets.length).toBeGreaterThan(1);
  });

  it('does not pause between tries that the network swallows, since each has waited long enough', () => {
    const { host } = joined();
    vi.advanceTimersByTime(20_000);
    const before = host.sockets.length;
    vi.advanceTimersByTime(22_000);
    expect(host.sockets.length - before).toBe(10);
  });

  it.each([
    ['fail at once', () => undefined],
    ['the host agrees to and ends at once', (host: FakePhoneHost) => host.socket.open()],
  ])('pauses between tries that %s', (_what, agree) => {
    const { host } = joined();
    for (const pause of [100, 250, 500, 1_000, 1_000]) {
      host.socket.cut(1006);
      const before = host.sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(host.sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(host.sockets).toHaveLength(before + 1);
      agree(host);
    }
  });

  it.each([1002, 1003, 1007, 1008, 1009, 1011, PHONE_CLOSED.flood, PHONE_CLOSED.replaced, 4999])(
    'makes no new connection by itself once the host has refused it with %s, and says so',
    (code) => {
      const { host, phone } = joined();
      host.socket.cut(code);
      vi.advanceTimersByTime(60_000);
      phone.wake();
      expect(host.sockets).toHaveLength(1);
      expect(phone.stage.kind).toBe('ended');
    },
  );

  it('goes on after a reload: the seal stands, and the name is known', () => {
    const { host } = sealedWith(5);
    const { phone } = phoneOf(host, null);
    host.socket.open();
    expect([phone.pad, phone.face, phone.name]).toEqual(['sealed', 5, 'Anna']);
    vi.advanceTimersByTime(TICK_MS);
    expect(host.told).toMatchObject({ stage: 'open', seal: 1 });
  });

  it('keeps no face in the phone once it was opened and the round is over', () => {
    const { host } = sealedWith(5);
    expect(sessionStorage.getItem('choice')).toContain('"face":5');
    for (const asked of [CLOSED, REVEAL, null]) host.ask(asked);
    expect(sessionStorage.getItem('choice')).toBeNull();
  });

  it('forgets itself where the host has forgotten it', () => {
    const { host, phone, kept } = sealedWith(5);
    host.socket.cut(PHONE_CLOSED.unknown);
    expect(phone.stage).toEqual({ kind: 'code', why: 'gone' });
    expect(kept.binding).toBeUndefined();
    expect(sessionStorage.getItem('choice')).toBeNull();
  });

  it('plays on where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const host = new FakePhoneHost();
    const kept = new Kept({ lasting: safeStorage(refuse), tab: safeStorage(refuse) });
    const phone = new PhoneLine({ connect: () => host.connect(), kept, random, secret: SECRET, used: () => {}, language: 'de' });
    phone.join('Anna');
    host.socket.open();
    host.say({ type: 'bound', id: 'phone-1', key: bytesToHex(host.key) });
    vi.advanceTimersByTime(TICK_MS);
    host.ask(OPEN);
    phone.press(3);
    expect(phone.face).toBe(3);
  });
});
