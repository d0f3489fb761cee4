import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIRMWARE = join(import.meta.dirname, '..');
const CHECKED = ['-g', '-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
const STRICT = ['-std=gnu11', '-Wall', '-Wextra', '-Werror', '-Icore', '-Inative'];

/** The core of the firmware as a program of this machine, with every access and every overflow watched. */
export interface Bench {
  /** What is said after each of these lines of `bench.c`. Throws what a sanitizer has found. */
  play(lines: readonly string[]): string[];
  remove(): void;
}

/** gcc or clang, whichever is here and can watch memory; undefined where none is. */
export function compilerHere(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  try {
    return ['gcc', 'clang'].find((compiler) => {
      const trial = spawnSync(compiler, [...CHECKED, '-xc', '-', '-o', join(folder, 'trial')], {
        input: 'int main(void){return 0;}',
      });
      return trial.status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Throws what the compiler says where it refuses. */
export function compileBench(compiler: string): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'pad-bench-'));
  const bench = join(folder, 'bench');
  // `given_nonces.c` takes the pool in.
  const core = readdirSync(join(FIRMWARE, 'core')).filter((file) => file.endsWith('.c') && file !== 'pool.c');
  const sources = [...core.map((file) => `core/${file}`), 'native/bench.c', 'native/given_nonces.c', 'native/mixed.c'];
  const { status, stderr } = spawnSync(compiler, [...STRICT, ...CHECKED, '-o', bench, ...sources], {
    cwd: FIRMWARE,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return {
    play: (lines) => played(bench, lines),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function played(bench: string, lines: readonly string[]): string[] {
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout, stderr } = spawnSync(bench, { input, encoding: 'latin1', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return stdout.split(/^\.\n/m).slice(0, -1);
}
