import { WebSocket } from 'ws';
import type { EntryRequest } from '../../host/contract/command.ts';
import { LIVE_PATHS, type Entered } from '../../host/contract/live.ts';
import type { DownMessage } from '../../host/contract/view.ts';
import type { Started } from './start.ts';

/** Run in the dealer's page before its own scripts: it shows the table too, whatever other display is open. */
export const SHOWS_TABLE = `localStorage.setItem('referee.console.table', 'yes')`;

const LINK = String.raw`http\S+/console#[\w-]{32}`;

/** The `nth` console link that is printed. Each is printed when the one before has been used. */
export async function consoleLink(running: Pick<Started, 'waitFor'>, nth = 1): Promise<string> {
  const [, link = ''] = await running.waitFor(new RegExp(`(?:${LINK}\n[^]*?){${nth - 1}}(${LINK})\n`));
  return link;
}

/** A console without a page: enters by a link, and receives what a console receives. */
export function enterConsole(link: string): WebSocket {
  const { origin, hash } = new URL(link);
  return consoleSocket(origin, { type: 'enter', token: hash.slice(1) });
}

/** The same with the session of a browser that has entered. */
export function resumeConsole(origin: string, session: string): WebSocket {
  return consoleSocket(origin, { type: 'resume', session });
}

/** The session that the host gives to the console that enters here. */
export function sessionOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as DownMessage | Entered;
      if (message.type === 'entered') resolve(message.session);
    });
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
  });
}

function consoleSocket(origin: string, entry: EntryRequest): WebSocket {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATHS.console}`, { origin });
  socket.on('open', () => socket.send(JSON.stringify(entry)));
  // The host may end at any moment.
  socket.on('error', () => undefined);
  return socket;
}
