import type { Presentation, RoundChoices } from '../contract/view.ts';
import { LETTER_MS } from '../../words/reading.ts';

interface Pace {
  /** ms for the dice to land. */
  readonly first: number;
  /** ms for each outcome at least. */
  readonly least: number;
  /** ms for each letter of its sentence, where that takes longer. */
  readonly letter: number;
  /** ms before the host answers for a bot: people are to see what was asked. */
  readonly thinking: number;
}

export const PACES: Readonly<Record<RoundChoices['pace'], Pace>> = {
  quick: { first: 1000, least: 700, letter: 0, thinking: 300 },
  normal: { first: 1500, least: 1500, letter: LETTER_MS, thinking: 800 },
  teaching: { first: 2500, least: 6000, letter: LETTER_MS, thinking: 2000 },
};

/** ms for all sentences of a round, so that ten outcomes do not drag: then each has the least of the normal pace. */
const MOST = 15_000;

/** When each outcome of a round is presented, by the `letters` of its sentence: all are read faster if that is more than `MOST`. */
export function presentationFrom(shownAt: number, pace: RoundChoices['pace'], letters: readonly number[]): Presentation {
  const { first, least, letter } = PACES[pace];
  const all = letters.reduce((sum, count) => sum + count, 0);
  const each = Math.min(letter, MOST / Math.max(1, all));
  const outcomesAt: number[] = [];
  let at = shownAt + first;
  for (const count of letters) {
    outcomesAt.push(at);
    at += Math.max(least, Math.round(count * each));
  }
  return { shownAt, outcomesAt, presentedAt: at };
}
