import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site, by a name of its own and by this computer's address; all its pages are the same. */
export class OtherSite {
  readonly #server: Server;

  static async open(): Promise<OtherSite> {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>elsewhere</title><body></body>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new OtherSite(server);
  }

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Another site, and another page of the same one: cookies know no ports. */
  get urls(): readonly string[] {
    const { port } = this.#server.address() as AddressInfo;
    return [`http://${OTHER_NAME}:${port}/`, `http://127.0.0.1:${port}/`];
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}

/** A name that leads to this computer in the browser of these tests. */
export const OTHER_NAME = 'elsewhere.test';
