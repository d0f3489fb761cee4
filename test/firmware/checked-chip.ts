import { allChecks } from '../../app/cli/pad-check/checks/all.ts';
import type { Hands } from '../../app/cli/pad-check/hands.ts';
import type { OpenWire, WireListener } from '../../app/cli/pad-check/pad-line.ts';
import { runChecks, type ChecksMade } from '../../app/cli/pad-check/run-checks.ts';
import { VirtualTime } from '../../app/cli/pad-check/testing/virtual-time.ts';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { Chip } from '../../firmware-protocol/testing/chip/chip.ts';
import { CYCLES_PER_MS } from '../../firmware-protocol/testing/chip/peripherals.ts';
import { seededBytes } from '../../firmware-protocol/testing/chip-bench.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
/** A press, and the pause after it: longer than buttons are debounced. */
const PRESSED_MS = 40;

/** A chip from the factory with this program, given a name and put to these checks of `pad-check`; opening its port resets it. */
export async function checkedChip(flash: Uint8Array, checks: readonly string[]): Promise<ChecksMade> {
  const time = new VirtualTime();
  const chip = new Chip({ flash, random: seededBytes(1912) });
  let host: WireListener | undefined;
  chip.onSent = (byte) => host?.bytes(Uint8Array.of(byte));
  chip.power();
  const step = () => {
    time.after(1, step);
    chip.run(CYCLES_PER_MS);
  };
  step();
  const open: OpenWire = async (listener) => {
    host = listener;
    chip.reset('external');
    return { send: (text) => chip.receive(Buffer.from(text, 'latin1')), close: async () => void (host = undefined) };
  };
  const random = seededBytes(7);
  const made = runChecks({
    checks: allChecks('anna').filter(({ id }) => checks.includes(id)),
    open,
    clock: time,
    hands: handsOn(chip, time),
    nonce: () => Buffer.from(random(8)).toString('hex'),
    stop: new AbortController().signal,
    begins: () => undefined,
    ended: () => undefined,
  });
  return time.until(made);
}

function handsOn(chip: Chip, time: VirtualTime): Hands {
  const pass = (ms: number) => new Promise<void>((resolve) => void time.after(ms, resolve));
  return {
    patience: 3000,
    watch: 300,
    press: async (face) => {
      chip.press(face);
      await pass(PRESSED_MS);
      chip.release(face);
      await pass(PRESSED_MS);
    },
    hold: async (...faces: readonly Face[]) => faces.forEach((face) => chip.press(face)),
    release: async () => FACES.forEach((face) => chip.release(face)),
    power: async () => {
      chip.powerOff();
      chip.power();
    },
  };
}
