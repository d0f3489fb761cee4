import { randomInt } from 'node:crypto';
import { barePaints } from './bare-page.ts';
import { BenchTable } from './bench-table.ts';
import { now } from './one-clock.ts';
import { pause } from './until.ts';

const ROUNDS = 120;
/** In some rounds pads are pressed one by one, and each one's "ready" is waited for: so many presses in all, or nearly. */
const PRESSES = 300;
/** Messages to a bare page, before the rounds and again after them. */
const BARE = 60;

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
  /** From a message to a bare page's painted frame, in ms: the least that any of these can take. */
  readonly bare: readonly number[];
}

const played = new Map<number, Promise<Rounds>>();

/** Played once with so many pads for all that is measured on them. */
export function rounds(seats: number): Promise<Rounds> {
  const begun = played.get(seats) ?? play(seats);
  played.set(seats, begun);
  return begun;
}

async function play(seats: number): Promise<Rounds> {
  const before = await barePaints(BARE);
  const played = await playTable(seats);
  return { ...played, bare: [...before, ...(await barePaints(BARE))] };
}

async function playTable(seats: number): Promise<Omit<Rounds, 'bare'>> {
  const table = await BenchTable.open(seats);
  try {
    const presses: number[] = [];
    const openings: OpeningTook[] = [];
    const oneByOne = Math.max(1, Math.round((ROUNDS * seats) / PRESSES));
    for (let round = 0; round < ROUNDS; round += 1) {
      await table.allArmed();
      if (round % oneByOne === 0) presses.push(...(await pressOneByOne(table)));
      else await pressTogether(table);
      openings.push(await open(table));
      await table.step('skip');
      if (table.phase === 'over') await table.begin();
    }
    return { presses, openings };
  } finally {
    await table.close();
  }
}

async function pressOneByOne(table: BenchTable): Promise<readonly number[]> {
  const took: number[] = [];
  for (const [n, pad] of table.pads.entries()) {
    // Fingers know nothing of frames.
    await pause(randomInt(40));
    const shown = table.display.next(({ ready }) => ready === `${n + 1} of ${table.pads.length} ready`);
    const pressed = now();
    table.press(pad);
    took.push((await shown).at - pressed);
  }
  return took;
}

/** Resolves when the display counts all as ready. */
export async function pressTogether(table: BenchTable): Promise<void> {
  const all = table.pads.length;
  const shown = table.display.next(({ ready }) => ready === `${all} of ${all} ready`);
  for (const pad of table.pads) table.press(pad);
  await shown;
}

/** Counts and opens; resolves when the dice have been drawn. */
export async function open(table: BenchTable): Promise<OpeningTook> {
  const all = table.pads.length;
  const shown = table.display.next(({ phase, dice }) => phase === 'shown' && dice === all);
  await table.step('count');
  const { at } = await shown;
  const { faces, asked, last } = table.revealing.taken();
  const { diskStatus } = table.view.table;
  if (faces !== all || diskStatus.kind !== 'saved') throw new Error('not a whole opening on a disk that writes');
  const { flushMs } = diskStatus;
  return { reveal: last - asked, paint: at - last - flushMs, host: table.shownAt - last - flushMs, flush: flushMs };
}
