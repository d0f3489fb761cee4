import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usbSketch } from './boards.ts';

const API = join(import.meta.dirname, '../../../firmware-protocol/firmware/native/arduino');
const CHIP = ['-mcpu=cortex-m0plus', '-mthumb', '-Os', '-Wall', '-Wextra', '-Werror', '-DARDUINO_ARCH_RP2040', `-I${API}`];

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

// Only where the compiler is: gcc-arm-none-eabi and libnewlib-arm-none-eabi are a download of 97 MB.
it.skipIf(spawnSync('arm-none-eabi-gcc', ['--version']).status !== 0)(
  'compiles for the chip of a Pico without a warning, core and layer to less than 8 KB of flash and 1 KB of RAM',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'cortex-'));
    try {
      const sketch = usbSketch(folder);
      const sources = (ending: string) =>
        readdirSync(sketch)
          .filter((file) => file.endsWith(ending))
          .map((file) => join(sketch, file));
      run('arm-none-eabi-gcc', [...CHIP, '-std=gnu2x', '-c', ...sources('.c')], folder);
      run('arm-none-eabi-gcc', [...CHIP, '-std=gnu++20', '-fno-exceptions', '-fno-rtti', '-c', ...sources('.cpp')], folder);
      const objects = readdirSync(folder).filter((file) => file.endsWith('.o'));
      expect(objects).toHaveLength(sources('.c').length + sources('.cpp').length);
      const total =
        run('arm-none-eabi-size', ['--totals', ...objects], folder)
          .trim()
          .split('\n')
          .at(-1) ?? '';
      const [text = NaN, data = NaN, bss = NaN] = total.trim().split(/\s+/).map(Number);
      expect(text).toBeGreaterThan(0);
      expect(text + data).toBeLessThan(8192);
      expect(data + bss).toBeLessThan(1024);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
