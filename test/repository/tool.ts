import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../../node_modules');

/** Runs a package's command from node_modules on the tree at `root`; the output holds its complaints. */
export function runTool(
  root: string,
  command: string,
  ...args: readonly string[]
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(modules, command), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}
