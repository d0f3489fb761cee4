import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run, type Started } from '../support/start.ts';
import { ROOT } from './packed-app.ts';

/** What `npm pack --json` says of the package. */
export interface PackedCommand {
  readonly filename: string;
  /** Bytes of the file, and of all that it unpacks to. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** The command as npm installs it from a package. */
export interface InstalledCommand {
  /** The folder of the package. */
  readonly folder: string;
  /** Runs the command to its end. */
  run(args: readonly string[], input?: string): { readonly code: number | null; readonly out: string; readonly err: string };
  /** Starts it without waiting for its end. */
  start(args: readonly string[]): Started;
  virtualPads(count: number): Promise<VirtualPads>;
}

/** Simulated pads in a process of their own. */
interface VirtualPads {
  readonly paths: readonly string[];
  /** One order a line, as a person types them. */
  order(...orders: readonly string[]): void;
  close(): Promise<void>;
}

/** `npm run pack` into this folder. */
export function packCommand(to: string): PackedCommand {
  const said = npm(ROOT, 'run', '--silent', 'pack', '--', '--json', '--pack-destination', to);
  const told = JSON.parse(said) as readonly PackedCommand[] | Readonly<Record<string, PackedCommand>>;
  // Newer versions of npm name each package.
  const [packed] = Array.isArray(told)
    ? (told as readonly PackedCommand[])
    : Object.values(told as Record<string, PackedCommand>);
  if (packed === undefined) throw new Error(`nothing was packed: ${said}`);
  return packed;
}

/** Installs the package into a new folder, with what it depends on from the cache of `npm ci` if it is there. */
export function installCommand(file: string, into: string): InstalledCommand {
  mkdirSync(into);
  writeFileSync(join(into, 'package.json'), JSON.stringify({ private: true }));
  npm(into, 'install', '--prefer-offline', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', file);
  const program = join(into, 'node_modules/.bin/referee');
  if (!existsSync(program)) throw new Error('npm installed no command');
  return {
    folder: join(into, 'node_modules/hungarian-war-referee'),
    run(args, input = '') {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: into, input, encoding: 'utf8' });
      return { code: status, out: stdout, err: stderr };
    },
    start: (args) => run([program, ...args]),
    virtualPads: (count) => virtualPads(program, count),
  };
}

async function virtualPads(program: string, count: number): Promise<VirtualPads> {
  const child = spawn(process.execPath, [program, 'virtual-pads', String(count)], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { pads } = JSON.parse(line) as { readonly pads: readonly { readonly path: string }[] };
  return {
    paths: pads.map(({ path }) => path),
    order: (...orders) => void child.stdin.write(orders.map((order) => `${order}\n`).join('')),
    async close() {
      child.stdin.write('quit\n');
      await ended;
    },
  };
}

/** What it writes to stdout. Started by npm itself, it would take that one's settings over. */
function npm(cwd: string, ...args: readonly string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
