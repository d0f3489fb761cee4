import type { FakeHall } from '../../../renderer/hall/testing/fake-hall.ts';
import { PEOPLE } from '../people.ts';

/** All writings in one hall: the longest names, other scripts, marks. */
const MIXED = Object.values(PEOPLE).flat();

/** Halls that pictures are taken of. */
export const HALLS = {
  /** Before anybody has been seated. */
  fresh: { round: 0, people: 12 },
  three: { tables: 3, people: 12 },
  /** A tournament as a club plays it. */
  club: { names: PEOPLE.hungarian, people: 30, tables: 7, seats: 5, rounds: 5, round: 3 },
  /** Twelve tables, everybody with the longest name, and every trouble that a table can have. */
  long: { names: PEOPLE.long, people: 60, tables: 12, seats: 5, round: 2, troubled: true },
  /** Everybody at two tables. */
  ten: { names: PEOPLE.long, people: 20, tables: 2, seats: 10 },
  /** More than fits on any screen. */
  large: { names: MIXED, people: 600, tables: 60, seats: 10, rounds: 50, round: 20, troubled: true },
  /** As large as a hall may be. */
  full: { names: MIXED, people: 5_000, tables: 500, seats: 10, rounds: 50, round: 4, troubled: true },
} as const satisfies Readonly<Record<string, FakeHall>>;
