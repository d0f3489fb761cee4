import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIRMWARE = join(import.meta.dirname, '../firmware');
const CHECKED = ['-g', '-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
const STRICT = ['-std=gnu11', '-Wall', '-Wextra', '-Werror', '-Icore', '-Inative'];

/** The firmware's core compiled for this machine, with sanitizers for memory accesses and overflows. */
export interface Compiled {
  /** The output after each of these lines of `bench.c`. Throws if a sanitizer has found something. */
  play(lines: readonly string[]): string[];
  /** The same for several new pads, in one process. */
  playAll(runs: readonly (readonly string[])[]): string[][];
  /** Replays the corpus of `fuzz.c`; returns its size. Throws if a check fails. */
  replayCorpus(): number;
  remove(): void;
}

/** gcc or clang, if it is installed with its sanitizers. */
export function compilerHere(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  const trial = [...CHECKED, '-xc', '-', '-o', join(folder, 'trial')];
  try {
    return ['gcc', 'clang'].find((compiler) => spawnSync(compiler, trial, { input: 'int main(void){return 0;}' }).status === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Throws the compiler's messages if it fails. */
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
  const play = (lines: readonly string[]): string[] =>
    run(bench, [], lines.map((line) => `${line}\n`).join(''))
      .split(/^\.\n/m)
      .slice(0, -1);
  return {
    play,
    playAll(runs) {
      const output = play(runs.flatMap((lines) => ['new', ...lines]));
      return runs.map(({ length }) => output.splice(0, 1 + length).slice(1));
    },
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
