import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { Display } from './display.ts';
import { now } from './one-clock.ts';
import { pause } from './until.ts';

const PROGRAM = `<script>
  const [screen, line] = ['[data-phase]', '.middle :is(p, h2)'].map((part) => document.querySelector(part));
  const dice = [...document.querySelectorAll('[data-die]')].map((die) => [die, die.innerHTML]);
  new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
    screen.dataset.phase = line.textContent = data;
    for (const [die, drawn] of dice) die.innerHTML = drawn;
  };
</script>`;

/** What a display shows, as a page of its own: its markup and styles as they are now, without its program. */
export function pictureOf({ page }: Display): Promise<string> {
  return page.evaluate(() => {
    const styles = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
    return `<!doctype html><title>bare</title><style>${styles.join('\n')}</style>${document.querySelector('#table')?.outerHTML}`;
  });
}

/**
 * The least that any table display can take here: ms from a message into a bare socket to the painted frame of a page that
 * shows the same picture in the same browser and window, for so many messages. A bare page only writes the message into its
 * largest line, and draws its dice anew where its picture has any: nothing is parsed, derived, fitted or animated.
 */
export async function barePaints(times: number, picture: string): Promise<readonly number[]> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(picture + PROGRAM));
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
