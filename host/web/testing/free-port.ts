import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what Linux, macOS and Windows give to connections that go out: those would take a port while its server is down. */
const [LOWEST, HIGHEST] = [10_000, 32_000];

/** A port of this machine that was free a moment ago, and that no system hands out by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
