import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { PadProcess, type PadProgram } from './pad-process.ts';

const FIRMWARE = join(import.meta.dirname, '../../../firmware-protocol/firmware');

/** A board for which the sketch is compiled: what the Arduino IDE defines for it, and the pins of `pins.h`. */
export interface Board {
  readonly name: string;
  readonly defines: readonly string[];
  /** Of the faces 5, 6, 4, 2, 1, 3. */
  readonly buttons: readonly number[];
  readonly ledA: number;
}

export const BOARDS: readonly Board[] = [
  { name: 'RP2040', defines: ['-DARDUINO_ARCH_RP2040'], buttons: [2, 3, 4, 5, 6, 7], ledA: 14 },
  {
    name: 'ESP32-S3',
    defines: ['-DARDUINO_ARCH_ESP32', '-DCONFIG_IDF_TARGET_ESP32S3', '-DARDUINO_USB_CDC_ON_BOOT=1'],
    buttons: [4, 5, 6, 7, 8, 9],
    ledA: 10,
  },
];

const STRICT = ['-Wall', '-Wextra', '-Werror', '-g', '-O1'];
const CHECKED = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
/** `char` has no sign on ARM and on the ESP32s. */
const ALIKE = ['-funsigned-char'];

const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => extname(file) === ending)
    .map((file) => join(folder, file));

/** By the ending of a file: how it is compiled. The IDE turns a sketch into C++ that knows Arduino.h. */
const COMPILERS: Readonly<Record<string, readonly string[]>> = {
  '.c': ['gcc', '-std=gnu11'],
  '.cpp': ['g++', '-std=gnu++17'],
  '.ino': ['g++', '-std=gnu++17', '-include', 'Arduino.h', '-x', 'c++'],
};

/** Whether gcc and g++ are installed with their sanitizers. */
export function canCompileBoards(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'usb-trial-'));
  try {
    return ['gcc', 'g++'].every((compiler) => {
      const trial = [...CHECKED, '-x', 'c', '-', '-o', join(folder, 'trial')];
      return spawnSync(compiler, trial, { input: 'int main(void){return 0;}' }).status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The sketch of `make sketch-usb`, as a folder. Throws what make says. */
export function usbSketch(into: string): string {
  for (const part of ['core', 'usb', 'arduino', 'Makefile']) cpSync(join(FIRMWARE, part), join(into, part), { recursive: true });
  run(['make', 'sketch-usb'], into);
  return join(into, 'build/pad_usb');
}

/** The sketch for a board, compiled for this machine with the Arduino API of `native/arduino`. Each name has a flash of its own. */
export function boardProgram({ name, defines, buttons, ledA }: Board): PadProgram {
  const folder = mkdtempSync(join(tmpdir(), 'usb-pad-'));
  const sketch = usbSketch(folder);
  const api = join(FIRMWARE, 'native/arduino');
  const objects = Object.entries(COMPILERS).flatMap(([ending, compiler]) => {
    const sources = [sketch, api].flatMap((from) => filesOf(from, ending));
    run([...compiler, ...STRICT, ...CHECKED, ...ALIKE, ...defines, `-I${api}`, '-c', ...sources], folder);
    return sources.map((source) => join(folder, `${basename(source, ending)}.o`));
  });
  const program = join(folder, name);
  run(['g++', ...CHECKED, ...objects, '-o', program], folder);
  const lit = (line: string) => {
    const [, pin, level] = line.split(' ');
    return Number(pin) === ledA ? level === '1' : undefined;
  };
  return {
    name,
    keepsItsStore: true,
    plug: (pad) => PadProcess.start(program, [join(folder, `${pad}.flash`)], { buttons, lit }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function run([program = '', ...args]: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}
