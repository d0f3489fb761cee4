import { describe } from 'vitest';
import { BOOT_MS, ChipBench, PRESS_MS } from '../../firmware-protocol/testing/chip-bench.ts';
import { conforms } from '../../firmware-protocol/testing/conformance.ts';
import type { Stimulus } from '../../firmware-protocol/testing/stimulus.ts';

/** A little later than the text says, so that what it describes has happened. */
const LATE_MS = 20;
const BYTES_A_MS = 11;

function happen(bench: ChipBench, stimulus: Stimulus): void {
  switch (stimulus.type) {
    case 'power':
      bench.pad.powerCycle();
      return bench.pass(BOOT_MS);
    case 'reset':
      bench.pad.reset('external');
      return bench.pass(BOOT_MS);
    case 'hear':
      bench.type(stimulus.bytes);
      // An id is answered once it is stored.
      return bench.pass(stimulus.bytes.startsWith('|D,') ? BOOT_MS : LATE_MS + stimulus.bytes.length / BYTES_A_MS);
    case 'pass':
      return bench.pass(stimulus.ms + LATE_MS);
    default:
      if (stimulus.type !== 'bounce') bench.pad[stimulus.type](stimulus.face);
      return bench.pass(PRESS_MS);
  }
}

describe('the executed firmware', () => {
  conforms(
    (runs) =>
      runs.map(({ id, stimuli }) => {
        const bench = new ChipBench(id === undefined ? {} : { id });
        bench.pad.powerOff();
        return stimuli.map((stimulus) => {
          happen(bench, stimulus);
          return bench.raw();
        });
      }),
    true,
  );
});
