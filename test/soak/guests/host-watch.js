/*
 * Loaded into a host before its program (`node --import`): its clock is as many milliseconds wrong as the file GUESTS_CLOCK
 * says, and once a second it appends to the file GUESTS_FIGURES what it holds and how long its event loop stood still.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const { GUESTS_CLOCK = '', GUESTS_FIGURES = '' } = process.env;
const TrueDate = Date;
let wrongBy = 0;

globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + wrongBy);
    else super(...given);
  }
  static now() {
    return TrueDate.now() + wrongBy;
  }
};

const read = () => (wrongBy = Number(readFileSync(GUESTS_CLOCK, 'utf8')));
read();
setInterval(read, 200).unref();

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(() => {
    appendFileSync(GUESTS_FIGURES, `${JSON.stringify({ pause: delay.max / 1e6, rss: process.memoryUsage.rss() })}\n`);
    delay.reset();
  }, 1_000).unref();
}
