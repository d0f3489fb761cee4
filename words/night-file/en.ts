import { counted, type Worded } from '../language.ts';

/** The window that shows the file of a night. What it says of a verdict is in `words/nights/`. */
export const NIGHT_FILE_EN = {
  reading: 'Reading and checking the file …',
  /** The running referee writes this file now. */
  isOpen: 'This night is being played now. Here is what was on the screens when the file was read.',
  readAgain: 'Read it again',
  games: 'Games',
  noRound: 'No round was played.',
  rounds: (rounds: number) => counted(rounds, 'round', 'rounds'),
  winner: (names: readonly string[]) => `${names.length === 1 ? 'Winner' : 'Winners'}: ${names.join(', ')}`,
  notEnded: 'not played to its end',
  verdict: 'Verification',
  late: (line: number, seat: number, ms: number) =>
    `Line ${line}: seat ${seat + 1} answered ${ms} ms after the count. The face counted, because the dealer waited for it.`,
  exports: 'Export',
  exportsWhat: 'An export is a new file in a place that you choose. This file is only read, never changed.',
  saved: (rounds: number, path: string) => `${counted(rounds, 'round', 'rounds')} written to ${path}`,
  isNight: (path: string) => `${path} is a night. An export never replaces a night. Choose another name.`,
  seatsAtKeys: 'While seats play by keys no dialog opens, because it would show what they press. Export when the game is over.',
  notSaved: (code: string) => `The export could not be written there (${code}). Choose another place.`,
  foreign: 'This file is not a night of this referee. It was not changed.',
  headless: 'The first line of this file is damaged, so nothing in it can be trusted. The file was not changed.',
  newer: 'A newer version of the referee wrote this night. Update the referee to read it. The file was not changed.',
  unreadable: (code: string) =>
    `The system does not let the referee read this file (${code}). Check its permissions, or the disk.`,
  gone: 'This file is no longer there. Was it moved, or is its disk unplugged?',
  tooLarge: (most: number) => `This file has more than ${most} MB. No night comes near that, so it was not read.`,
  gaveUp:
    'Reading this file took too much time or memory, so the referee stopped reading it. The file was not changed, and a running game is not affected.',
  close: 'Close',
};
export type NightFileWords = Worded<typeof NIGHT_FILE_EN>;
