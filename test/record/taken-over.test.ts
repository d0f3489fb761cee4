import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNightName } from '../../host/record/file-name.ts';
import { readRecord } from '../../host/record/reader.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { sized } from '../support/sized.ts';

const HOSTS = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri'].slice(0, sized({ sample: 3, whole: 6 }));
const SCRIPT = join(import.meta.dirname, 'appending-host.ts');
/** A limit that ends a hang and measures nothing. */
const PATIENCE = 60_000;

let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taken-over-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(
    running
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map(async (child) => {
        child.kill('SIGKILL');
        await once(child, 'close');
      }),
  );
  rmSync(folder, { recursive: true });
});

interface Host {
  readonly name: string;
  readonly child: ChildProcess;
  readonly lines: number[];
  readonly attempts: number[];
  /** The last result of this host's disk. */
  readonly refused: string[];
}

function start(name: string, takeOver: boolean): Host {
  const args = ['--import', 'tsx', SCRIPT, folder, name, ...(takeOver ? ['take over'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const host: Host = { name, child, lines: [], attempts: [], refused: [] };
  createInterface({ input: child.stdout ?? expect.fail() }).on('line', (text) => {
    const [what, value] = JSON.parse(text) as ['line' | 'attempt', number] | ['refused', string];
    if (what === 'refused') host.refused.push(value);
    else host[what === 'line' ? 'lines' : 'attempts'].push(value);
  });
  return host;
}

const has = (host: Host, lines: number) => vi.waitFor(() => expect(host.lines.length).toBeGreaterThan(lines), PATIENCE);

/** As if the host wrote from another computer: nobody here can tell whether it runs. The file stays the same. */
function moveElsewhere(host: Host): void {
  const claim = readdirSync(folder).find((file) => file.startsWith(`host-${String(host.child.pid)}-`)) ?? expect.fail();
  const text = readFileSync(join(folder, claim), 'utf8');
  writeFileSync(join(folder, claim), text.replace(/"host":"[^"]*"/, '"host":"elsewhere"'));
}

test(
  'hosts that are taken over while they write send nothing more, and two hosts never write the same night',
  async () => {
    const hosts: Host[] = [];
    for (const name of HOSTS) {
      const before = hosts.at(-1);
      if (before !== undefined) moveElsewhere(before);
      const host = start(name, before !== undefined);
      hosts.push(host);
      await has(host, 20);
      if (before !== undefined) await vi.waitFor(() => expect(before.refused).toEqual(['ETAKENOVER']), PATIENCE);
    }
    hosts.at(-1)?.child.kill('SIGKILL');
    await vi.waitFor(
      () => expect(running.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)).toBe(true),
      PATIENCE,
    );

    const files = readdirSync(folder).filter(isNightName);
    expect(files).toHaveLength(1);
    const record = await readRecord(join(folder, files[0] ?? ''));
    expect(verify(record).faults.filter(({ message }) => !message.includes('not written whole'))).toEqual([]);
    const written = record.lines.map((line) => (line.kind === 'named' ? line.name : line.kind));
    for (const { name, lines } of hosts) for (const n of lines) expect(written[n - 1]).toBe(name);
    // In turn: no line of a host follows the first line of the next.
    expect(written.filter((name, i) => name !== written[i - 1])).toEqual(HOSTS);
    const attempts = hosts.flatMap((host) => host.attempts);
    expect(attempts).toEqual([...new Set(attempts)].sort((a, b) => a - b));
  },
  3 * PATIENCE,
);

test(
  'a host that was asleep when it was taken over finds out before it writes',
  async () => {
    const first = start('Anna', false);
    await has(first, 5);
    first.child.kill('SIGSTOP');
    moveElsewhere(first);
    const second = start('Béla', true);
    await has(second, 5);
    first.child.kill('SIGCONT');
    await vi.waitFor(() => expect(first.refused).toEqual(['ETAKENOVER']), PATIENCE);
    // It would have given its next line the number that the second host's first one has.
    expect(Math.max(...first.lines)).toBeLessThan(Math.min(...second.lines));
    await has(second, second.lines.length + 5);
    expect(second.refused).toEqual([]);
  },
  3 * PATIENCE,
);
