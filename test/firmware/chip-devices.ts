import { ChipPad } from '../../firmware-protocol/testing/chip/chip-pad.ts';
import { padFlash } from '../../firmware-protocol/testing/chip/firmware-image.ts';
import { seededBytes } from '../../firmware-protocol/testing/chip-bench.ts';
import type { MakeDevice } from '../serial/fire/device.ts';

/** ms of its world in which a chip runs between two checks. */
const STEP_MS = 1;

/** Pads for one world, each a chip that executes the firmware along with that world's time. */
export function chipDevices(seed: number): MakeDevice {
  const flash = padFlash();
  let made = 0;
  return (id, { send, after, holds, moved }) => {
    made += 1;
    const pad = new ChipPad(id, { flash, random: seededBytes(seed * 1000 + made) });
    pad.onSent = send;
    pad.onStatus = () => {
      holds(pad.holds);
      moved();
    };
    pad.runWith(after, STEP_MS);
    return pad;
  };
}
