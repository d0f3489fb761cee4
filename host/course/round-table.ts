import type { RoundChoices, SeatInput } from '../contract/view.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Ask, Question } from '../../rulebook/ask.ts';
import type { PlayerId, Seat } from '../../rulebook/seat.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import type { CommittedSeal } from './sealed-seat.ts';
import type { Clock } from '../clock/clock.ts';
import type { Opened } from './opened.ts';

/** The opening whose faces are judged, as the round has it. */
export interface Judged {
  /** False once something else has ended it: a new game, an undo, the end of the host. */
  stands(): boolean;
  landed(): void;
}

/** What a round needs of the table it runs on. */
export interface RoundTable {
  readonly clock: Clock;
  /** What the game waits for; undefined when it is over. */
  question(): Ask<Question> | undefined;
  /** Who sits where, by seat. */
  circle(): readonly PlayerId[];
  dealer(): Seat;
  choices(): RoundChoices;
  readonly inputs: readonly SeatInput[];
  /** Answers an open question for a bot and records it; false where that could not be done. */
  answerForBot(): Promise<boolean>;
  outcomes(): number;
  verdict(seat: Seat): Verdict;
  /** A fresh sealer for this seat, or undefined where it plays with a real die. */
  sealer(seat: Seat, listener: SealerListener): Sealer | undefined;
  /**
   * The next attempt number of the counter for all nights, reserved on disk. Waits as long as the disk refuses; undefined
   * once there is none left: then nobody can seal.
   */
  reserve(): Promise<number | undefined>;
  hostNonce(): string;
  /** Records the commitments of an attempt; resolves when they are flushed, with their fingerprint as below. */
  commit(attempt: number, seals: readonly CommittedSeal[]): Promise<string | undefined>;
  /** Of the recorded commitments of an attempt; undefined where it has none, or they are in no file. */
  fingerprint(attempt: number): string | undefined;
  /**
   * Judges, records, flushes; calls `landed` in the same turn in which the table changes. Does nothing if the opening
   * no longer stands when its turn comes. Rejects when the faces cannot be judged.
   */
  judge(opened: Opened, opening: Judged): Promise<void>;
  /** The round has changed: the screens want a new view. */
  changed(): void;
}

/** The seats that a sealed question is for; nobody where none is put. */
export function seatsAsked(question: Question | undefined): readonly Seat[] {
  return question?.kind === 'sealed' ? question.seats : [];
}
