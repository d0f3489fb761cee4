import { seededRandom, type Random } from '../../rulebook/random.ts';
import type { MakeDevice, PadDevice } from '../serial/fire/device.ts';
import { MemoryWorld } from '../serial/fire/memory-world.ts';
import { NightUnderFire, OTHER_SOCKETS } from '../serial/fire/night.ts';
import { RoundUnderFire } from '../serial/fire/round.ts';
import { Violation } from '../serial/fire/violation.ts';
import { chipDevices } from './chip-devices.ts';

/** Bytes that had one bit turned, of all that went over the lines. */
interface Count {
  bytes: number;
  turned: number;
}

/** A line that turns a random bit of each byte with this chance. */
function noise(rate: number, random: Random, count: Count): (bytes: Uint8Array) => Uint8Array {
  const grain = 1_000_000;
  return (bytes) =>
    bytes.map((byte) => {
      count.bytes += 1;
      if (random(grain) >= rate * grain) return byte;
      count.turned += 1;
      return byte ^ (1 << random(8));
    });
}

/** These devices, each at the end of such a line. */
function onNoisyLines(make: MakeDevice, spoil: (bytes: Uint8Array) => Uint8Array): MakeDevice {
  return (id, surroundings): PadDevice => {
    const device = make(id, { ...surroundings, send: (bytes) => surroundings.send(spoil(bytes)) });
    const receive = device.receive.bind(device);
    return Object.assign(device, { receive: (bytes: Uint8Array) => receive(spoil(bytes)) });
  };
}

/**
 * So many rounds over such lines. `held`: rounds that were held up by a pad that was not understood, and given up with
 * their night. Rejects if anything else happens that must not, above all a wrong face.
 */
export async function noisyNight({ seed, seats, rounds, rate }: { seed: number; seats: number; rounds: number; rate: number }) {
  const random = seededRandom(seed);
  const count: Count = { bytes: 0, turned: 0 };
  const open = (n: number) => {
    const make = onNoisyLines(chipDevices(seed + n), noise(rate, random, count));
    return NightUnderFire.open(new MemoryWorld(seats + OTHER_SOCKETS), seed + n, seats, make);
  };
  let [night, shown, held] = [await open(0), 0, 0];
  while (shown + held < rounds) {
    try {
      await new RoundUnderFire(night, []).play();
      shown += 1;
    } catch (error) {
      if (!isHeldUp(error)) throw error;
      held += 1;
      night = await open(held);
    }
  }
  await night.close();
  return { shown, held, ...count };
}

/** A seat is named, or is not ready, with nothing but noise to blame. */
function isHeldUp(error: unknown): boolean {
  return error instanceof Violation && /nothing had happened to its pad|the table does not get ready/.test(error.message);
}
