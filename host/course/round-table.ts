import type { RoundChoices } from '../contract/view.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Ask } from '../../rulebook/ask.ts';
import type { PlayerId, Seat } from '../../rulebook/seat.ts';
import type { AttemptTable, CommittedSeal } from './attempt.ts';
import type { Clock } from './clock.ts';
import type { Opened } from './opened.ts';

/** The opening whose faces are judged, as the course of the round has it. */
export interface Judged {
  /** False once something else has ended it: a game begun, a step undone, the host closed. */
  stands(): boolean;
  landed(): void;
}

/** What the kiosk does by itself at a table that asks: start the count, answer the question, or wait for the dealer. */
export type BySelf = 'count' | 'answer' | 'nothing';

/** What the course of a round needs of the table it runs on. */
export interface RoundTable extends AttemptTable {
  readonly clock: Clock;
  /** Rises with every call; see `Course`. */
  nextStep(): number;
  /** Who sits where, by seat. */
  circle(): readonly PlayerId[];
  /** Seats that must choose now, ascending. */
  inGame(): readonly Seat[];
  over(): boolean;
  /** In a game that asks instead of sealing faces: whether the table asks, and what now. */
  asks(): boolean;
  ask(): Ask | undefined;
  /** `counted`: the count before the question has ended. */
  bySelf(counted: boolean): BySelf;
  /** Answers the question by itself and records it; false where that could not be done. */
  answerBySelf(): Promise<boolean>;
  /** Some seat plays by keys. */
  playsByKeys(): boolean;
  dealer(): Seat;
  choices(): RoundChoices;
  tellings(): number;
  verdict(seat: Seat): Verdict;
  /** Records the commitments of an attempt; resolves when they are flushed, with their fingerprint as below. */
  commit(attempt: number, seals: readonly CommittedSeal[]): Promise<string | undefined>;
  /** Of the recorded commitments of an attempt; undefined where it has none, or they stand in no file. */
  fingerprint(attempt: number): string | undefined;
  /**
   * Judges, records, flushes; calls `landed` in the same turn in which the table changes. Nothing of it where the opening
   * no longer stands when its turn comes. Rejects when judged impossible.
   */
  judge(opened: Opened, opening: Judged): Promise<void>;
  /** The course has changed: the screens want a new view. */
  changed(): void;
}
