import { chipsPressing, chipsReplugging, chipsRevealing, firmwareFlash, firmwareRam } from './chips.ts';
import { commanding, flushing } from './commanding.ts';
import { idlingDesktop, remembering } from './desktop/desktop.ts';
import { downloading, openingDesktop } from './desktop/installer.ts';
import { flooded } from './flood.ts';
import { playingWithBadBrokers } from './hall/bad-brokers.ts';
import { losingNothing, memoryOfATable, processorOfATable, showing, showingByOwnBroker } from './hall/hall-load.ts';
import { restarting } from './hall/restart.ts';
import { seatingAll, seatingMany } from './hall/seating.ts';
import { comingBack } from './phone-back.ts';
import { idling } from './idle-phones.ts';
import { judging } from './judge.ts';
import { keying } from './keys.ts';
import type { Held, Measure } from './measure.ts';
import { painting, pressing, pressingPhones, revealing, revealingPhones } from './moments.ts';
import { painted, phonePage, phonePainted, script } from './page-load.ts';
import { reopening } from './reopen.ts';
import { replugging } from './replug.ts';
import { decodingLines, decodingPieces } from './serial.ts';
import { simulating } from './simulate.ts';
import { answering, serving } from './starting.ts';
import { presented } from './presentation.ts';

/**
 * Every promise that a figure can show. The rules come first: they run half as fast in a process that has played with a
 * browser before.
 */
export const MEASURES: readonly Measure[] = [
  judging,
  simulating,
  answering,
  serving,
  pressing,
  keying,
  painting,
  revealing,
  reopening,
  flushing,
  commanding,
  decodingLines,
  decodingPieces,
  flooded,
  presented,
  painted,
  script,
  phonePage,
  phonePainted,
  pressingPhones,
  revealingPhones,
  comingBack,
  idling,
  replugging,
  chipsPressing,
  chipsRevealing,
  chipsReplugging,
  firmwareFlash,
  firmwareRam,
  playingWithBadBrokers,
  showing,
  showingByOwnBroker,
  losingNothing,
  processorOfATable,
  memoryOfATable,
  restarting,
  seatingMany,
  seatingAll,
  downloading,
  openingDesktop,
  idlingDesktop,
  remembering,
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
    by: ['test/serial/garbage.test.ts', 'test/serial/under-fire.test.ts', 'test/firmware/under-fire.test.ts'],
  },
  {
    name: 'npm test',
    promise: '8 minutes or less on 2 cores',
    by: ['test/run.ts'],
  },
];
