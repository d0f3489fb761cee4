import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { upMessageSchema, type UpMessage } from '../contract/command.ts';
import { changesBetween, type Changed } from '../contract/changes.ts';
import type { PageView } from '../contract/live.ts';
import type { Answer, DownMessage } from '../contract/view.ts';
import type { Clock } from '../clock/clock.ts';
import { answer, feed } from './feed.ts';
import type { ControlPage, DisplayPage } from './site.ts';

/** WebSocket close code 1008: policy violation. */
export const POLICY = 1008;
/** A console that sends commands but does not read its answers is cut off at this many bytes. */
const MOST_UNREAD = 1_000_000;

/** How every socket is opened. A peer that does not complete the closing handshake is cut off, ms. */
export const SOCKET_OPTIONS = { noServer: true, perMessageDeflate: false, autoPong: false, closeTimeout: 1_000 } as const;

/** What the sockets of a page are served from. */
export interface Served<Page extends DisplayPage = DisplayPage> {
  readonly page: Page;
  readonly clock: Clock;
  /** Which build of the pages is served. */
  readonly build: string;
}

/** Ends any socket that misbehaves, before and while it is served. */
export function endIfMisused(socket: WebSocket): void {
  // No browser sends a ping; the answers to a flood of them would pile up unread.
  socket.on('ping', () => socket.terminate());
  // An oversized or broken frame; `ws` closes the socket itself, with the code that says why.
  socket.on('error', () => undefined);
}

/** Serves the socket of a display. Any message ends it, unless the page may ask something and `admits` one more now. */
export function serveDisplay(socket: WebSocket, served: Served, admits: () => boolean = () => false): void {
  const { name, ask } = served.page;
  sendViews(socket, served);
  socket.on('message', (data, isBinary) => {
    const message = ask && parseMessage(upMessageSchema, data, isBinary);
    if (ask === undefined || message?.type !== 'command' || !admits())
      return turnOut(socket, `the ${name} display may not ask this`);
    answerTo(socket, message, ask);
  });
}

/** Serves the socket of an admitted page: commands are answered by id; a `press` is passed on and forgotten (Secrecy 2). */
export function serveControl(socket: WebSocket, served: Served<ControlPage>): void {
  const { page } = served;
  sendViews(socket, served);
  socket.on('message', (data, isBinary) => {
    const message = parseMessage(upMessageSchema, data, isBinary);
    if (message === undefined) return turnOut(socket, 'not a message that this page sends');
    switch (message.type) {
      case 'press':
        return page.press(message.code);
      case 'command':
        return answerTo(socket, message, (command) => page.command(command));
      default:
        message satisfies never;
    }
  });
}

type Asked = Extract<UpMessage, { type: 'command' }>;
function answerTo(socket: WebSocket, { id, command }: Asked, ask: (command: unknown) => Promise<Answer>): void {
  void answer({ command: ask }, command).then((given) => send(socket, { type: 'answer', id, answer: given }));
}

/** Closes with 1001, going away: pages reconnect by themselves. A page that does not answer is not waited for. */
export function goAway(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(1001);
    setImmediate(() => socket.terminate());
  }
}

/** The message, or undefined for anything else. Its content is never reported: it may hold a press. */
export function parseMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  data: RawData,
  isBinary: boolean,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), isBinary ? undefined : (data as Buffer).toString());
  return parsed.success ? parsed.output : undefined;
}

function sendViews(socket: WebSocket, { page, clock, build }: Served): void {
  send(socket, { type: 'host', build });
  const shorten = page.long === true ? shortener() : undefined;
  const textOf = (message: DownMessage<PageView>) => shorten?.(message) ?? JSON.stringify(message);
  const stop = feed({ page, clock, send: (message, done) => sendText(socket, textOf(message), done) });
  socket.on('close', stop);
}

/** Turns each view but the first into what is new in it. */
function shortener(): (message: DownMessage<PageView>) => string | undefined {
  let before: PageView | undefined;
  return (message) => {
    if (message.type !== 'view') return undefined;
    const text = textAfter(before, message);
    before = message.view;
    return text;
  };
}

/** What is sent of a view, by the one before: hundreds of phones that are sent the same are not written to one by one. */
const written = new WeakMap<PageView, WeakMap<object, string>>();
const NOTHING = {};

function textAfter(before: PageView | undefined, message: { readonly type: 'view'; readonly view: PageView }): string {
  const texts = written.get(message.view) ?? new WeakMap<object, string>();
  written.set(message.view, texts);
  const known = texts.get(before ?? NOTHING);
  if (known !== undefined) return known;
  const changes = before && changesBetween(before, message.view);
  const text = JSON.stringify(changes === undefined ? message : ({ type: 'changed', changes } satisfies Changed));
  texts.set(before ?? NOTHING, text);
  return text;
}

/** Nothing more is heard from this socket, whatever it still sends. */
function turnOut(socket: WebSocket, why: string): void {
  socket.removeAllListeners('message');
  socket.close(POLICY, why);
}

function send(socket: WebSocket, message: DownMessage<PageView>): void {
  sendText(socket, JSON.stringify(message), () => undefined);
}

function sendText(socket: WebSocket, text: string, done: () => void): void {
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(text, done);
}
