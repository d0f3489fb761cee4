import { seededRandom } from '../../../rulebook/random.ts';
import { scriptedDevice, type MakeDevice } from './device.ts';
import { NightUnderFire, OTHER_SOCKETS } from './night.ts';
import { planRound } from './plan.ts';
import { RoundUnderFire } from './round.ts';
import { DEEDS } from './dealer.ts';
import { TROUBLE_NAMES } from './troubles.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';

const FEWEST = 2;
const MOST = 10;

export type OpenWorld = (sockets: number) => World | Promise<World>;

export interface NightPlayed {
  readonly rounds: number;
  readonly proven: number;
  readonly kills: number;
  /** In order, as often as they were done. */
  readonly deeds: readonly string[];
  readonly troubles: readonly string[];
  /** ms of the world's time until every mended pad answered again. */
  readonly slowestReturn: number;
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
  const [troubles, deeds]: [string[], string[]] = [[], []];
  let slowestReturn = 0;
  const heard = overhear();
  for (let n = 1; n <= rounds; n += 1) {
    const plan = planRound(random, seats);
    troubles.push(...plan.map(({ trouble }) => trouble));
    const round = new RoundUnderFire(night, plan);
    try {
      await round.play();
    } catch (error) {
      heard();
      throw new Violation(`seed ${seed}, ${seats} seats, round ${n} of the night: ${JSON.stringify(plan)}`, { cause: error });
    }
    deeds.push(...round.dealer.deeds);
    slowestReturn = Math.max(slowestReturn, round.dealer.slowestReturn);
  }
  const { recordFile } = night.host.view;
  const verdict = await world.verify(recordFile.split('/').at(-1) ?? '');
  if (!verdict.ok) throw new Violation(`seed ${seed}: the record is not sound`, { cause: verdict.faults });
  await night.close();
  if (heard().length > 0) throw new Violation(`seed ${seed}: the host has written to its log: ${heard()}`);
  return { rounds, proven: verdict.proven, kills: night.kills, deeds, troubles, slowestReturn };
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

export type Figures = Readonly<Record<string, number>>;

/** Sums up many nights: what the dealers did, and how often each trouble occurred. */
export function figuresOf(nights: readonly NightPlayed[]): Figures {
  const total = (of: (night: NightPlayed) => number) => nights.reduce((sum, night) => sum + of(night), 0);
  const often = (name: string, of: (night: NightPlayed) => readonly string[]) =>
    total((night) => of(night).filter((one) => one === name).length);
  return {
    nights: nights.length,
    'faces proven by their seals': total(({ proven }) => proven),
    'times the host was killed': total(({ kills }) => kills),
    ...Object.fromEntries(DEEDS.map((name) => [name, often(name, ({ deeds }) => deeds)])),
    'slowest return of good pads, ms': Math.round(Math.max(0, ...nights.map((night) => night.slowestReturn))),
    ...Object.fromEntries(TROUBLE_NAMES.map((name) => [`trouble: ${name}`, often(name, ({ troubles }) => troubles)])),
  };
}

/** The troubles that these nights have met. */
export const troublesMet = (figures: Figures): readonly string[] =>
  TROUBLE_NAMES.filter((name) => (figures[`trouble: ${name}`] ?? 0) > 0);
