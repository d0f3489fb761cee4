import { connect, type Socket } from 'node:net';

/** More than the limit for everybody lets in. */
const STRANGERS = 600;
/** More at once would wait in the backlog of the socket, and not be counted. */
const AT_ONCE = 20;

/**
 * One connection from each of 600 addresses of this computer, which only Linux has without configuration. Each sends `request`, if
 * there is one, and stays open; resolves with all of them once the host has answered or let go of each.
 */
export async function strangersAt(port: number, request?: string): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < STRANGERS) {
    const some = Array.from({ length: AT_ONCE }, (_, n) => {
      const block = sockets.length / AT_ONCE;
      const localAddress = `127.0.${String(2 + (n % 5))}.${String(1 + 4 * block + Math.floor(n / 5))}`;
      return connect({ port, host: '127.0.0.1', localAddress });
    });
    await Promise.all(some.map((one) => heard(one, request)));
    sockets.push(...some);
  }
  return sockets;
}

function heard(one: Socket, request: string | undefined): Promise<unknown> {
  one.on('error', () => undefined).on('connect', () => one.write(request ?? ''));
  return new Promise((resolve) =>
    one
      .resume()
      .once(request === undefined ? 'connect' : 'data', resolve)
      .once('close', resolve),
  );
}
