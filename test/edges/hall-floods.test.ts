import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import type { FakeHallTable } from '../../host/hall/testing/fake-hall-table.ts';
import { NightLines } from '../../host/hall/testing/night-lines.ts';
import { brokerUser } from '../../host/hall/wire/join-code.ts';
import { MOST_MESSAGE } from '../../host/hall/wire/messages.ts';
import { topicOf } from '../../host/hall/wire/topics.ts';
import { sized } from '../support/sized.ts';
import { HallUnderAttack } from './hall-under-attack.ts';
import { connectPacket, packet, publishPacket, text } from './mqtt-bytes.ts';

const FLOOD = sized({ sample: { connections: 600, random: 60 }, whole: { connections: 4_000, random: 600 } });
/** So many who have not said who they are are held at once. */
const MOST_STRANGERS = 600;

let at: HallUnderAttack;
beforeAll(async () => {
  at = await HallUnderAttack.begin();
});
afterAll(() => at.end());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const closed = (socket: Socket) => new Promise((resolve) => (socket.closed ? resolve(0) : socket.once('close', resolve)));
const allClosed = (sockets: readonly Socket[]) => Promise.all(sockets.map(closed));

const gone = (table: FakeHallTable) => new Promise<void>((resolve) => table.client.once('close', () => resolve()));

/** Sends on and on until the other side ends it; returns how many bytes that took. */
async function pour(socket: Socket, bytes: Buffer, most: number): Promise<number> {
  let sent = 0;
  while (!socket.destroyed && sent < most) {
    sent += bytes.length;
    if (!socket.write(bytes)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed(socket)]);
  }
  return sent;
}

describe('strangers', () => {
  it('in thousands that say nothing, never end, or say a byte now and then lock no table out, and are let go', async () => {
    const connect = connectPacket({ client: 'x'.repeat(60_000), user: 'a', password: 'b' });
    await at.unharmedBy(async () => {
      const sockets: Socket[] = [];
      const slow = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write(connect.subarray(0, 1));
      }, 1_000);
      while (sockets.length < FLOOD.connections) {
        const some = await Promise.all(Array.from({ length: 50 }, () => at.dial()));
        for (const socket of some.slice(25)) socket.write(Buffer.of(0x10, 0x20, 0x00));
        sockets.push(...some);
        // The newest of all is let in.
        if (sockets.length % 200 === 0) await (await at.rogue()).close();
      }
      expect(sockets.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(MOST_STRANGERS);
      const handshaken = await Promise.all(Array.from({ length: 40 }, () => at.dial('tls')));
      await allClosed([...sockets, ...handshaken]);
      clearInterval(slow);
    });
  });

  it('that announce a packet of 256 MB are ended before they have sent a tenth of it', async () => {
    await at.unharmedBy(async () => {
      const socket = await at.dial();
      socket.write(Buffer.of(0x10, 0xff, 0xff, 0xff, 0x7f));
      expect(await pour(socket, Buffer.alloc(64 * 1024), 256e6)).toBeLessThan(256e6 / 10);
      await closed(socket);
    });
  });

  it('that guess passwords of tables are refused each time', async () => {
    await at.unharmedBy(async () => {
      const hall = at.address.split('/').at(-1) ?? '';
      for (let n = 0; n < 60; n += 1) {
        const socket = await at.dial();
        const user = n % 3 === 0 ? 'hall' : brokerUser(hall, 1 + (n % 9));
        socket.write(connectPacket({ client: `c${n}`, user, password: randomBytes(24).toString('base64url') }));
        let answer = Buffer.alloc(0);
        socket.on('data', (chunk: Buffer) => (answer = Buffer.concat([answer, chunk])));
        await closed(socket);
        expect([...answer.subarray(0, 4)]).toEqual(answer.length === 0 ? [] : [0x20, 2, 0, 4]);
      }
    });
  });

  it('that send anything at all are ended', async () => {
    const random = seededRandom(1848);
    await at.unharmedBy(async () => {
      for (let n = 0; n < FLOOD.random; n += 1) {
        const socket = await at.dial(random(4) === 0 ? 'tls' : 'plain');
        const body = randomBytes(random(400));
        // As random bytes, and as packets of every kind.
        socket.write(random(2) === 0 ? body : packet(random(16), body, random(16)));
        socket.write(connectPacket({ client: 'c', user: 'u', password: 'p', bend: random(40) }));
        socket.end();
        await closed(socket);
      }
    });
  });
});

describe('a table that has joined', () => {
  it('and announces a packet of 256 MB, or one that is a byte too large, is ended', async () => {
    await at.unharmedBy(async () => {
      for (const bytes of [Buffer.of(0x30, 0xff, 0xff, 0xff, 0x7f), packet(3, Buffer.alloc(MOST_MESSAGE + 1_100))]) {
        const table = await at.rogue();
        const { stream } = table.client;
        stream.on('error', () => undefined);
        stream.write(bytes);
        await gone(table);
        await table.close();
      }
    });
  });

  it('and floods with packets is ended within a second of them', async () => {
    await at.unharmedBy(async () => {
      for (const flood of [Buffer.of(0xc0, 0), publishPacket('x', Buffer.from('y'), 0)]) {
        const table = await at.rogue();
        const ended = gone(table);
        table.client.stream.on('error', () => undefined);
        for (let n = 0; n < 2_000; n += 1) table.client.stream.write(flood);
        await ended;
        await table.close();
      }
    });
  });

  it('and sends lines 100 times a second is answered, and so are the others', async () => {
    await at.unharmedBy(async () => {
      const table = await at.rogue();
      const night = new NightLines({ app: 'fast' });
      let answered = 0;
      for (let n = 0; n < 200; n += 1) {
        night.add({ kind: 'named', name: `fast ${n}` });
        table.send(night.id, n, night.texts[n] ?? '').catch(() => undefined);
        answered += table.heard.splice(0).filter(({ kind }) => kind === 'have').length;
        await wait(10);
      }
      expect(answered).toBeGreaterThan(0);
      await table.close();
    });
  });

  it('and never reads what it is told is ended, or costs no more than what it may leave unread', async () => {
    await at.unharmedBy(async () => {
      const table = await at.rogue();
      const ended = gone(table);
      const { stream } = table.client;
      stream.on('error', () => undefined);
      (stream as Socket).pause();
      const topic = topicOf(table.hall, { table: table.number, kind: 'lines', night: 'a'.repeat(32) });
      const lines = publishPacket(topic, Buffer.from(JSON.stringify({ from: 9, text: 'x' })), 0);
      const timer = setInterval(() => {
        for (let n = 0; n < 30; n += 1) stream.write(lines);
      }, 100);
      await Promise.race([ended, wait(2_500)]);
      clearInterval(timer);
      await table.close();
    });
  });

  it('and leaves wills that are retained, large, or for others leaves nothing', async () => {
    await at.unharmedBy(async () => {
      const rogue = await at.rogue();
      const of = (table: number, kind: 'night' | 'here' | 'offer') => topicOf(rogue.hall, { table, kind });
      for (const topic of [of(2, 'night'), of(1, 'here'), of(1, 'offer'), '$SYS/x', 'a/b']) {
        for (let n = 0; n < 2; n += 1) {
          const will = { topic: `${topic}${n % 2 === 0 ? '' : n}`, payload: randomBytes(60_000), qos: 1 as const, retain: true };
          const heir = await at.rogue({ will });
          heir.client.stream.destroy();
          await heir.close();
        }
      }
      await rogue.close();
    });
  });

  it('and asks for ten thousand topics gets none but its own', async () => {
    await at.unharmedBy(async () => {
      const table = await at.rogue();
      const topics = Array.from({ length: 5_000 }, (_, n) => Buffer.concat([text(`t/${n}/#`), Buffer.of(1)]));
      table.client.stream.on('error', () => undefined);
      table.client.stream.write(packet(8, Buffer.concat([Buffer.of(0, 9), ...topics]), 2));
      await Promise.race([gone(table), wait(1_000)]);
      await table.close();
    });
  });
});
