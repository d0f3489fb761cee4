import type { Seat } from '../../../rulebook/seat.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import type { StampKind } from '../../../words/room.ts';

/** What belongs to one or more seats together, in a few words: "elite partners 27". */
export interface Weighed {
  readonly seats: readonly Seat[];
  readonly what: string;
}

/** One outcome of a round in words. The display shows it, the log reads it, the voice says it: all from here. */
export interface OutcomeSaid {
  /** Falls beside the verdict, and sounds; undefined where nothing came of it. */
  readonly stamp?: StampKind | undefined;
  /** In a word or three, biggest of all: "takes 10 cards", "War!". */
  readonly verdict: string;
  readonly seats: readonly Seat[];
  /** One sentence: what decided. */
  readonly why: string;
  /** What was weighed against each other, the stronger first: shown above `why`. */
  readonly weighed?: readonly Weighed[];
  readonly clause: string;
  /** To be spoken, in four seconds or less, where that is not the verdict and whose it is; empty where nothing changes. */
  readonly spoken?: string;
  /** The goal of the lesson that this outcome shows; its rule is taught beside it in a lesson and in the teaching pace. */
  readonly goal?: string | undefined;
}

/** What is spoken of an outcome: in four seconds or less, with the names if there is time for them. */
export function spokenOf({ spoken, verdict, seats }: OutcomeSaid, nameOf: (seats: readonly Seat[]) => string): string {
  const named = seats.length === 0 ? [] : [`${nameOf(seats)}: ${verdict}`];
  return spoken ?? [...named, verdict].find(({ length }) => length <= SPOKEN_LONGEST) ?? '';
}

/** What decided, with what was weighed, for a listener. `nameOf` lists seats by name. */
export function inFull({ weighed = [], why }: OutcomeSaid, nameOf: (seats: readonly Seat[]) => string): string {
  return [...weighed.map(({ seats, what }) => `${nameOf(seats)}: ${what}.`), why].join(' ');
}
