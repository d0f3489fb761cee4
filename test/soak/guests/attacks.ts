import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Random } from '../../../rulebook/random.ts';
import { systemClock } from '../../../host/clock/clock.ts';
import { PHONE_PATH } from '../../../host/contract/phone-socket.ts';
import { FakePhone } from '../../../host/phones/testing/fake-phone.ts';
import { get } from '../../edges/raw.ts';

/** What somebody who attacks knows and has. */
export interface Attacked {
  readonly random: Random;
  /** The phones' door: `http://192.168.77.2:4711`. */
  readonly phones: string;
  /** Doors that answer HTTP, by host and port. */
  readonly doors: readonly { readonly host: string; readonly port: number }[];
  /** Addresses of this computer to come from; another one each time. */
  readonly from: readonly string[];
  /** The code of the room, while somebody shows it around. */
  readonly code: string | undefined;
  /** Names of people who play. */
  readonly names: readonly string[];
}

/** Attempt numbers that no evening reaches. */
const HUGE = [3_999_999_999, 4_000_000_000, 4_294_967_295, 2_000_000] as const;

const one = <Item>(random: Random, all: readonly [Item, ...Item[]] | readonly Item[]): Item => all[random(all.length)] as Item;

/** Each ends by itself after seconds, and leaves nothing open. */
export const ATTACKS = {
  /** Connections that say nothing, or begin a request and never end it. */
  async silence(at: Attacked) {
    const begun = one(at.random, ['', 'GET / HTTP/1.1\r\nHost: ', 'POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n']);
    const sockets = Array.from({ length: 60 }, () => dial(at, begun));
    await wait(8_000);
    for (const socket of sockets) socket.destroy();
  },

  /** Sockets of phones that never prove a key. */
  async speechless(at: Attacked) {
    const sockets = Array.from({ length: 50 }, () => socketOf(at));
    await wait(8_000);
    for (const socket of sockets) socket.terminate();
  },

  /** Frames that no phone sends. */
  async frames(at: Attacked) {
    for (let n = 0; n < 40; n += 1) {
      const socket = socketOf(at);
      socket.on('open', () => {
        const kind = at.random(5);
        if (kind === 0) socket.send('{"type":"command","command":{"type":"newNight"}}');
        else if (kind === 1) socket.ping();
        else socket.send(randomBytes(one(at.random, [0, 1, 32, 48, 384, 512, 513, 70_000])));
      });
      setTimeout(() => socket.terminate(), 1_500);
      await wait(40);
    }
  },

  async requests(at: Attacked) {
    const paths = ['/', '/phone.html', '/console', `/${'a'.repeat(3_000)}`, '/%2e%2e/%2e%2e/etc/passwd', '/live/console'];
    for (let n = 0; n < 400; n += 1) {
      const { host, port } = one(at.random, at.doors);
      const named = one(at.random, [`${host}:${port}`, 'evil.example', '\u0000', `${host}:${port}\r\nHost: b`]);
      const socket = dial(at, get(one(at.random, paths), `Host: ${named}`), { host, port });
      setTimeout(() => socket.destroy(), 1_000);
      await wait(5);
    }
  },

  /** A guest with the code takes every place for people without a name. */
  async nameless(at: Attacked) {
    const phones = Array.from({ length: 40 }, () => guest(at)).filter((phone) => phone !== undefined);
    await wait(10_000);
    for (const phone of phones) phone.socket.terminate();
  },

  /** A guest with the code joins under odd names, and says of pads what is not so. */
  async joins(at: Attacked) {
    for (let n = 0; n < 6; n += 1) {
      const phone = await joined(at, oddName(at.random));
      if (phone === undefined) return;
      lie(phone, at.random);
      phone.say({ type: 'here' });
      phone.say({ type: 'rules' });
      await wait(500);
      phone.socket.terminate();
    }
  },

  /** A guest with the code wants to be somebody who plays, or to look as if. */
  async takeover(at: Attacked) {
    const name = one(at.random, at.names);
    for (const called of [
      name,
      name.toUpperCase(),
      `${name}\u200b`,
      ` ${name} `,
      name.replace('a', '\u0430'),
      `\u2068${name}\u2069`,
    ]) {
      const phone = await joined(at, called);
      await wait(300);
      phone?.socket.terminate();
    }
  },

  /** A guest with the code floods the channel that they were given. */
  async channel(at: Attacked) {
    const phone = await joined(at, oddName(at.random));
    if (phone === undefined) return;
    for (let n = 0; n < 2_000 && phone.socket.readyState === WebSocket.OPEN; n += 1) {
      phone.raw(
        at.random(2) === 0 ? randomBytes(512) : (phone.endpoint?.next({ seal: one(at.random, HUGE) }) ?? randomBytes(512)),
      );
      if (n % 100 === 0) await wait(20);
    }
    phone.socket.terminate();
  },
} as const satisfies Record<string, (at: Attacked) => Promise<void>>;

export type AttackName = keyof typeof ATTACKS;

const ODD = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\u2068Dana\u2069',
  '\u202a\u05d3\u05e0\u05d4\u202c',
  'Tab\there',
  'A\u00adn\u00adna',
  '\ufeffBéla',
  'Cili\ufe0f',
  `Z${'\u0300\u0301\u0302\u0334'.repeat(8)}`,
  '\u{e0041}\u{e006e}',
  '\u202eannA',
  'Ａｎｎａ',
  'lI1|',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'a\u0000b',
  '\ud800',
  'x'.repeat(400),
  '👩‍👩‍👧‍👦',
  '.',
  '  ',
] as const;

/** A name that tries out whoever shows it. */
function oddName(random: Random): string {
  const name = ODD[random(ODD.length)] ?? ODD[0];
  return random(3) === 0 ? `${name}${random(1_000)}` : name;
}

/** What the next message of a phone tells in place of what it should. */
function lie(phone: FakePhone, random: Random): void {
  const seal = one(random, HUGE);
  phone.tells = (told) => one(random, [told, { ...told, seal }, { ...told, nonce: '0'.repeat(16) }, seal, undefined]);
}

function guest(at: Attacked): FakePhone | undefined {
  if (at.code === undefined) return undefined;
  return FakePhone.joining(`${at.phones}/#${at.code}`, systemClock, one(at.random, at.from));
}

/** Undefined if it was not let in, or nobody shows the code around. */
async function joined(at: Attacked, name: string): Promise<FakePhone | undefined> {
  const phone = guest(at);
  for (let n = 0; n < 50 && phone !== undefined && phone.bound === undefined; n += 1) {
    if (n === 10) phone.say({ type: 'join', name, language: 'en' });
    await wait(50);
  }
  if (phone?.bound !== undefined) return phone;
  phone?.socket.terminate();
  return undefined;
}

function dial(at: Attacked, bytes: string, { host, port } = one(at.random, at.doors)): Socket {
  const local = host.startsWith('127.') ? `127.0.0.${2 + at.random(250)}` : one(at.random, at.from);
  const socket = connect({ host, port, localAddress: local });
  socket.on('error', () => undefined);
  socket.on('connect', () => bytes !== '' && socket.write(bytes));
  return socket.resume();
}

function socketOf(at: Attacked): WebSocket {
  const { host } = new URL(at.phones);
  const socket = new WebSocket(`ws://${host}${PHONE_PATH}`, { origin: at.phones, localAddress: one(at.random, at.from) });
  socket.on('error', () => undefined);
  return socket;
}
