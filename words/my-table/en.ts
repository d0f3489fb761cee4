import type { Worded } from '../language.ts';

/** What the phone of a guest says: where they sit, and how they stand. */
export const MY_TABLE_EN = {
  title: 'My table',
  connecting: 'Connecting …',
  notLive: (since: string) => `Not live since ${since}`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  find: 'Find your name',
  nobodyFound: 'Nobody has that name.',
  more: (count: number) => `${count} more: type on`,
  table: 'Table',
  tableOf: (table: number) => `Table ${table}`,
  seat: (seat: number) => `Seat ${seat}`,
  left: 'Left of you',
  right: 'Right of you',
  opposite: 'Opposite you',
  out: 'You sit out this round.',
  /** Before somebody has checked in, and after. */
  awaited: 'Say that you are here, or you will have no seat.',
  iAmHere: 'I am here',
  checkedIn: 'The organiser knows that you are here.',
  notTaken: 'That did not arrive. Try again in a minute, or tell the organiser.',
  gone: 'You are down as gone: tell the organiser if you are here.',
  coming: 'Your table will be shown here when the next round begins.',
  over: 'That was the last round.',
  standing: (place: number, total: string) => `Place ${place} with ${total}`,
  tie: 'Equal totals: more wins first, then a shared place.',
  lot: 'Not everybody on your place fits into the final: the lot decides.',
  other: 'Somebody else',
};
export type MyTableWords = Worded<typeof MY_TABLE_EN>;
