import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { Display } from './display.ts';
import { now } from './one-clock.ts';
import { pause } from './until.ts';

const PAGE = `<!doctype html><title>bare</title><p data-phase="none">none<script>
  new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
    const line = document.querySelector('p');
    line.dataset.phase = line.textContent = data;
  };
</script>`;

/**
 * What no table display can beat on this machine: ms from a message into a bare socket to the painted frame of a page that
 * only writes it down, for so many messages.
 */
export async function barePaints(times: number): Promise<readonly number[]> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  const sockets = new WebSocketServer({ server });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(sockets, 'connection');
  const display = await Display.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  try {
    await connected;
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) {
      // At any time within a frame, like a finger.
      await pause(randomInt(40));
      const painted = display.next(({ phase }) => phase === String(n));
      const sent = now();
      for (const socket of sockets.clients) socket.send(String(n));
      took.push((await painted).at - sent);
    }
    return took;
  } finally {
    await display.close();
    sockets.close();
    server.close();
  }
}
