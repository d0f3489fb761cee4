import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FAULT } from '../../app/cli/outlive-faults.ts';
import { freePort } from '../../host/web/testing/free-port.ts';
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
  /** Otherwise `ended` rejects if an error that nobody caught was outlived. */
  expectFaults(): void;
}

/** `npm start` as a user runs it, or `npm run dev`. */
export function start(args: readonly string[], env: Environment = {}, script: 'start' | 'dev' = 'start'): Started {
  const program = script === 'dev' ? ['--import', 'tsx', 'scripts/dev.ts'] : ['scripts/launch.js', 'start'];
  return run([...program, ...args], env);
}

/** The same program in the browser, as one file: where the start itself is not what is tested. */
export function startInBrowser(args: readonly string[], env: Environment = {}): Started {
  return run([bundled('app/cli/start'), '--browser', ...args], env);
}

/** A hall of tables, from the same file. */
export function startHall(args: readonly string[], env: Environment = {}): Started {
  return run([bundled('app/cli/start'), '--hall', ...args], env);
}

/** Runs Node with these arguments, the first of which is a program. */
export function run(args: readonly string[], env: Environment = {}): Started {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return started(child);
}

/** A process whose output can be read, from now on. */
export function started(child: ChildProcessByStdio<null, Readable, Readable>): Started {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  let faultsExpected = false;
  const ended = once(child, 'close').then(([code]) => {
    if (text.includes(FAULT) && !faultsExpected) throw new Error(`an error that nobody caught:\n${text}`);
    return code as number | null;
  });
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
    expectFaults: () => void (faultsExpected = true),
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

/** Makes a new folder of nights keep a port of its own: while a host is down, another one may take the usual port. */
export async function keepFreePort(nights: string): Promise<void> {
  writeFileSync(join(nights, 'console-access.json'), JSON.stringify({ port: await freePort() }), { mode: 0o600 });
}
