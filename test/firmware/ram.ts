import { ChipBench, BOOT_MS } from '../../firmware-protocol/testing/chip-bench.ts';
import { arm } from '../../firmware-protocol/testing/state-commands.ts';
import { DEEDS } from './overheard.ts';

/** The promised limits of the firmware, in bytes. */
export const FLASH_MOST = 8192;
export const RAM_MOST = 1024;

const PAINT = 0xc7;

/** Bytes of RAM below the stack that the program uses for its variables: the last that is ever written, and all before it. */
export function staticRam(): number {
  const { sram } = worked();
  const firstUnused = sram.findIndex((_, at) => sram.subarray(at, at + 256).every((byte) => byte === PAINT));
  return firstUnused;
}

/** Bytes of stack at its deepest. */
export function deepest(): number {
  const { sram } = worked();
  const lastUnused = sram.findLastIndex((_, at) => at >= 256 && sram.subarray(at - 255, at + 1).every((byte) => byte === PAINT));
  return sram.length - 1 - lastUnused;
}

/** The RAM of a pad that began with a painted stack and has done everything it can, interrupted whenever possible. */
function worked(): { readonly sram: Uint8Array } {
  const bench = new ChipBench({ random: (length) => new Uint8Array(length).fill(PAINT) });
  for (let attempt = 5; attempt < 60; attempt += 5) bench.ask(arm(attempt));
  let attempt = 100;
  for (const [i, deed] of Object.values(DEEDS).entries()) {
    bench.ask({ type: 'abort', attempt });
    bench.ask(arm((attempt += 1)));
    // Throughout, and at a different moment each time, bytes arrive, an answer is sent and ticks pass.
    bench.pass(i / 7);
    bench.type(`|A,9,${attempt - 50},0011223344556677*0000\n`.repeat(20));
    deed(bench, 6);
    bench.ask({ type: 'close', attempt });
    bench.type('|R,77,4294967295,65535*0000\n|'.repeat(8));
    bench.pass(40);
    bench.raw();
  }
  bench.ask({ type: 'abort', attempt });
  bench.ask({ type: 'setId', id: 'a-name-of-16-let' });
  bench.pad.reset('brownout');
  bench.pass(BOOT_MS);
  return { sram: bench.pad.chip.sram };
}
