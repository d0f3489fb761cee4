import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundled } from './built.ts';

const ROOT = join(import.meta.dirname, '../..');

type Environment = Readonly<Record<string, string>>;

/** A host in a process of its own, and its output as it arrives. */
export interface Started {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  said(): string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Resolves with the first match in what is printed; rejects if the process ends without one. */
  waitFor(what: RegExp): Promise<RegExpExecArray>;
  /** Ctrl-C. */
  stop(): Promise<number | null>;
  /** As if the power had gone. */
  kill(): Promise<number | null>;
}

/** `npm start` as a user runs it, from its sources; or `npm run dev`. */
export function start(args: readonly string[], env: Environment = {}, script: 'start' | 'dev' = 'start'): Started {
  const sources = join(ROOT, script === 'dev' ? 'scripts/dev.ts' : 'app/cli/start.ts');
  return run(['--import', 'tsx', sources, ...args], env);
}

/** The same program in the browser, as one file: where the start itself is not what is tested. */
export function startInBrowser(args: readonly string[], env: Environment = {}): Started {
  return run([bundled('app/cli/start'), '--browser', ...args], env);
}

function run(args: readonly string[], env: Environment): Started {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    said: () => text,
    ended,
    waitFor: (what) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = what.exec(text);
          if (match === null) return;
          for (const stream of [child.stdout, child.stderr]) stream.off('data', look);
          resolve(match);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        void ended.then(() => reject(new Error(`ended without printing ${String(what)}:\n${text}`)));
        look();
      }),
    stop() {
      child.kill('SIGINT');
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Makes a new folder of nights keep a port of its own: while a host is down, another one may take the usual port. */
export async function keepFreePort(nights: string): Promise<void> {
  writeFileSync(join(nights, 'console-access.json'), JSON.stringify({ port: await freePort() }), { mode: 0o600 });
}
