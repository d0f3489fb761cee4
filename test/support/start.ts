import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** `npm start` as a user runs it, its words as they come. */
export interface Started {
  readonly child: ChildProcess;
  /** Everything said so far. */
  said(): string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Resolves with the first match in what is said; rejects when it ends without. */
  waitFor(what: RegExp): Promise<RegExpExecArray>;
  /** Ctrl-C. */
  stop(): Promise<number | null>;
  /** As if the power had gone. */
  kill(): Promise<number | null>;
}

/** `script`: `npm run dev` instead. */
export function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script: 'start' | 'dev' = 'start',
): Started {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, script === 'dev' ? 'scripts/dev.ts' : 'app/cli/start.ts'), ...args],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
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
        void ended.then(() => reject(new Error(`ended without saying ${String(what)}:\n${text}`)));
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
