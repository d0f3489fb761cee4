import { atAnyMoment, BarePage, pictureOf } from './bare-page.ts';
import { BenchTable } from './bench-table.ts';
import { now } from './one-clock.ts';

const ROUNDS = 60;
/** In some rounds pads are pressed one by one, and each one's "ready" is waited for: so many presses in all, or nearly. */
const PRESSES = 150;

/** What one opening took, in ms. */
export interface OpeningTook {
  /** From asking for the faces to the last. */
  readonly reveal: number;
  /** From the last face to the frame with all dice, without the flush that lies between. */
  readonly paint: number;
  /** What of it passed until the host showed the outcome. */
  readonly host: number;
  readonly flush: number;
}

export interface Rounds {
  /** From a first press to the frame that counts it as ready, in ms. */
  readonly presses: readonly number[];
  readonly openings: readonly OpeningTook[];
  /** From a message to the painted frame of a bare page with the same picture, in ms: the least that these can take. */
  readonly barePresses: readonly number[];
  readonly barePaints: readonly number[];
}

export async function play(seats: number, by: 'pads' | 'phones'): Promise<Rounds> {
  const table = await BenchTable.open(seats, by);
  try {
    await table.allArmed();
    const choosing = await BarePage.open(await pictureOf(table.display));
    await pressTogether(table);
    await open(table);
    const landed = await BarePage.open(await pictureOf(table.display), true);
    await next(table);
    const played = await playRounds(table, Math.max(1, Math.round((ROUNDS * seats) / PRESSES)), { choosing, landed });
    await Promise.all([choosing.close(), landed.close()]);
    return played;
  } finally {
    await table.close();
  }
}

/** A bare page gets as many messages right before each measurement, so that both meet the same load of the machine. */
async function playRounds(
  table: BenchTable,
  oneByOne: number,
  bare: { readonly choosing: BarePage; readonly landed: BarePage },
): Promise<Rounds> {
  const [presses, barePresses, openings, barePaints]: [number[], number[], OpeningTook[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await table.allArmed();
    if (round % oneByOne === 0) {
      barePresses.push(...(await bare.choosing.paint(table.seats)));
      presses.push(...(await pressOneByOne(table)));
    } else await pressTogether(table);
    barePaints.push(...(await bare.landed.paint(1)));
    openings.push(await open(table));
    await next(table);
  }
  return { presses, barePresses, openings, barePaints };
}

/**
 * To the next round, of another game where this one is over; resolves when its cards lie. Nobody presses in the third of a
 * second in which they are laid out, and nothing moves on a bare page.
 */
export async function next(table: BenchTable): Promise<void> {
  const shown = table.display.next(({ phase }) => phase === 'choosing');
  await table.host.step('skip');
  if (table.host.course?.phase === 'over') await table.begin();
  await shown;
  await table.display.atRest();
}

async function pressOneByOne(table: BenchTable): Promise<readonly number[]> {
  const took: number[] = [];
  for (let seat = 0; seat < table.seats; seat += 1) {
    await atAnyMoment();
    const shown = table.display.next(({ ready }) => ready === `${seat + 1} of ${table.seats} ready`);
    const pressed = now();
    table.press(seat);
    took.push((await shown).at - pressed);
  }
  return took;
}

/** Resolves when the display counts all as ready. */
export async function pressTogether(table: BenchTable): Promise<void> {
  const all = table.seats;
  const shown = table.display.next(({ ready }) => ready === `${all} of ${all} ready`);
  for (let seat = 0; seat < all; seat += 1) table.press(seat);
  await shown;
}

/** Counts and opens; resolves when the dice have been drawn. */
export async function open(table: BenchTable): Promise<OpeningTook> {
  const all = table.seats;
  const shown = table.display.next(({ phase, dice }) => phase === 'shown' && dice === all);
  await table.host.step('count');
  const { at } = await shown;
  const { faces, asked, last } = table.revealing.taken();
  const { diskStatus } = table.host.view.table;
  if (faces !== all || diskStatus.kind !== 'saved') throw new Error('not a whole opening on a disk that writes');
  const { flushMs } = diskStatus;
  return { reveal: last - asked, paint: at - last - flushMs, host: table.shownAt - last - flushMs, flush: flushMs };
}
