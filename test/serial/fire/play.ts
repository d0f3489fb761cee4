import { seededRandom } from '../../../rulebook/random.ts';
import { scriptedDevice, type MakeDevice } from './device.ts';
import { NightUnderFire, OTHER_SOCKETS } from './night.ts';
import { planRound, type Planned } from './plan.ts';
import { RoundUnderFire } from './round.ts';
import { NO_DEEDS, type Deeds } from './dealer.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';

const FEWEST = 2;
const MOST = 10;

export type OpenWorld = (sockets: number) => World | Promise<World>;

export interface NightPlayed {
  readonly rounds: number;
  readonly proven: number;
  readonly kills: number;
  readonly deeds: Deeds;
  readonly troubles: ReadonlyMap<string, number>;
}

/** A night of so many rounds, its seats and troubles chosen by the seed. Rejects with what must never happen. */
export async function playNight(
  open: OpenWorld,
  seed: number,
  rounds: number,
  make: MakeDevice = scriptedDevice,
): Promise<NightPlayed> {
  const random = seededRandom(seed);
  const seats = FEWEST + random(MOST - FEWEST + 1);
  const world = await open(seats + OTHER_SOCKETS);
  const night = await NightUnderFire.open(world, seed, seats, make);
  const troubles = new Map<string, number>();
  const deeds: Deeds[] = [];
  const heard = overhear();
  for (let n = 1; n <= rounds; n += 1) {
    const plan = planRound(random, seats);
    for (const { trouble } of plan) troubles.set(trouble, (troubles.get(trouble) ?? 0) + 1);
    const round = new RoundUnderFire(night, plan);
    try {
      await round.play();
    } catch (error) {
      heard();
      throw new Violation(`seed ${seed}, ${seats} seats, round ${n} of the night: ${told(plan)}`, { cause: error });
    }
    deeds.push(round.dealer.deeds);
  }
  const { recordFile } = night.host.view;
  const verdict = await world.verify(recordFile.split('/').at(-1) ?? '');
  if (!verdict.ok) throw new Violation(`seed ${seed}: the record is not sound`, { cause: verdict.faults });
  await night.close();
  if (heard().length > 0) throw new Violation(`seed ${seed}: the host has written to its log: ${heard()}`);
  return { rounds, proven: verdict.proven, kills: night.kills, deeds: summed(deeds), troubles };
}

/** Collects what this process prints from now on, until the returned function is called. */
function overhear(): () => string {
  const [written, ends]: [string[], (() => void)[]] = [[], []];
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (text: string | Uint8Array) => written.push(Buffer.from(text).toString()) > 0;
    ends.push(() => (stream.write = write));
  }
  return () => {
    for (const end of ends.splice(0)) end();
    return written.join('');
  };
}

function told(plan: readonly Planned[]): string {
  return JSON.stringify(plan);
}

function summed(all: readonly Deeds[]): Deeds {
  const sum: Deeds = { ...NO_DEEDS };
  for (const deeds of all) {
    for (const key of Object.keys(sum) as (keyof Deeds)[])
      sum[key] = key === 'slowestReturn' ? Math.max(sum[key], deeds[key]) : sum[key] + deeds[key];
  }
  return sum;
}
