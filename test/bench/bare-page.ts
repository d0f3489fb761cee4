import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { Display } from './display.ts';
import { now } from './one-clock.ts';

/** Turns without end, unseen: while anything moves on a page, its frames come at their times and not at once. */
const MOVING = '<i style="position: fixed; width: 1px; height: 1px; animation: turn 1s linear infinite"></i>';
const TURN = '<style>@keyframes turn { to { rotate: 1turn } }</style>';

const PROGRAM = `<script>
  const [screen, line] = ['[data-phase]', '.part :is(p, h2)'].map((part) => document.querySelector(part));
  const dice = [...document.querySelectorAll('[data-die]')].map((die) => [die, die.innerHTML]);
  new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
    screen.dataset.phase = data;
    line.textContent = line.textContent.slice(0, -data.length) + data;
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
 * The least that any table display can take here: a page that shows the same picture in the same browser and window, and
 * writes each message of a bare socket over the end of its largest line, which so keeps its length, and draws its dice anew
 * where its picture has any. Nothing is parsed, derived or fitted. `moving` where something moves on the display too, as the
 * numeral of the count does right before an outcome.
 */
export class BarePage {
  readonly #display: Display;
  readonly #sockets: WebSocketServer;
  readonly #server: Server;
  #sent = 0;

  static async open(picture: string, moving = false): Promise<BarePage> {
    const page = picture + (moving ? TURN + MOVING : '') + PROGRAM;
    const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
    const sockets = new WebSocketServer({ server });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connected = once(sockets, 'connection');
    const display = await Display.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await connected;
    return new BarePage(display, sockets, server);
  }

  private constructor(display: Display, sockets: WebSocketServer, server: Server) {
    this.#display = display;
    this.#sockets = sockets;
    this.#server = server;
  }

  /** For so many messages: ms from each into the socket to the painted frame that shows it. */
  async paint(times: number): Promise<readonly number[]> {
    const took: number[] = [];
    for (const last = this.#sent + times; this.#sent < last;) {
      await atAnyMoment();
      this.#sent += 1;
      const message = String(this.#sent);
      const painted = this.#display.next(({ phase }) => phase === message);
      const sent = now();
      for (const socket of this.#sockets.clients) socket.send(message);
      took.push((await painted).at - sent);
    }
    return took;
  }

  async close(): Promise<void> {
    await this.#display.close();
    this.#sockets.close();
    this.#server.close();
  }
}

/** At any time within a frame, like a finger. */
export function atAnyMoment(): Promise<void> {
  return pause(randomInt(40));
}
