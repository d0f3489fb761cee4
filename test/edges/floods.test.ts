import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ended, frame, openBare, openBareConsole, OP } from './frames.ts';
import { get, UPGRADE } from './raw.ts';
import { UnderAttack, type Way } from './under-attack.ts';
import { sized } from '../support/sized.ts';

/** How much is sent: each flood is several times what the host lets in. */
const FLOOD = sized({
  sample: { connections: 120, commands: 1_000, requests: 600 },
  whole: { connections: 400, commands: 5_000, requests: 3_000 },
});
/** How many idle connections the host holds. */
const MOST_HELD = 64;
/** Requests of one address that the room answers in a second, connections included. */
const ROOMS_PACE = 80;

let at: UnderAttack;
beforeAll(async () => {
  at = await UnderAttack.begin();
});
afterAll(() => at.end());

/** Opens a bare connection; never fails. */
function dial(way: Way, then: (socket: Socket) => void): Socket {
  const socket = connect({ port: way.port, host: '127.0.0.1', localAddress: at.from() });
  socket.on('error', () => undefined);
  socket.on('connect', () => then(socket));
  // A socket that does not read does not notice that it was closed.
  socket.resume();
  return socket;
}

/** How long the dealer waits for answers, ms, until `over`; each command is sent when the previous answer has arrived. */
async function waits(over: Promise<unknown>): Promise<readonly number[]> {
  const waited: number[] = [];
  let going = true;
  void over.finally(() => (going = false));
  while (going) {
    const asked = performance.now();
    await at.dealer.command({ type: 'identify', pad: 'nobody’s' });
    waited.push(performance.now() - asked);
  }
  return waited;
}

const connected = (sockets: readonly Socket[]) =>
  Promise.all(
    sockets.map((socket) =>
      socket.readyState === 'opening'
        ? new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
        : undefined,
    ),
  );
const hangUp = (sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.destroy();
};

describe('hundreds of connections', () => {
  it.each([
    ['that say nothing', ''],
    ['that begin and do not end (slowloris)', 'GET / HTTP/1.1\r\nHost: '],
    ['that send a body for ever', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n'],
  ])('%s do not lock the dealer out', async (_what, bytes) => {
    await at.unharmedBy(async () => {
      for (const way of at.ways) {
        const sockets: Socket[] = [];
        // More at once would only wait in the backlog of the socket, where they cost nothing.
        while (sockets.length < FLOOD.connections) {
          const some = Array.from({ length: 20 }, () => dial(way, (socket) => socket.write(bytes)));
          await connected(some);
          sockets.push(...some);
        }
        // The oldest have been closed.
        await vi.waitFor(() => expect(sockets.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(MOST_HELD), 60_000);
        expect((await at.send(at.ways[0], get('/table', `Host: ${at.ways[0].host}`))).status).toBe(200);
        const second = await at.consoleAgain();
        second.close();
        hangUp(sockets);
      }
    });
  });

  it('that take every slot for table displays on this computer do not lock a console out', async () => {
    const [dealers] = at.ways;
    await at.unharmedBy(async () => {
      const sockets: Socket[] = [];
      for (let n = 0; n < 24; n += 1) sockets.push(await openBare(dealers, dealers.views));
      const views = get(dealers.views, `Host: ${dealers.host}`, `Origin: ${dealers.origin}`, ...UPGRADE);
      expect((await at.send(dealers, views)).status).toBe(503);
      const second = await at.consoleAgain();
      second.close();
      hangUp(sockets);
    });
  });
});

describe('sockets that do not read', () => {
  it('are closed when they make answers pile up', async () => {
    await at.unharmedBy(async () => {
      const socket = await openBareConsole(at.ways[0], at.session);
      socket.pause();
      const asking = frame(OP.text, JSON.stringify({ type: 'command', id: 1, command: { type: 'x'.repeat(30_000) } }));
      const gone = new Promise((resolve) => socket.once('close', resolve));
      const ask = () => {
        while (!socket.destroyed && socket.write(asking));
      };
      socket.on('drain', ask);
      ask();
      await Promise.race([gone, waits(gone)]);
      socket.destroy();
    });
  });

  it('and ping are closed at the first ping', async () => {
    for (const way of at.ways) {
      const socket = await openBare(way, way.views);
      for (let n = 0; n < 1_000; n += 1) socket.write(frame(OP.ping, 'x'.repeat(125)));
      await ended(socket, 'a thousand pings');
    }
  });
});

describe('floods', () => {
  it('of commands and presses from a console are all answered, in order, and nothing refused is done', async () => {
    await at.unharmedBy(async () => {
      const asked = Array.from({ length: FLOOD.commands }, (_, n) =>
        at.dealer.command(n % 2 === 0 ? { type: 'identify', pad: `p${n}` } : { type: 'count', step: 999_999 }),
      );
      for (let n = 0; n < FLOOD.commands; n += 1) at.dealer.socket.send(JSON.stringify({ type: 'press', code: 'KeyQ' }));
      const answers = await Promise.all(asked);
      expect(answers.filter(({ ok }) => ok)).toEqual([]);
    });
  });

  it('of requests from the LAN do not make the dealer wait', async () => {
    const [, room] = at.ways;
    await at.unharmedBy(async () => {
      let left = FLOOD.requests;
      let answered = 0;
      const hammer = async () => {
        while (left > 0) {
          left -= 1;
          const socket = dial(room, (open) => open.write(get(room.page, `Host: ${room.host}`)));
          socket.once('data', () => {
            answered += 1;
            socket.destroy();
          });
          await new Promise((resolve) => socket.once('close', resolve));
        }
      };
      const waited = await waits(Promise.all(Array.from({ length: 100 }, hammer)));
      const worst = waited.toSorted((a, b) => b - a);
      console.info(
        `room's flood: ${waited.length} answers to the dealer meanwhile, worst ${worst[0]?.toFixed(0)} ms, ` +
          `p99 ${worst[Math.floor(worst.length / 100)]?.toFixed(0)} ms; ${answered} of ${FLOOD.requests} requests let through`,
      );
      expect(waited.length).toBeGreaterThan(10);
    });
  });

  it('of requests from one screen are answered at its pace', async () => {
    const [, room] = at.ways;
    const request = get(room.page, `Host: ${room.host}`);
    const from = at.from();
    const texts = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect({ port: room.port, host: '127.0.0.1', localAddress: from });
        socket.on('error', () => undefined);
        let text = '';
        socket.on('data', (data) => (text += data.toString('latin1')));
        socket.write(request.repeat(100));
        await new Promise((resolve) => socket.once('close', resolve));
        return text;
      }),
    );
    const answered = texts.join('').split('HTTP/1.1 200').length - 1;
    expect(answered).toBeGreaterThan(0);
    // They may fall into two seconds.
    expect(answered).toBeLessThanOrEqual(2 * ROOMS_PACE);
  });

  it('of screens from the LAN leave room for others, and end with the clients that made them', async () => {
    const [, room] = at.ways;
    await at.unharmedBy(async () => {
      const views = get(room.views, `Host: ${room.host}`, `Origin: ${room.origin}`, ...UPGRADE);
      const sockets = Array.from({ length: 30 }, () => {
        const socket = connect({ port: room.port, host: '127.0.0.1' });
        socket.on('error', () => undefined);
        socket.on('connect', () => socket.write(views));
        return socket;
      });
      await at.dealer.until((view) => view.sharing?.screens === 8);
      expect((await at.send(room, views)).status).toBe(101);
      hangUp(sockets);
      await at.dealer.until((view) => view.sharing?.screens === 0);
    });
  });
});
