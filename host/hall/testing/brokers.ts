import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Aedes } from 'aedes';
import { freePort } from '../../web/testing/free-port.ts';

/** Where Mosquitto may be that is in no PATH of a user. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];

/** The program of Mosquitto; undefined if there is none, and then the suites that need it are counted as skipped. */
export const MOSQUITTO = FOLDERS.map((folder) => join(folder, 'mosquitto')).find((path) => existsSync(path));

/** A broker that a test starts and kills, always at the same port. */
export interface TestBroker {
  readonly url: string;
  /** Of its process; undefined while it does not run, or runs in this process. */
  readonly pid?: number | undefined;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** Mosquitto in a process of its own; whoever has connected may do everything. */
export async function mosquitto(): Promise<TestBroker> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'broker-'));
  const config = join(folder, 'mosquitto.conf');
  await writeFile(config, `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\nset_tcp_nodelay true\n`);
  const running = new MosquittoProcess(config, port);
  return {
    url: `mqtt://127.0.0.1:${port}`,
    get pid() {
      return running.pid;
    },
    start: () => running.start(),
    async kill() {
      if (!(await running.kill())) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Mosquitto with a configuration that listens at this port of the loopback. */
export class MosquittoProcess {
  readonly #config: string;
  readonly #port: number;
  #child: ChildProcess | undefined;

  constructor(config: string, port: number) {
    this.#config = config;
    this.#port = port;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves once it listens. */
  async start(): Promise<void> {
    const child = spawn(MOSQUITTO ?? 'mosquitto', ['-c', this.#config], { stdio: 'ignore' });
    this.#child = child;
    while (!(await answers(this.#port))) {
      if (child.exitCode !== null) throw new Error(`Mosquitto ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** It reads its files again. */
  reload(): void {
    this.#child?.kill('SIGHUP');
  }

  /** Resolves with whether it was running. */
  async kill(): Promise<boolean> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.kill('SIGKILL') !== true) return false;
    await once(child, 'exit');
    return true;
  }
}

/** The broker that a hall brings with it, in this process. */
export async function embedded(): Promise<TestBroker> {
  const port = await freePort();
  let server: Server | undefined;
  let aedes: Aedes | undefined;
  return {
    url: `mqtt://127.0.0.1:${port}`,
    async start() {
      aedes = await Aedes.createBroker();
      server = createServer({ noDelay: true }, aedes.handle);
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async kill() {
      await new Promise<void>((resolve) => aedes?.close(resolve) ?? resolve());
      await new Promise<void>((resolve) => server?.close(() => resolve()) ?? resolve());
      [aedes, server] = [undefined, undefined];
    },
  };
}

function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((is) => {
    socket.destroy();
    return is === true;
  });
}
