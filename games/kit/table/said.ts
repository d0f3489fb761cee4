import type { Seat } from '../../../rulebook/seat.ts';
import type { StampKind } from '../../../renderer/ui/stamps.ts';

/** What belongs to one or more seats together, in a few words: "elite partners 27". */
export interface Weighed {
  readonly seats: readonly Seat[];
  readonly what: string;
}

/** One outcome of a round in words. The display shows it, the log reads it, the voice says it: all from here. */
export interface Said {
  /** Falls beside the verdict, and sounds; undefined where nothing came of it. */
  readonly stamp?: StampKind;
  /** In a word or three, biggest of all: "takes 10 cards", "War!". */
  readonly verdict: string;
  /** Whom it falls to. */
  readonly seats: readonly Seat[];
  /** One sentence: what decided. */
  readonly why: string;
  /** What was weighed against each other, the stronger first, each with whose it is: told above `why`. */
  readonly weighed?: readonly Weighed[];
  /** What it rests on, as the rulings number it. */
  readonly clause: string;
  /** To be spoken: who and what, in four seconds or less; empty where nothing changes. */
  readonly spoken: string;
  /** The goal of the lesson that this outcome shows; its rule is told beside it in a lesson and in the teaching pace. */
  readonly goal?: string;
}

/** What decided, with what was weighed, for who does not see it drawn. `nameOf` lists seats by name. */
export function inFull({ weighed = [], why }: Said, nameOf: (seats: readonly Seat[]) => string): string {
  return [...weighed.map(({ seats, what }) => `${nameOf(seats)}: ${what}.`), why].join(' ');
}
