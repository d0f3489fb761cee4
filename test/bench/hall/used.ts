import { readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface Used {
  /** Of a processor, s, with the programs that it has started and that have ended. */
  readonly cpu: number;
  /** Resident memory, bytes. */
  readonly memory: number;
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** What a process of this computer has used. Throws on a system without `/proc`. */
export function used(pid: number): Used {
  // Fields 14 to 17 of proc(5); the name before them may hold anything but its last bracket.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const cpu = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
  const memory = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  return { cpu, memory };
}
