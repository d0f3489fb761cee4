import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const FIRMWARE = join(import.meta.dirname, '../../firmware-protocol/firmware');
/** Arduino's own core for these boards, as Debian packages it (`arduino-core-avr`). */
const AVR = '/usr/share/arduino/hardware/arduino/avr';

/** Whether a sketch can be compiled here: with Arduino's core, and Debian's older compiler instead of Arduino's. */
export const canCompileSketches = existsSync(AVR) && spawnSync('avr-g++', ['--version']).status === 0;

const DEFINES = ['-mmcu=atmega328p', '-DF_CPU=16000000L', '-DARDUINO=10607', '-DARDUINO_AVR_NANO', '-DARDUINO_ARCH_AVR'];
const INCLUDES = [`-I${AVR}/cores/arduino`, `-I${AVR}/variants/eightanaloginputs`];
const SECTIONS = ['-ffunction-sections', '-fdata-sections'];

/** Debian's compiler is older than Arduino's and lacks this name of the standard, with which the core prints fractions. */
const LACKING = '-DDECIMAL_DIG=17';

/** By the ending of a file: how Arduino's `platform.txt` compiles it. */
const RECIPES: Readonly<Record<string, readonly string[]>> = {
  '.c': ['avr-gcc', '-c', '-g', '-Os', '-w', '-std=gnu11', ...SECTIONS, '-flto', '-fno-fat-lto-objects'],
  '.cpp': ['avr-g++', '-c', '-g', '-Os', '-w', '-std=gnu++11', '-fpermissive', '-fno-exceptions', ...SECTIONS, '-flto', LACKING],
  '.S': ['avr-gcc', '-c', '-g', '-x', 'assembler-with-cpp', '-flto'],
};

/** Makes the sketch with `make sketch`, compiles and links it as the Arduino IDE does. Returns Intel HEX. Throws what a tool says. */
export function compiledSketch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sketch-'));
  try {
    for (const part of ['core', 'chip', 'arduino', 'Makefile'])
      cpSync(join(FIRMWARE, part), join(folder, part), { recursive: true });
    run(['make', 'sketch'], folder);
    const sketch = join(folder, 'build/pad');
    // The IDE turns the sketch into C++.
    writeFileSync(join(sketch, 'pad.ino.cpp'), `#include <Arduino.h>\n${readFileSync(join(sketch, 'pad.ino'), 'utf8')}`);
    const objects = compiledIn(sketch, join(folder, 'objects'));
    const core = compiledIn(join(AVR, 'cores/arduino'), join(folder, 'core-objects'));
    const [archive, elf, hex] = ['core.a', 'pad.elf', 'pad.hex'].map((file) => join(folder, file));
    run(['avr-gcc-ar', 'rcs', archive ?? '', ...core], folder);
    const link = ['avr-gcc', '-w', '-Os', '-g', '-flto', '-fuse-linker-plugin', '-Wl,--gc-sections', '-mmcu=atmega328p'];
    run([...link, '-o', elf ?? '', ...objects, archive ?? '', '-lm'], folder);
    run(['avr-objcopy', '-O', 'ihex', '-R', '.eeprom', elf ?? '', hex ?? ''], folder);
    return readFileSync(hex ?? '', 'latin1');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The object files of all sources directly in a folder. */
function compiledIn(sources: string, objects: string): readonly string[] {
  mkdirSync(objects);
  return readdirSync(sources).flatMap((file) => {
    const recipe = RECIPES[extname(file)];
    if (recipe === undefined) return [];
    const object = join(objects, `${basename(file)}.o`);
    run([...recipe, ...DEFINES, ...INCLUDES, join(sources, file), '-o', object], sources);
    return [object];
  });
}

function run([program = '', ...args]: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}
