import { chipsPressing, chipsReplugging, chipsRevealing, firmwareFlash, firmwareRam } from './chips.ts';
import { commanding, flushing } from './commanding.ts';
import { idlingDesktop, remembering } from './desktop/desktop.ts';
import { downloading, openingDesktop } from './desktop/installer.ts';
import { flooded } from './flood.ts';
import { playingWithBadBrokers } from './hall/bad-brokers.ts';
import { losingNothing, memoryOfATable, processorOfATable, showing, showingAll } from './hall/hall-load.ts';
import { restarting } from './hall/restart.ts';
import { seatingAll, seatingMany } from './hall/seating.ts';
import { idling } from './idle-phones.ts';
import { judging } from './judge.ts';
import { keying } from './keys.ts';
import type { Held, Measure, Measured } from './measure.ts';
import { painting, pressing, revealing } from './moments.ts';
import { painted, phonePage, phonePainted, script } from './page-load.ts';
import { comingBack } from './phone-back.ts';
import { presented } from './presentation.ts';
import { reopening } from './reopen.ts';
import { replugging } from './replug.ts';
import { decoding } from './serial.ts';
import { simulating } from './simulate.ts';
import { answering, serving } from './starting.ts';

type Run = (seats: number) => Measured | Promise<Measured>;

/** `by` names the file that measures it. */
const once = (name: string, promise: string, by: string, run: Run): Measure => ({
  ...{ name, promise, by: `test/bench/${by}.ts` },
  run,
});
const each = (...row: Parameters<typeof once>): Measure => ({ ...once(...row), seats: [2, 5, 10] });
/** Phones are measured at the largest table alone: it is the hardest. */
const ten = (...row: Parameters<typeof once>): Measure => ({ ...once(...row), seats: [10] });

/**
 * Every promise that a figure can show. The rules come first: they run half as fast in a process that has played with a
 * browser before.
 */
export const MEASURES: readonly Measure[] = [
  each('judge with reasons, one core', '1,000,000 a second', 'judge', judging),
  each('simulate with bots, one core', '200,000 rounds a second', 'simulate', simulating),
  once('referee resolve of one line', '250 ms or 4 × node', 'starting', answering),
  once('npm start to a page in the browser', '2 s or 6 × npm run', 'starting', serving),
  each('press on a pad to its "ready"', 'p50 2 times bare page', 'moments', pressing('pads')),
  each('key on the console to the display', 'p99 100 ms or less', 'keys', keying),
  each('last face to outcome, no storage', 'p50 2 times bare page', 'moments', painting),
  each('REVEAL to the last face', 'p99 40 ms or less', 'moments', revealing('pads', 40)),
  each('a night of 10,000 rounds reopened', '1 s or less', 'reopen', reopening),
  each('command with its flush', '3 times bare', 'commanding', flushing),
  each('command at round 10,000 against 10', 'the same, within half', 'commanding', commanding),
  once('serial decoding, a line at a time', '1.5 times bare, CPU', 'serial', decoding('lines')),
  once('serial decoding, cut anywhere', '1.5 times bare, CPU', 'serial', decoding('pieces')),
  once('64 MB without a newline on a port', 'grows less than 1 MB', 'flood', flooded),
  each('table display, a round presented, 1080p', '60 fps in software', 'presentation', presented),
  each('table display: first paint', '1 s or less', 'page-load', painted),
  once('table display: script', '130 KB compressed', 'page-load', script),
  once('phone: page', '110 KB compressed', 'page-load', phonePage),
  once('phone: first paint, CPU slowed 4×', '1 s or less', 'page-load', phonePainted),
  ten('press on a phone to its "ready"', 'p99 150 ms or less', 'moments', pressing('phones')),
  ten('phones: REVEAL to the last face', 'p99 100 ms or less', 'moments', revealing('phones', 100)),
  once('a phone back after a cut of 10 s', '3 s or less', 'phone-back', comingBack),
  ten('phones: host while nobody presses', '5 % of a core', 'idle-phones', idling),
  each('all pads pulled, plugged in, armed', '4 s or less', 'replug', replugging),
  each('firmware: press to sealed at the host', 'p99 100 ms or less', 'chips', chipsPressing),
  each('firmware: REVEAL to the last face', 'p99 40 ms or less', 'chips', chipsRevealing),
  each('firmware: plugged in to armed', '4 s or less', 'chips', chipsReplugging),
  once('firmware: flash', '8192 bytes or less', 'chips', firmwareFlash),
  once('firmware: RAM', '1024 bytes or less', 'chips', firmwareRam),
  once('round with a dead or hostile broker', 'as without, 1.1 times', 'hall/bad-brokers', playingWithBadBrokers),
  once('hall: reveal to board, 500 tables', 'p99 1 s or less', 'hall/hall-load', showing('mosquitto')),
  once('hall, own broker: reveal to board', 'p99 1 s or less', 'hall/hall-load', showing('own')),
  once('hall: 1,000 tables of people', 'p99 1 s or less', 'hall/hall-load', showingAll),
  once('hall: results lost or doubled', '0', 'hall/hall-load', losingNothing),
  once('hall: CPU a table, 500 against 50', 'the same, within half', 'hall/hall-load', processorOfATable),
  once('hall: memory a table, 500 to 150', 'the same, within half', 'hall/hall-load', memoryOfATable),
  once('hall: 500 tables and 250 MB restarted', '3 s or less', 'hall/restart', restarting),
  once('hall: 2,500 people seated', '5 s of a core or less', 'hall/seating', seatingMany),
  once('hall: evenings with a known best', 'at most 4 meet again', 'hall/seating', seatingAll),
  once('download of an installer', '110 MB or less', 'desktop/installer', downloading),
  once('desktop: start to the window', '2 s', 'desktop/installer', openingDesktop),
  once('desktop: an idle table', '2 % of a core', 'desktop/desktop', idlingDesktop),
  once('desktop: both windows, 500 rounds', '350 MB or less, and flat', 'desktop/desktop', remembering),
];

/** The promises that suites and campaigns hold by trying to break them. */
export const HELD: readonly Held[] = [
  {
    name: 'killed or power cut at any moment',
    promise: '0 accepted commands lost',
    by: ['test/record/power-cut.test.ts', 'test/serial/killed-host.test.ts'],
  },
  {
    name: 'garbage on a port',
    promise: 'never a wrong face, never a crash',
    by: ['test/serial/under-fire.test.ts', 'test/firmware/under-fire.test.ts'],
  },
  { name: 'npm test', promise: '8 minutes or less on 2 cores', by: ['test/run.ts'] },
];
