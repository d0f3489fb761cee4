import type { Answerer, RoundChoices, SeatInput } from '../contract/view.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { Ask, Question } from '../../rulebook/ask.ts';
import type { PlayerId, Seat } from '../../rulebook/seat.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import type { ClosingSeal } from '../../firmware-protocol/codec/seal.ts';
import type { Clock } from '../clock/clock.ts';
import type { Opened } from './opened.ts';

/** The opening whose faces are judged, as the round has it. */
export interface Judged {
  /** False once something else has ended it: a new game, an undo, the end of the host. */
  stands(): boolean;
  landed(): void;
}

/** What a round reads of the table as it is now. */
export interface RoundFacts {
  /** What the game waits for; undefined when it is over. */
  readonly question: Ask<Question> | undefined;
  /** Who sits where, by seat. */
  readonly circle: readonly PlayerId[];
  readonly inputs: readonly SeatInput[];
  readonly dealer: Seat;
  readonly choices: RoundChoices;
  /** How the last reveal ended for each seat. */
  readonly verdicts: readonly Verdict[];
}

/** The last seal of a seat at T, and what it was made under. */
export interface CommittedSeal {
  readonly sealer: Sealer;
  /** The number of its attempt; undefined until one is reserved. */
  readonly number: number | undefined;
  readonly hostNonce: string;
  readonly seal: ClosingSeal;
  /** ms from T until the close was answered. */
  readonly answered: number;
}

/** What a round needs of the table it runs on. */
export interface RoundTable {
  readonly clock: Clock;
  readonly state: RoundFacts;
  /** Answers an open question for a bot and records it; false if that could not be done. */
  answerForBot(): Promise<boolean>;
  /** A fresh sealer for this seat, or undefined if it plays with a real die. */
  sealer(seat: Seat, listener: SealerListener): Sealer | undefined;
  /** Reserves the next attempt number, and waits as long as the disk refuses. */
  reserve(): Promise<number>;
  hostNonce(): string;
  /** Records the commitments of an attempt; resolves when they are flushed, with their fingerprint as below. */
  commit(attempt: number, seals: readonly CommittedSeal[]): Promise<string | undefined>;
  /** The fingerprint of an attempt's recorded commitments; undefined if it has none, or they are in no file. */
  fingerprint(attempt: number): string | undefined;
  /**
   * Judges, records, flushes; calls `landed` in the same turn in which the table changes. Does nothing if the opening
   * no longer stands when its turn comes. Rejects if the faces cannot be judged.
   */
  judge(opened: Opened, opening: Judged): Promise<void>;
  /** Letters of the sentence of each outcome of the last reveal, in the language in which it is longest. */
  letters(): readonly number[];
  /** The keyboard that seats play by is turned to naming cards. */
  readonly naming: boolean;
  /** The console has the keys that seats would seal by. */
  readonly keysRest: boolean;
  /** The seats have their keys from now on. */
  giveKeysBack(): void;
  /** The round has changed, so the screens need a new view. */
  changed(): void;
}

/** The seats that the sealed question asks; none if no sealed question is put. */
export function seatsAsked({ question }: RoundFacts): readonly Seat[] {
  return question?.kind === 'sealed' ? question.seats : [];
}

/** `inputs` by seat. A bot answers for its own seat; people answer a question for the whole table, if any of them play. */
export function answererOf(ask: Ask | undefined, inputs: readonly SeatInput[]): Answerer | undefined {
  if (ask === undefined) return undefined;
  if (inputs.every(({ kind }) => kind === 'bot')) return { kind: 'all bots' };
  return ask.seat !== undefined && inputs[ask.seat]?.kind === 'bot' ? { kind: 'bot', seat: ask.seat } : { kind: 'dealer' };
}

/** Whether a count may come before an open question. */
export function mayCount(ask: Ask | undefined): boolean {
  return ask?.counted === true;
}

/** What the host does by itself; `counted`: the count before the question has ended. It starts no count if people play. */
export function autoplayOf(ask: Ask | undefined, inputs: readonly SeatInput[], counted: boolean): 'count' | 'answer' | 'nothing' {
  const answerer = answererOf(ask, inputs);
  if (answerer === undefined || answerer.kind === 'dealer') return 'nothing';
  if (!mayCount(ask) || counted) return 'answer';
  return answerer.kind === 'all bots' ? 'count' : 'nothing';
}
