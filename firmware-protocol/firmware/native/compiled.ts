import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIRMWARE = join(import.meta.dirname, '..');
const CHECKED = ['-g', '-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
const STRICT = ['-std=gnu11', '-Wall', '-Wextra', '-Werror', '-Icore', '-Inative'];

/** The core of the firmware as programs of this machine, with every access and every overflow watched. */
export interface Compiled {
  /** What is said after each of these lines of `bench.c`. Throws what a sanitizer has found. */
  play(lines: readonly string[]): string[];
  /** Plays the corpus of `fuzz.c`; how many histories it has. Throws what has been found. */
  replayCorpus(): number;
  remove(): void;
}

/** gcc or clang, whichever is here and can watch memory; undefined where none is. */
export function compilerHere(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  const trial = [...CHECKED, '-xc', '-', '-o', join(folder, 'trial')];
  try {
    return ['gcc', 'clang'].find((compiler) => spawnSync(compiler, trial, { input: 'int main(void){return 0;}' }).status === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Throws what the compiler says where it refuses. */
export function compiled(compiler: string): Compiled {
  const folder = mkdtempSync(join(tmpdir(), 'pad-bench-'));
  const core = readdirSync(join(FIRMWARE, 'core')).filter((file) => file.endsWith('.c'));
  const make = (program: string, sources: readonly string[]): string => {
    const path = join(folder, program);
    run(compiler, [...STRICT, ...CHECKED, '-o', path, ...sources.map((file) => join(FIRMWARE, file))]);
    return path;
  };
  // `bench.c` includes the pool.
  const withoutPool = core.filter((file) => file !== 'pool.c').map((file) => `core/${file}`);
  const bench = make('bench', [...withoutPool, 'native/bench.c']);
  const corpus = join(FIRMWARE, 'native/corpus');
  return {
    play: (lines) =>
      run(bench, [], lines.map((line) => `${line}\n`).join(''))
        .split(/^\.\n/m)
        .slice(0, -1),
    replayCorpus() {
      const all = core.map((file) => `core/${file}`);
      const replay = make('replay', [...all, 'native/fuzz.c', 'native/replay.c']);
      return Number(
        run(
          replay,
          readdirSync(corpus).map((file) => join(corpus, file)),
        ),
      );
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function run(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: FIRMWARE, input, encoding: 'latin1', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
