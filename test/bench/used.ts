import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** What a process has used so far. */
interface UsedByOne {
  /** Of a processor, s, with the programs that it has started and that have ended. */
  readonly cpu: number;
  /** Resident memory, bytes. */
  readonly memory: number;
}

/** Throws on a system without `/proc`. */
export function used(pid: number): UsedByOne {
  // Fields 14 to 17 of proc(5); the name before them may hold anything but its last bracket.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const cpu = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
  return { cpu, memory: numberIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m) * 1024 };
}

/** What all processes of a program have used so far; memory that several share is counted once (PSS). */
export interface UsedByAll extends UsedByOne {
  /** Of the memory, what the pages' processes hold, and the one that draws for them. */
  readonly windows: number;
}

/** What a process and all that it has started use. */
export function usedByAll(pid: number): UsedByAll {
  const sum = { cpu: 0, memory: 0, windows: 0 };
  for (const one of withChildren(pid))
    unlessEnded(() => {
      const memory = numberIn(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+) kB/m) * 1024;
      const isWindow = /--type=(renderer|gpu-process)/.test(readFileSync(`/proc/${one}/cmdline`, 'utf8'));
      sum.cpu += used(one).cpu;
      sum.memory += memory;
      sum.windows += isWindow ? memory : 0;
    });
  return sum;
}

/** A process, its children and theirs. */
function withChildren(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    unlessEnded(() => parents.set(Number(name), numberIn(`/proc/${name}/status`, /^PPid:\s+(\d+)$/m)));
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}

function numberIn(path: string, line: RegExp): number {
  return Number(line.exec(readFileSync(path, 'utf8'))?.[1]);
}

/** A process may have ended a moment ago. */
function unlessEnded(read: () => void): void {
  try {
    read();
  } catch {
    // Then it uses nothing.
  }
}
