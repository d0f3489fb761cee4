import { BenchTable } from './bench-table.ts';
import type { Measured } from './measure.ts';
import { open, pressTogether } from './rounds.ts';

const PROMISED = 60;
const ROUNDS = 2;
/** A frame that begins later than this after the one before has let one go by. */
const LATE_MS = 25;

/** Runs in the page: when its frames began, for so many ms. */
function framesFor(length: number): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const frame = (at: number): void => {
      frames.push(at);
      if (at < (frames[0] ?? at) + length) requestAnimationFrame(frame);
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}

/** Frames of whole presentations, from the landing of the dice on: the time between each two, in ms. */
async function framesOfPresentations(seats: number): Promise<readonly number[]> {
  const table = await BenchTable.open(seats);
  try {
    const between: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await table.allArmed();
      await pressTogether(table);
      await open(table);
      const course = table.host.course;
      if (course?.phase !== 'shown') throw new Error('no outcomes are shown');
      const frames = await table.display.page.evaluate(framesFor, course.presentedAt - Date.now() - 200);
      for (const [n, at] of frames.entries()) if (n > 0) between.push(at - (frames[n - 1] ?? at));
    }
    return between;
  } finally {
    await table.close();
  }
}

export async function presented(seats: number): Promise<Measured> {
  const between = await framesOfPresentations(seats);
  const fps = 1000 / (between.reduce((sum, each) => sum + each, 0) / between.length);
  const late = between.filter((each) => each > LATE_MS).length;
  return {
    figure: `${fps.toFixed(1)} fps`,
    detail: `${late} of ${between.length} frames late`,
    ratio: PROMISED / Math.round(fps),
  };
}
