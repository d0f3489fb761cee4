import { connect } from 'node:net';

/** What came back on a bare connection until it was closed or the answer was complete. */
export interface Reply {
  /** Undefined if the connection was closed without an answer. */
  readonly status: number | undefined;
  readonly head: string;
  readonly body: string;
  readonly text: string;
}

/** No answer takes longer; a connection that is neither answered nor closed by then is a failure, ms. */
const PATIENCE = 20_000;

/** Sends bytes exactly as they are: no client corrects them. `from` is an address of this computer. */
export function raw(port: number, bytes: string | Buffer, from = '127.0.0.1'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`neither answered nor closed: ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`));
    }, PATIENCE);
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(replyOf(text));
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (isWhole(text)) done();
    });
    socket.on('close', done);
    // The other side may close while we still send.
    socket.on('error', () => undefined);
    socket.on('connect', () => socket.write(bytes));
  });
}

/** A GET with these lines below the request line. */
export function get(target: string, ...headers: readonly string[]): string {
  return [`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');
}

/** What asks for a WebSocket. */
export const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
] as const;

function replyOf(text: string): Reply {
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return { status: status === undefined ? undefined : Number(status), head, body: end < 0 ? '' : text.slice(end + 4), text };
}

function isWhole(text: string): boolean {
  const { status, head, body } = replyOf(text);
  if (!text.includes('\r\n\r\n') || status === 100) return false;
  if (status === 101) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length !== undefined && body.length >= Number(length);
}
