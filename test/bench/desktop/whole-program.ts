import { readdirSync, readFileSync } from 'node:fs';
import { used } from '../hall/used.ts';

/** What all processes of a program have used so far. */
export interface Used {
  /** Of a processor, s. */
  readonly cpu: number;
  /** Memory, bytes: what several processes share is counted once (PSS). */
  readonly memory: number;
  /** Of that, what the pages' processes hold, and the one that draws for them. */
  readonly windows: number;
}

/** What a process and all that it has started use. Throws on a system without `/proc`. */
export function usedByAll(pid: number): Used {
  const all = withChildren(pid).flatMap((one) => usedBy(one) ?? []);
  const sum = (of: (used: Used) => number) => all.reduce((total, used) => total + of(used), 0);
  return { cpu: sum(({ cpu }) => cpu), memory: sum(({ memory }) => memory), windows: sum(({ windows }) => windows) };
}

/** A process, its children and theirs. */
function withChildren(pid: number): readonly number[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(numbers.map((name) => [Number(name), parentOf(name)]));
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}

function parentOf(pid: string): number | undefined {
  const parent = unlessEnded(() => /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return parent === undefined ? undefined : Number(parent);
}

function usedBy(pid: number): Used | undefined {
  return unlessEnded(() => {
    const memory = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024;
    const isWindows = /--type=(renderer|gpu-process)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    return { cpu: used(pid).cpu, memory, windows: isWindows ? memory : 0 };
  });
}

/** What is read of a process, undefined if it ended a moment ago. */
function unlessEnded<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
