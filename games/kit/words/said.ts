import type { Seat } from '../../../rulebook/seat.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { pairIn, sentenceIn, type StampKind } from '../../../words/room.ts';
import type { Language } from '../../../words/language.ts';

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

type NameOf = (seats: readonly Seat[]) => string;

/** What is spoken of an outcome: in four seconds or less, with the names if there is time for them. */
export function spokenOf({ spoken, verdict, seats }: OutcomeSaid, nameOf: NameOf, language: Language): string {
  const named = seats.length === 0 ? [] : [pairIn(language, nameOf(seats), verdict)];
  return spoken ?? [...named, verdict].find(({ length }) => length <= SPOKEN_LONGEST) ?? '';
}

/** What decided, with what was weighed, for a listener. `nameOf` lists seats by name. */
export function inFull({ weighed = [], why }: OutcomeSaid, nameOf: NameOf, language: Language): string {
  const each = weighed.map(({ seats, what }) => sentenceIn(language, pairIn(language, nameOf(seats), what)));
  return [...each, why].join(' ');
}
